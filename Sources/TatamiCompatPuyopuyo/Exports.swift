@_exported public import Tatami
