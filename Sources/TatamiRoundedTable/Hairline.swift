public import TatamiGeometry

/// A thin view inside a row that may be a separator.
///
/// ```swift
/// let separator = Hairline(Rect(x: 0, y: 43.5, width: 320, height: 0.5))
/// let isHidden = separator.isHidden(inRowOfHeight: 44, drawn: .bottom)
/// ```
public struct Hairline: Hashable, Sendable {
  /// The largest height of a separator, in points (Specification/rounded-table.md §3).
  static let maximumHeight = 1.0

  /// The frame in the coordinates of the row.
  public var frame: Rect

  /// Creates a hairline from its frame in the coordinates of the row.
  public init(_ frame: Rect) {
    self.frame = frame
  }

  /// Returns whether the view is at the outer edge of a card, where it must be hidden.
  ///
  /// - Parameters:
  ///   - rowHeight: The height of the row, in points.
  ///   - drawn: The corners drawn for the row.
  public func isHidden(inRowOfHeight rowHeight: Double, drawn: CornerRoles) -> Bool {
    let limit = Hairline.maximumHeight + RoundedColumn.epsilon
    guard frame.height <= limit, frame.minX <= RoundedColumn.epsilon else { return false }
    let isTop = drawn.contains(.top) && frame.minY < RoundedColumn.epsilon
    let isBottom = drawn.contains(.bottom) && frame.minY > rowHeight - limit
    return isTop || isBottom
  }
}
