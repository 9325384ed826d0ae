public import TatamiGeometry

/// The parts that make up a background with rounded corners, in its own coordinates (spec §2.7).
///
///     topLeft      top       topRight
///     middle ...................
///     bottomLeft   bottom    bottomRight
///
/// The corners are quarters of a circle, the rest is solid. What is nil is not shown.
public struct CardPieces: Hashable, Sendable {
  /// The strip between the upper corners.
  public var top: Rect?
  /// The part over the whole width; always shown.
  public var middle: Rect
  /// The strip between the lower corners.
  public var bottom: Rect?
  /// The upper left corner.
  public var topLeft: Rect?
  /// The upper right corner.
  public var topRight: Rect?
  /// The lower right corner.
  public var bottomRight: Rect?
  /// The lower left corner.
  public var bottomLeft: Rect?

  /// Works out the parts.
  ///
  /// - Parameters:
  ///   - size: Of the background; lengths that are negative or not finite count as 0.
  ///   - radius: Of the corners in points; made smaller where the size has no room for it
  ///     (spec §5.3), negative or not finite counts as 0.
  ///   - roles: The corners that are drawn.
  public init(size: Size, radius: Double, roles: CornerRoles) {
    let (width, height) = (size.width.asLength, size.height.asLength)
    let corner = CardPieces.corner(radius, width, height, roles)
    let upper = roles.contains(.top) ? corner : 0
    let lower = roles.contains(.bottom) ? corner : 0
    let (far, low) = (width - corner, height - lower)
    middle = Rect(x: 0, y: upper, width: width, height: max(0, height - upper - lower))
    if roles.contains(.top) {
      topLeft = Rect(x: 0, y: 0, width: corner, height: corner)
      topRight = Rect(x: far, y: 0, width: corner, height: corner)
      top = Rect(x: corner, y: 0, width: max(0, width - 2 * corner), height: corner)
    }
    if roles.contains(.bottom) {
      bottomLeft = Rect(x: 0, y: low, width: corner, height: corner)
      bottomRight = Rect(x: far, y: low, width: corner, height: corner)
      bottom = Rect(x: corner, y: low, width: max(0, width - 2 * corner), height: corner)
    }
  }

  private static func corner(
    _ radius: Double,
    _ width: Double,
    _ height: Double,
    _ roles: CornerRoles
  ) -> Double {
    let edges = roles == [.top, .bottom] ? 2.0 : 1.0
    return min(radius.asLength, width / 2, height / edges)
  }
}
