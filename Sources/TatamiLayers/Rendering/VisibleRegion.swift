import TatamiDrawing
package import TatamiGeometry

/// The drawn and the visible part of a layer, in its coordinates.
package struct VisibleRegion {
  /// The part that is drawn in this pass.
  package var drawn: Rect
  /// The part that is visible on the surface; it contains the drawn part.
  package var visible: Rect

  /// The side of a pixel, in the root's coordinates.
  let pixel: Double
  /// Whether everything is drawn, so that nothing may be skipped.
  private(set) var isComplete = false

  /// Creates a region from its parts.
  package init(drawn: Rect, visible: Rect, pixel: Double = 1) {
    (self.drawn, self.visible, self.pixel) = (drawn, visible, pixel)
  }

  /// A practically infinite region.
  package static let unlimited = VisibleRegion(
    drawn: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12),
    visible: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
  )

  /// The region extended to draw everything, as required for a bitmap of a layer.
  var complete: VisibleRegion {
    var region = VisibleRegion(drawn: Self.unlimited.drawn, visible: visible, pixel: pixel)
    region.isComplete = true
    return region
  }

  /// Converts the region to a sublayer's coordinates; nil if its transform has no inverse.
  func converted(through transform: Transform) -> VisibleRegion? {
    guard !transform.isTranslation else {
      let shift = Point(x: -transform.tx, y: -transform.ty)
      return with(drawn: drawn.offset(by: shift), visible: visible.offset(by: shift))
    }
    guard let back = transform.inverted() else { return nil }
    return with(drawn: back.apply(drawn), visible: back.apply(visible))
  }

  /// Returns the intersection with a rectangle; nil if it is empty.
  ///
  /// The drawn part includes a pixel around the rectangle: content next to a clip is drawn into the
  /// pixels that both cover partially.
  ///
  /// - Parameter toRoot: The linear part of the transform to the root's coordinates.
  func clipped(to rect: Rect, _ toRoot: LinearPart) -> VisibleRegion? {
    let touched = rect.cast(by: .zero, reach: toRoot.extent(ofSquare: pixel))
    guard drawn.intersects(rect), let drawn = drawn.intersection(touched),
      let visible = visible.intersection(rect)
    else { return nil }
    return with(drawn: drawn, visible: visible)
  }

  /// Returns the region extended by the area from which shadows reach into it.
  func withCasters(of shadow: Shadow, reach: Size) -> VisibleRegion {
    let back = Size(width: -shadow.offset.width, height: -shadow.offset.height)
    return with(
      drawn: drawn.union(drawn.cast(by: back, reach: reach)),
      visible: visible.union(visible.cast(by: back, reach: reach))
    )
  }

  private func with(drawn: Rect, visible: Rect) -> VisibleRegion {
    var region = self
    (region.drawn, region.visible) = (drawn, visible)
    return region
  }
}

extension Rect {
  /// Returns the rectangle moved by an offset and enlarged on all sides.
  func cast(by offset: Size, reach: Size) -> Rect {
    Rect(
      x: minX + offset.width - reach.width,
      y: minY + offset.height - reach.height,
      width: width + 2 * reach.width,
      height: height + 2 * reach.height
    )
  }
}
