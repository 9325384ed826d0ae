/// What a layer asks its owner.
@MainActor
public protocol CALayerDelegate: AnyObject {
  /// Provides the layer's contents; called in the display pass when the layer is marked.
  func display(_ layer: CALayer)
  /// Called before the layer's contents are drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Places the sublayers; called in the layout pass when the layer is marked.
  func layoutSublayers(of layer: CALayer)
  /// Draws the layer's contents; called in the display pass when the layer is marked.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Returns what a change of a property sets off; the null object: nothing; nil: ask on (S193).
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records what `draw(_:in:)` draws.
  public func display(_ layer: CALayer) { layer.record() }
  /// Prepares nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Places nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Draws nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Leaves the action to the layer.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
