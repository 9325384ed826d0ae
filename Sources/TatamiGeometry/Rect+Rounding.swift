extension Rect {
  /// The smallest rectangle with whole-numbered edges that contains this one.
  public var roundedOut: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(
      x: left,
      y: top,
      width: Swift.max(0, maxX.rounded(.up) - left),
      height: Swift.max(0, maxY.rounded(.up) - top)
    )
  }

  /// Whether all four numbers are finite.
  public var isFinite: Bool { origin.isFinite && width.isFinite && height.isFinite }

  /// Returns the rectangle with all four edges moved outward by a distance in points.
  public func expanded(by distance: Double) -> Rect {
    Rect(
      x: minX - distance,
      y: minY - distance,
      width: width + 2 * distance,
      height: height + 2 * distance
    )
  }
}

extension Point {
  /// Whether both coordinates are finite.
  public var isFinite: Bool { x.isFinite && y.isFinite }
}
