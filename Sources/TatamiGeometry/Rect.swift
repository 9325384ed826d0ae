/// An axis-parallel rectangle in points.
///
/// ```swift
/// let card = Rect(x: 16, y: 16, width: 288, height: 120)
/// let center = Point(x: card.midX, y: card.midY)
/// ```
///
/// Engines produce rectangles with lengths of at least zero; other rectangles are allowed.
public struct Rect: Hashable, Sendable {
  /// The corner with the smallest coordinates.
  public var origin: Point
  /// The extents.
  public var size: Size

  /// The empty rectangle at the origin.
  public static let zero = Rect()

  /// Creates a rectangle; the default is the empty one at the origin.
  public init(origin: Point = .zero, size: Size = .zero) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// Creates a rectangle around a center.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The horizontal center.
  public var midX: Double { origin.x + size.width / 2 }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The vertical center.
  public var midY: Double { origin.y + size.height / 2 }
  /// The extent along x.
  public var width: Double { size.width }
  /// The extent along y.
  public var height: Double { size.height }
  /// The center.
  public var center: Point { Point(x: midX, y: midY) }
  /// The rectangle with its axes exchanged.
  public var transposed: Rect { Rect(x: minY, y: minX, width: height, height: width) }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { size.isEmpty }

  /// The edge at the start of an axis: left or top.
  public func min(_ axis: Axis) -> Double { origin[axis] }

  /// The edge at the end of an axis: right or bottom.
  public func max(_ axis: Axis) -> Double { origin[axis] + size[axis] }

  /// The center along an axis.
  public func mid(_ axis: Axis) -> Double { origin[axis] + size[axis] / 2 }
}

extension Rect {
  /// Whether no edge is NaN and no length is negative.
  public var isStandardized: Bool {
    !minX.isNaN && !minY.isNaN && !maxX.isNaN && !maxY.isNaN && width >= 0 && height >= 0
  }

  /// The area, in square points.
  public var area: Double { width * height }

  /// Returns the rectangle with its position and its size multiplied by a factor.
  public func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  /// Returns the rectangle reflected at the vertical center line of other bounds.
  public func mirrored(in bounds: Rect) -> Rect {
    var rect = self
    rect.origin.x = bounds.minX + bounds.maxX - maxX
    return rect
  }

  /// Whether a point is inside; the left and top edges belong to the rectangle, the others do not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the rectangles share a point; touching edges count.
  public func intersects(_ other: Rect) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns the common part of both rectangles, or nil; touching edges give a part without area.
  public func intersection(_ other: Rect) -> Rect? {
    guard intersects(other) else { return nil }
    let left = Swift.max(minX, other.minX)
    let top = Swift.max(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: Swift.min(maxX, other.maxX) - left,
      height: Swift.min(maxY, other.maxY) - top
    )
  }

  /// Returns the smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = Swift.min(minX, other.minX)
    let top = Swift.min(minY, other.minY)
    return Rect(
      x: left,
      y: top,
      width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top
    )
  }

  /// Returns the rectangle moved by the coordinates of a point.
  public func offset(by delta: Point) -> Rect {
    Rect(origin: origin + delta, size: size)
  }

  /// Returns the rectangle with its edges moved inward; lengths are not below zero.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: Swift.max(0, width - insets[sum: .horizontal]),
      height: Swift.max(0, height - insets[sum: .vertical])
    )
  }
}
