@_exported public import TatamiLive
