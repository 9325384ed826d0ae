package import TatamiDrawing
package import TatamiGeometry

/// Which parts of a layer matter, in its own coordinates.
package struct Sight {
  /// The part that is drawn now.
  package var drawn: Rect
  /// The part that can be seen; it contains the part that is drawn now.
  package var visible: Rect

  /// Creates a region from its parts.
  package init(drawn: Rect, visible: Rect) {
    (self.drawn, self.visible) = (drawn, visible)
  }

  /// All of a plane: as far as coordinates mean anything.
  package static let unlimited = Sight(
    drawn: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12),
    visible: Rect(x: -1e12, y: -1e12, width: 2e12, height: 2e12)
  )

  /// Returns the parts as a layer inside sees them; nil if its transform cannot be undone.
  package func seen(through transform: Transform) -> Sight? {
    guard !transform.isTranslation else {
      let shift = Point(x: -transform.tx, y: -transform.ty)
      return Sight(drawn: drawn.offset(by: shift), visible: visible.offset(by: shift))
    }
    guard let back = transform.inverted() else { return nil }
    return Sight(drawn: back.apply(drawn), visible: back.apply(visible))
  }

  /// Returns the parts inside a rectangle; nil if nothing is left to draw.
  func clipped(to rect: Rect) -> Sight? {
    guard let drawn = drawn.intersection(rect), let visible = visible.intersection(rect) else {
      return nil
    }
    return Sight(drawn: drawn, visible: visible)
  }

  /// Returns the parts with what casts a shadow into them.
  func withCasters(of shadow: Shadow, reach: Size) -> Sight {
    let back = Size(width: -shadow.offset.width, height: -shadow.offset.height)
    return Sight(
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

/// The part of a transform that scales and turns, as far as the reach of blurs depends on it.
struct ScalePart: Equatable {
  private let a, b, c, d: Double

  /// Takes the part from a transform.
  init(_ transform: Transform) {
    (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
  }

  /// Returns how far a blur reaches along both axes, in the coordinates before the transform.
  ///
  /// Blurs are measured in pixels: three deviations, by the mean scale of the transform. Two
  /// pixels more are for rounding.
  func reach(ofBlur radius: Double) -> Size {
    let determinant = abs(a * d - b * c)
    guard determinant > 0, determinant.isFinite, radius.isFinite else { return .zero }
    let pixels = max(0, radius) * determinant.squareRoot() * 3 + 2
    return Size(
      width: pixels * (abs(d) + abs(c)) / determinant,
      height: pixels * (abs(b) + abs(a)) / determinant
    )
  }
}
