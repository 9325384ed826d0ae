@_exported public import TatamiCollections
@_exported public import TatamiControls
@_exported public import TatamiListContent
@_exported public import TatamiTables
@_exported public import TatamiViews
