public import Foundation

/// The drawing context of a renderer.
open class UIGraphicsRendererContext: NSObject {
  /// The graphics context, which is current while the renderer draws.
  open private(set) var cgContext: CGContext
  /// The output format.
  open private(set) var format: UIGraphicsRendererFormat

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
