public import Foundation
import TatamiDrawing
import TatamiGeometry

extension CGContext {
  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.value
  }

  /// Sets the color of fills from sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of fills to a gray from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.value
  }

  /// Sets the color of strokes from sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of strokes to a gray from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = Double(width)
  }

  /// Sets the shape of line ends.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap.value
  }

  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join.value
  }

  /// Sets the miter limit: the maximum ratio of a miter's length to the line width.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = Double(limit)
  }

  /// Sets alternating lengths of dashes and gaps, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash.lengths = lengths.map { Double($0) }
    state.line.dash.phase = Double(phase)
  }

  /// Sets whether edges of later shapes are antialiased; text always is.
  public func setShouldAntialias(_ shouldAntialias: Bool) {
    guard state.isAntialiased != shouldAntialias else { return }
    state.isAntialiased = shouldAntialias
    append(.antialias(shouldAntialias))
  }

  /// Sets the opacity of later drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha >= 0 ? min(1, Double(alpha)) : 0
  }

  /// Sets the blend mode of later drawing.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode.value
  }

  /// Sets the shadow of later drawing; nil for none.
  ///
  /// Offset and blur are in points of the base space: transforms do not change them.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(color: $0.value, offset: Size(offset), blurRadius: max(0, Double(blur)) / 2)
    }
  }

  /// Sets a black shadow with an opacity of 1/3 for later drawing.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}

extension CGContext {
  /// Runs drawing code with a temporary blend mode and opacity.
  package func drawing(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    saveGState()
    setBlendMode(blendMode)
    setAlpha(alpha)
    draw()
    restoreGState()
  }
}
