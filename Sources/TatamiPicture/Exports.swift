@_exported public import TatamiScene
