public import Foundation
import TatamiDrawing

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing that is rendered; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format for the screen.
  open class func `default`() -> Self { self.init() }

  /// Makes a format for the screen.
  open class func preferred() -> Self { self.init() }

  /// Creates a format for the screen.
  public required override init() {}
}

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The graphics context, which is current while the renderer draws.
  public let cgContext: CGContext
  /// The output format.
  public let format: UIGraphicsRendererFormat

  init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
    self.cgContext = cgContext
    self.format = format
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) {
    cgContext.fill(rect)
  }

  /// Fills a rectangle with a blend mode.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(with: blendMode, alpha: cgContext.state.alpha) { fill(rect) }
  }

  /// Strokes a rectangle inside its edges.
  open func stroke(_ rect: CGRect) {
    let half = CGFloat(cgContext.state.line.width / 2)
    cgContext.stroke(rect.insetBy(dx: half, dy: half))
  }

  /// Strokes a rectangle inside its edges with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(with: blendMode, alpha: cgContext.state.alpha) { stroke(rect) }
  }

  /// Clips later drawing to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// The base class of offscreen renderers.
open class UIGraphicsRenderer: NSObject {
  /// The output format.
  public let format: UIGraphicsRendererFormat

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
