import TatamiGeometry

/// A rectangle of whole device units; the last column and row do not belong to it.
struct PixelRect: Hashable {
  /// The first column.
  var left: Int
  /// The first row.
  var top: Int
  /// The column after the last one.
  var right: Int
  /// The row after the last one.
  var bottom: Int

  /// The rectangle of nothing.
  static let zero = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  /// How far from a whole number Cairo still sees one: half of a 256th.
  private static let tolerance = 1.0 / 512

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// The rectangle in device units.
  var rect: Rect {
    Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }

  /// Returns the common part; empty if there is none.
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// Whether all of another rectangle lies inside; an empty one does.
  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom)
  }

  /// Returns the rectangle moved by whole units.
  func offset(x: Int, y: Int) -> PixelRect {
    PixelRect(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }
}

extension PixelRect {
  /// The units a rectangle touches, within the coordinates that Cairo can hold.
  init(touchedBy rect: Rect) {
    guard rect.isFinite else {
      self = .zero
      return
    }
    self.init(rect.limited, low: { ($0 + Self.tolerance).rounded(.down) }) {
      ($0 - Self.tolerance).rounded(.up)
    }
  }

  /// The units that lie wholly inside a rectangle.
  init(inside rect: Rect) {
    guard rect.isFinite else {
      self = .zero
      return
    }
    self.init(rect.limited, low: { ($0 - Self.tolerance).rounded(.up) }) {
      ($0 + Self.tolerance).rounded(.down)
    }
  }

  /// The units of a rectangle whose edges lie between units; nil for other rectangles.
  init?(exactly rect: Rect) {
    let (inside, touched) = (PixelRect(inside: rect), PixelRect(touchedBy: rect))
    guard inside == touched, !inside.isEmpty else { return nil }
    self = inside
  }

  private init(_ rect: Rect, low: (Double) -> Double, high: (Double) -> Double) {
    self.init(
      left: Int(low(rect.minX)),
      top: Int(low(rect.minY)),
      right: Int(high(rect.maxX)),
      bottom: Int(high(rect.maxY))
    )
  }
}
