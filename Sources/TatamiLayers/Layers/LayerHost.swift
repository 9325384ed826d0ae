import Foundation
package import TatamiDrawing

/// The owner of a layer: a view, which is always the layer's delegate.
package protocol LayerHost: CALayerDelegate {
  /// Called before a layout pass that begins with the layer.
  func layoutPassWillBegin()
  /// Called after the bounds have changed, as the last of these methods.
  func layerBoundsDidChange(from old: CGRect)
  /// Called after the position or the bounds have changed.
  func layerPositionDidChange()
  /// Called after the size of the bounds has changed.
  func layerSizeDidChange(from old: CGSize)
  /// Called when the tree below a layer without a superlayer needs layout or display.
  func layerTreeNeedsUpdate()
  /// The distance that drawing may extend beyond the bounds where it is not clipped, in points.
  var recordingReach: CGFloat { get }
  /// The identifier and title that semantic formats attach to the drawing; nil for none.
  var drawnElement: SemanticElement? { get }
}
