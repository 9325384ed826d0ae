package import TatamiGeometry

/// A rectangle of whole pixels; it excludes the `right` column and the `bottom` row.
public struct PixelRect: Hashable, Sendable {
  /// The first column.
  public var left: Int
  /// The first row.
  public var top: Int
  /// The column after the last one.
  public var right: Int
  /// The row after the last one.
  public var bottom: Int

  /// Creates a rectangle from its edges; it is empty unless `left < right` and `top < bottom`.
  public init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  /// The empty rectangle.
  static let zero = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// The distance from a whole number that Cairo ignores: half of a 256th.
  private static let tolerance = 1.0 / 512

  /// The number of columns.
  public var width: Int { right - left }
  /// The number of rows.
  public var height: Int { bottom - top }
  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { left >= right || top >= bottom }

  /// The rectangle in device units.
  var rect: Rect {
    Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }

  /// Returns the intersection; empty if the rectangles do not intersect.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// Whether another rectangle is inside this one; empty rectangles always are.
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
  }

  /// Returns the rectangle with its edges moved outwards.
  func expanded(by distance: Int) -> PixelRect {
    PixelRect(
      left: left - distance,
      top: top - distance,
      right: right + distance,
      bottom: bottom + distance
    )
  }

  /// Returns the rectangle offset by whole units.
  public func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

extension PixelRect {
  /// Creates the smallest rectangle around another one, within the coordinates that Cairo supports.
  package init(roundingOut rect: Rect) {
    guard rect.isFinite else {
      self = .zero
      return
    }
    self.init(rect.limited, low: { Int(roundingDown: $0 + Self.tolerance) }) {
      -Int(roundingDown: Self.tolerance - $0)
    }
  }

  /// Creates the largest rectangle inside another one.
  init(roundingIn rect: Rect) {
    guard rect.isFinite else {
      self = .zero
      return
    }
    self.init(rect.limited, low: { -Int(roundingDown: Self.tolerance - $0) }) {
      Int(roundingDown: $0 + Self.tolerance)
    }
  }

  /// Creates a rectangle from one whose edges are whole numbers; nil for other rectangles.
  init?(exactly rect: Rect) {
    let (inside, touched) = (PixelRect(roundingIn: rect), PixelRect(roundingOut: rect))
    guard inside == touched, !inside.isEmpty else { return nil }
    self = inside
  }

  private init(_ rect: Rect, low: (Double) -> Int, high: (Double) -> Int) {
    self.init(
      left: low(rect.minX),
      top: low(rect.minY),
      right: high(rect.maxX),
      bottom: high(rect.maxY)
    )
  }
}

extension Int {
  /// Rounds a limited number down, without a library call.
  fileprivate init(roundingDown number: Double) {
    let whole = Int(number)
    self = Double(whole) > number ? whole - 1 : whole
  }
}
