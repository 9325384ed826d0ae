@_exported public import Tatami
@_exported public import TatamiTournament
