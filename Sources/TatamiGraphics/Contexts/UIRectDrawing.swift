public import Foundation

/// Fills a rectangle in the current context's fill colour.
public func UIRectFill(_ rect: CGRect) {
  UIRectFillUsingBlendMode(rect, .copy)
}

/// Fills a rectangle in the current context's fill colour with a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.drawing(with: blendMode, alpha: context.state.alpha) { context.fill(rect) }
}

/// Draws a line of one point inside the edges of a rectangle, in the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  UIRectFrameUsingBlendMode(rect, .copy)
}

/// Draws a line of one point inside the edges of a rectangle, in the fill colour.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.drawing(with: blendMode, alpha: context.state.alpha) {
    context.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
    context.fillPath(using: .evenOdd)
  }
}

/// Limits later drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.clip(to: rect)
}
