@_exported public import TatamiUIKit
