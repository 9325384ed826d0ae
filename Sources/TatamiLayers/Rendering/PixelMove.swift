import Foundation
import TatamiDrawing
import TatamiGeometry

/// A rectangle of a surface whose pixels move because the origin of a layer's bounds has changed.
struct PixelMove {
  /// The rectangle, in whole pixels.
  let rect: Rect
  /// The distance from the old to the new position of the pixels, in whole pixels.
  let distance: Point
  /// The damage inside the layer, in pixels, after the move.
  let damage: [Rect]
  /// The layer and its superlayers, except the root, from the innermost on.
  let path: [CALayer]

  /// Returns all damage inside the rectangle, after the move.
  ///
  /// - Parameter others: The damage outside of the layer, in pixels.
  func damage(with others: [Rect], from root: CALayer, _ rootToPixels: Transform) -> [Rect] {
    let above = overlays(of: root, rootToPixels)
    let moved = (above + others).compactMap {
      $0.roundedOut.offset(by: distance).intersection(rect)
    }
    return damage + above + moved
  }

  /// Returns the extents of the layers drawn over the rectangle, in pixels.
  private func overlays(of root: CALayer, _ rootToPixels: Transform) -> [Rect] {
    var found: [Rect] = []
    var (layer, toPixels) = (root, rootToPixels)
    for inside in path.reversed() {
      let siblings = layer.sublayersInDrawingOrder(in: .presentation)
      let index = siblings.firstIndex { $0 === inside } ?? siblings.startIndex
      for sibling in siblings[index...].dropFirst() {
        guard let extent = sibling.displayState.extent.map(toPixels.apply) else { continue }
        if let common = extent.intersection(rect), !common.isEmpty { found.append(common) }
      }
      toPixels = Transform(LayerGeometry.transformToSuperlayer(of: inside, in: .presentation))
        .concatenating(toPixels)
      layer = inside
    }
    return found
  }
}

extension CALayer {
  /// Whether every pixel of the bounds shows the sublayers or an opaque color.
  ///
  /// - Parameter presentation: The layer's values on screen.
  func isOpaqueRectangle(_ presentation: CALayer) -> Bool {
    guard presentation.masksToBounds, presentation.backgroundColor?.alpha ?? 0 >= 1 else {
      return false
    }
    return drawsOnlyBackground(presentation) && letsPixelsMove(presentation)
  }

  /// Returns whether the layer itself draws only its background color.
  private func drawsOnlyBackground(_ presentation: CALayer) -> Bool {
    presentation.contents == nil && presentation.backgroundFill == nil
      && presentation.shapeExtent == nil && backingStore.recording?.list.isEmpty ?? true
  }

  /// Returns whether the pixels of sublayers are unchanged if they move inside the layer.
  ///
  /// - Parameter presentation: The layer's values on screen.
  func letsPixelsMove(_ presentation: CALayer) -> Bool {
    let hasBorder = presentation.borderWidth > 0 && presentation.borderColor != nil
    let hasRoundClip = presentation.masksToBounds && presentation.cornerRadius > 0
    let hasEffects =
      mask != nil || maskedLayer != nil || presentation.rasterization.isRequested
      || presentation.shadowOpacity > 0 || presentation.drawsElsewhere
    return presentation.opacity >= 1 && !hasBorder && !hasRoundClip && !hasEffects
      && CATransform3DIsIdentity(presentation.sublayerTransform)
  }
}

extension Rect {
  /// Whether all edges are on the boundaries of pixels.
  var isWholePixels: Bool { self == roundedOut && self == roundedIn }

  private var roundedIn: Rect {
    let (left, top) = (minX.rounded(.up), minY.rounded(.up))
    return Rect(
      x: left,
      y: top,
      width: maxX.rounded(.down) - left,
      height: maxY.rounded(.down) - top
    )
  }
}

extension Transform {
  /// The scale factor of a transform that only scales uniformly and translates; nil for others.
  var uniformScale: Double? { a == d && a > 0 && b == 0 && c == 0 ? a : nil }
}
