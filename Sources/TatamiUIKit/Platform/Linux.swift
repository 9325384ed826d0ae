@_exported public import TatamiControls
@_exported public import TatamiLists
@_exported public import TatamiViews
