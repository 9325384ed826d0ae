@_exported public import TatamiBracket
@_exported public import TatamiDocuments
@_exported public import TatamiTournament
@_exported public import TatamiUIKit
