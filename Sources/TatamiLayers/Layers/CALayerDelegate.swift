/// The methods of a layer's delegate.
public protocol CALayerDelegate: AnyObject {
  /// Updates the layer's contents; called in the display pass if they are invalid.
  func display(_ layer: CALayer)
  /// Called before the layer's contents are drawn.
  func layerWillDraw(_ layer: CALayer)
  /// Lays out the sublayers; called in the layout pass if the layer is marked.
  func layoutSublayers(of layer: CALayer)
  /// Draws the layer's contents; called in the display pass if they are invalid.
  func draw(_ layer: CALayer, in context: CGContext)
  /// Returns the action for a change of a property; `NSNull` for none, nil to continue the search.
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
  /// Records the drawing of `draw(_:in:)`.
  public func display(_ layer: CALayer) { layer.record() }
  /// Does nothing.
  public func layerWillDraw(_ layer: CALayer) {}
  /// Does nothing.
  public func layoutSublayers(of layer: CALayer) {}
  /// Does nothing.
  public func draw(_ layer: CALayer, in context: CGContext) {}
  /// Returns nil, which continues the search.
  public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
