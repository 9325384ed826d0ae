@_exported public import TatamiTesting
