import TatamiGeometry

extension Path {
  /// A rectangle with or without rounded corners, of any of the shapes of layers and documents.
  struct RoundedShape {
    /// The bounding box.
    let bounds: Rect
    /// The part between the corners on the left and those on the right, of full height.
    let columns: Rect
    /// The part between the corners at the top and those at the bottom, of full width.
    let rows: Rect
  }

  /// The rectangle with rounded corners that the path consists of; nil for other shapes.
  ///
  /// Such a path is closed, has axis-parallel lines on the edges of its bounds and up to one curve
  /// in each corner.
  var roundedShape: RoundedShape? {
    guard elements.count <= 10, case .move(let start) = elements.first, elements.last == .close
    else { return nil }
    let bounds = controlBounds()
    guard bounds.isFinite, !bounds.isEmpty else { return nil }
    var inside = RoundedInside(bounds)
    var last = start
    for element in elements.dropFirst().dropLast() {
      switch element {
      case .line(let end):
        guard inside.isEdge(last, end) else { return nil }
        last = end
      case .curve(let end, let control1, let control2):
        guard inside.add(Rect(enclosing: [last, control1, control2, end])) else { return nil }
        last = end
      case .move, .quad, .close: return nil
      }
    }
    guard inside.isEdge(last, start) else { return nil }
    return inside.shape
  }
}

/// The space between the corners of a rectangle.
private struct RoundedInside {
  private let bounds: Rect
  private var (left, right): (Double, Double)
  private var (top, bottom): (Double, Double)
  private var corners: Set<Point> = []

  init(_ bounds: Rect) {
    self.bounds = bounds
    (left, right) = (bounds.minX, bounds.maxX)
    (top, bottom) = (bounds.minY, bounds.maxY)
  }

  /// The shape between the corners; nil if the corners touch each other's.
  var shape: Path.RoundedShape? {
    guard left <= right, top <= bottom else { return nil }
    return .init(
      bounds: bounds,
      columns: Rect(x: left, y: bounds.minY, width: right - left, height: bounds.height),
      rows: Rect(x: bounds.minX, y: top, width: bounds.width, height: bottom - top)
    )
  }

  /// Whether a line is on an edge of the bounds.
  func isEdge(_ from: Point, _ to: Point) -> Bool {
    (from.x == to.x && (to.x == bounds.minX || to.x == bounds.maxX))
      || (from.y == to.y && (to.y == bounds.minY || to.y == bounds.maxY))
  }

  /// Adds the bounds of a corner's curve; false if it is not in a corner that had no curve.
  mutating func add(_ curve: Rect) -> Bool {
    let isLeft = curve.minX == bounds.minX
    let isTop = curve.minY == bounds.minY
    guard isLeft != (curve.maxX == bounds.maxX), isTop != (curve.maxY == bounds.maxY),
      corners.insert(Point(x: isLeft ? 0 : 1, y: isTop ? 0 : 1)).inserted
    else { return false }
    if isLeft { left = max(left, curve.maxX) } else { right = min(right, curve.minX) }
    if isTop { top = max(top, curve.maxY) } else { bottom = min(bottom, curve.minY) }
    return true
  }
}
