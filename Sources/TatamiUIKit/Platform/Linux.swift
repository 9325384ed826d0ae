@_exported public import TatamiLists
@_exported public import TatamiViews
