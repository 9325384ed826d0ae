import Foundation
package import TatamiDrawing
import TatamiGeometry

extension CALayer {
  /// The layer's values of one kind.
  package func values(in tree: LayerTree) -> CALayer {
    tree == .presentation ? presentationOrSelf : self
  }

  /// What the layer means to readers that can tell: asks its host.
  package var element: SemanticElement? { host?.drawnElement }

  /// Whether the layer is to be seen under a transform to its superlayer.
  func isVisible(through transform: Transform) -> Bool {
    !isHidden && opacity > 0 && (isDoubleSided || transform.determinant >= 0)
  }

  /// Whether there is something inside that the bounds cut off.
  ///
  /// Recordings are cut off at the bounds anyway, but not at round corners.
  func clipsInside(_ presentation: CALayer) -> Bool {
    guard presentation.masksToBounds else { return false }
    if sublayers?.isEmpty == false || presentation.contents != nil { return true }
    if presentation.shapeExtent != nil { return true }
    let hasRecording = backingStore.recording?.list.isEmpty == false
    return hasRecording && (!clipsRecording || presentation.cornerRadius > 0)
  }

  /// The shadow that the layer with everything inside casts.
  var castShadow: Shadow? { shadowPath == nil ? shadow : nil }

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

  /// The sublayers back to front; equal `zPosition`s keep their order.
  func sublayersInDrawingOrder(in tree: LayerTree) -> [CALayer] {
    guard let sublayers else { return [] }
    // A loop, because closures would ask for the main actor at every sublayer.
    for sublayer in sublayers where sublayer.values(in: tree).zPosition != 0 {
      return Self.sorted(sublayers, in: tree)
    }
    return sublayers
  }

  private static func sorted(_ layers: [CALayer], in tree: LayerTree) -> [CALayer] {
    layers.enumerated()
      .map { (z: $0.element.values(in: tree).zPosition, offset: $0.offset, layer: $0.element) }
      .sorted { ($0.z, $0.offset) < ($1.z, $1.offset) }
      .map(\.layer)
  }
}
