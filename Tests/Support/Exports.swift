@_exported public import TatamiAssertions
