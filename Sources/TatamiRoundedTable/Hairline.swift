public import TatamiGeometry

/// A thin view inside a row that may be a separator (spec §2.9).
public struct Hairline: Hashable, Sendable {
  /// The most a separator is high, in points (spec §3).
  static let maximumHeight = 1.0

  /// The frame in the row's coordinates.
  public var frame: Rect

  /// Makes a hairline from its frame in the row's coordinates.
  public init(_ frame: Rect) {
    self.frame = frame
  }

  /// Returns whether it lies on the outer edge of a card and must not be seen.
  ///
  /// - Parameters:
  ///   - rowHeight: In points.
  ///   - drawn: The corners of the row that are drawn.
  public func isHidden(inRowOfHeight rowHeight: Double, drawn: CornerRoles) -> Bool {
    let limit = Hairline.maximumHeight + RoundedColumn.epsilon
    guard frame.height <= limit, frame.minX <= RoundedColumn.epsilon else { return false }
    let isTop = drawn.contains(.top) && frame.minY < RoundedColumn.epsilon
    let isBottom = drawn.contains(.bottom) && frame.minY > rowHeight - limit
    return isTop || isBottom
  }
}
