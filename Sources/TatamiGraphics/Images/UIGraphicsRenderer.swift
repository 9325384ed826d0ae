public import Foundation
import TatamiDrawing

/// The base class of offscreen renderers.
open class UIGraphicsRenderer: NSObject {
  /// The output format.
  open private(set) var format: UIGraphicsRendererFormat

  let bounds: CGRect

  init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Runs a closure while a context is the current one.
  func withCurrent(_ context: CGContext, _ draw: () -> Void) {
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
  }
}
