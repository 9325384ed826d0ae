@_exported public import TatamiBracket
@_exported public import TatamiDocuments
@_exported public import TatamiGeometry
@_exported public import TatamiJSON
@_exported public import TatamiThemes
@_exported public import TatamiTournament
@_exported public import TatamiUIKit
