public import Foundation
import TatamiDrawing
import TatamiGeometry

extension CGContext {
  /// Sets the colour of fills.
  public func setFillColor(_ color: CGColor) {
    state.fill = color.value
  }

  /// Sets the colour of fills from sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of fills to a grey from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the colour of strokes.
  public func setStrokeColor(_ color: CGColor) {
    state.stroke = color.value
  }

  /// Sets the colour of strokes from sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the colour of strokes to a grey from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the width of strokes, in points.
  public func setLineWidth(_ width: CGFloat) {
    state.line.width = Double(width)
  }

  /// Sets the look of line ends.
  public func setLineCap(_ cap: CGLineCap) {
    state.line.cap = cap.value
  }

  /// Sets the look of corners.
  public func setLineJoin(_ join: CGLineJoin) {
    state.line.join = join.value
  }

  /// Sets how many line widths a sharp corner may reach.
  public func setMiterLimit(_ limit: CGFloat) {
    state.line.miterLimit = Double(limit)
  }

  /// Sets lengths of dashes and gaps in turn, in points; empty for solid lines.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.line.dash.lengths = lengths.map { Double($0) }
    state.line.dash.phase = Double(phase)
  }

  /// Sets the opacity of everything drawn later, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = alpha >= 0 ? min(1, Double(alpha)) : 0
  }

  /// Sets how what is drawn later is combined with what is there.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blend = mode.value
  }

  /// Sets the shadow of everything drawn later; nil draws none.
  ///
  /// Offset and blur are points of the context's first coordinates: transforms do not change them.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map {
      Shadow(color: $0.value, offset: Size(offset), blurRadius: max(0, Double(blur)) / 2)
    }
  }

  /// Sets the shadow of everything drawn later: black of a third's opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }
}

extension CGContext {
  /// Draws with a blend mode and an opacity that end with the drawing.
  package func drawing(with blendMode: CGBlendMode, alpha: CGFloat, _ draw: () -> Void) {
    saveGState()
    setBlendMode(blendMode)
    setAlpha(alpha)
    draw()
    restoreGState()
  }
}
