import Foundation
package import TatamiDrawing
import TatamiGeometry

extension CALayer {
  /// Returns the layer whose values are used in a layer tree.
  package func values(in tree: LayerTree) -> CALayer {
    switch tree {
    case .model: self
    case .presentation: presentationOrSelf
    case .delayed(let delay): presentation(delayedBy: delay)
    }
  }

  /// The element to which the layer belongs in semantic formats.
  package var element: SemanticElement? { host?.drawnElement }

  /// Whether something else is shown in place of the layer, such as a preview of its view: the layer is
  /// not drawn, which programs do not see in its properties.
  package var isReplaced: Bool {
    get { stored.isReplaced }
    set {
      guard exchange(&stored.isReplaced, with: newValue) != newValue else { return }
      invalidateDrawing()
    }
  }

  /// Returns whether the layer is visible, given its transform to the superlayer.
  func isVisible(through transform: Transform) -> Bool {
    // A transition shows the old content of a layer that has been hidden.
    !stored.isReplaced && (!isHidden && opacity > 0 || transition != nil)
      && (isDoubleSided || transform.determinant >= 0)
  }

  /// Whether the content of the layer is drawn at other places than its geometry states.
  var drawsElsewhere: Bool { transition != nil || self is CAReplicatorLayer }

  /// Returns whether the layer has content that must be clipped to its rounded bounds.
  ///
  /// Recordings are always clipped to the bounds, but not to rounded corners. A recording of other
  /// bounds may be drawn in a larger frame.
  func clipsInside(_ presentation: CALayer) -> Bool {
    guard presentation.masksToBounds else { return false }
    if children?.isEmpty == false || presentation.contents != nil { return true }
    if presentation.shapeExtent != nil { return true }
    guard let recording = backingStore.recording, !recording.list.isEmpty else { return false }
    return !clipsRecording || presentation.cornerRadius > 0
      || recording.bounds != presentation.bounds
  }

  /// The shadow of the layer and its sublayers as a group.
  var castShadow: Shadow? {
    guard let shadow else { return nil }
    return shadowPath == nil ? shadow : nil
  }

  /// The shadow; a layer that masks to its bounds has none (S189).
  var shadow: Shadow? {
    guard shadowOpacity > 0, !masksToBounds, let shadowColor, shadowColor.alpha > 0 else {
      return nil
    }
    let color = shadowColor.value
    return Shadow(
      color: color.withAlpha(color.alpha * Double(min(1, shadowOpacity))),
      offset: Size(shadowOffset),
      blurRadius: Double(shadowRadius)
    )
  }

  /// Returns the sublayers back to front; equal `zPosition`s keep their order.
  func sublayersInDrawingOrder(in tree: LayerTree) -> [CALayer] {
    guard let children else { return [] }
    let isOrdered = children.allSatisfy { $0.values(in: tree).zPosition == 0 }
    return isOrdered ? children : Self.sorted(children, in: tree)
  }

  private static func sorted(_ layers: [CALayer], in tree: LayerTree) -> [CALayer] {
    layers.enumerated()
      .map { (z: $0.element.values(in: tree).zPosition, offset: $0.offset, layer: $0.element) }
      .sorted { ($0.z, $0.offset) < ($1.z, $1.offset) }
      .map(\.layer)
  }
}
