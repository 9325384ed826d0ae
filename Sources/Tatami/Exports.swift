@_exported public import TatamiBox
@_exported public import TatamiBracket
@_exported public import TatamiBricks
@_exported public import TatamiMosaic
@_exported public import TatamiReactive
@_exported public import TatamiTournament
@_exported public import TatamiUIKit
