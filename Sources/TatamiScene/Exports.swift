@_exported public import Tatami
@_exported public import TatamiDocuments
@_exported public import TatamiJSON
@_exported public import TatamiTournament
