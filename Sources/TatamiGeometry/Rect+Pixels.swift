extension Rect {
  /// The product of the lengths; negative if exactly one of them is.
  public var area: Double { width * height }

  /// The smallest rectangle with integral edges that contains this one.
  public var integral: Rect {
    let (left, top) = (minX.rounded(.down), minY.rounded(.down))
    return Rect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  /// Returns the rectangle with all four numbers multiplied by a factor.
  ///
  /// - Parameter factor: A scale in pixels per point turns points into pixels.
  public func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}
