import TatamiDrawing
package import TatamiGeometry

/// Which parts of a layer matter, in its own coordinates.
package struct VisibleRegion {
  /// The part that is drawn now.
  package var drawn: Rect
  /// The part that can be seen; it contains the part that is drawn now.
  package var visible: Rect

  /// Creates a region from its parts.
  package init(drawn: Rect, visible: Rect) {
    (self.drawn, self.visible) = (drawn, visible)
  }

  /// All of a plane: as far as coordinates mean anything.
  package static let unlimited = VisibleRegion(
    drawn: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12),
    visible: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
  )

  /// Returns the parts as a layer inside sees them; nil if its transform cannot be undone.
  func converted(through transform: Transform) -> VisibleRegion? {
    guard !transform.isTranslation else {
      let shift = Point(x: -transform.tx, y: -transform.ty)
      return VisibleRegion(drawn: drawn.offset(by: shift), visible: visible.offset(by: shift))
    }
    guard let back = transform.inverted() else { return nil }
    return VisibleRegion(drawn: back.apply(drawn), visible: back.apply(visible))
  }

  /// Returns the parts inside a rectangle; nil if nothing is left to draw.
  func clipped(to rect: Rect) -> VisibleRegion? {
    guard let drawn = drawn.intersection(rect), let visible = visible.intersection(rect) else {
      return nil
    }
    return VisibleRegion(drawn: drawn, visible: visible)
  }

  /// Returns the parts with what casts a shadow into them.
  func withCasters(of shadow: Shadow, reach: Size) -> VisibleRegion {
    let back = Size(width: -shadow.offset.width, height: -shadow.offset.height)
    return VisibleRegion(
      drawn: drawn.union(drawn.cast(by: back, reach: reach)),
      visible: visible.union(visible.cast(by: back, reach: reach))
    )
  }
}

extension Rect {
  /// Returns the rectangle moved, then with its edges moved outwards.
  func cast(by offset: Size, reach: Size) -> Rect {
    Rect(
      x: minX + offset.width - reach.width,
      y: minY + offset.height - reach.height,
      width: width + 2 * reach.width,
      height: height + 2 * reach.height
    )
  }
}
