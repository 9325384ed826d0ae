@_exported public import TatamiBracket
@_exported public import TatamiUIKit
