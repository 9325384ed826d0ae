@_exported public import TatamiBox
@_exported public import TatamiBricks
@_exported public import TatamiGeometry
@_exported public import TatamiMosaic
@_exported public import TatamiReactive
@_exported public import TatamiTournamentViews
@_exported public import TatamiUIKit
