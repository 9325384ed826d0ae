@_exported public import TatamiMatchLists
