public import Foundation

/// Fills a rectangle in the current context's fill color.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the current context's fill color with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.drawing(with: blendMode, alpha: context.state.alpha) { context.fill(rect) }
}

/// Draws a frame one point wide inside a rectangle, in the fill color.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a frame one point wide inside a rectangle, in the fill color.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.drawing(with: blendMode, alpha: context.state.alpha) {
    context.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
    context.fillPath(using: .evenOdd)
  }
}

/// Clips later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
