public import Foundation
import TatamiDrawing

/// What a renderer makes.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing that is shown; set by the renderer.
  open internal(set) var bounds = CGRect.zero

  /// Makes a format for the screen.
  open class func `default`() -> Self { self.init() }

  /// Makes a format for the screen.
  open class func preferred() -> Self { self.init() }

  /// Makes a format for the screen.
  public required override init() {}
}

/// Where a renderer's drawing goes.
open class UIGraphicsRendererContext: NSObject {
  /// The context that is current while the renderer draws.
  public let cgContext: CGContext
  /// What is made.
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

  /// Draws along the edges of a rectangle, inside of it.
  open func stroke(_ rect: CGRect) {
    let half = CGFloat(cgContext.state.line.width / 2)
    cgContext.stroke(rect.insetBy(dx: half, dy: half))
  }

  /// Draws along the edges of a rectangle, inside of it, with a blend mode.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing(with: blendMode, alpha: cgContext.state.alpha) { stroke(rect) }
  }

  /// Limits later drawing to a rectangle.
  open func clip(to rect: CGRect) {
    cgContext.clip(to: rect)
  }
}

/// Draws into something that is not on the screen.
open class UIGraphicsRenderer: NSObject {
  /// What is made.
  public let format: UIGraphicsRendererFormat

  let bounds: CGRect

  init(bounds: CGRect, format: UIGraphicsRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
  }

  /// Runs a closure with a context as the current one.
  func withCurrent(_ context: CGContext, _ draw: () -> Void) {
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
  }
}
