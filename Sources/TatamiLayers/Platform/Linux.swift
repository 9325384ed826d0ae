@_exported public import Foundation
@_exported public import TatamiGraphics
@_exported public import TatamiSelectors
