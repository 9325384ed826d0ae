public import TatamiGeometry

/// The parts of a background with rounded corners, in the coordinates of the background.
///
///     topLeft      top       topRight
///     middle ...................
///     bottomLeft   bottom    bottomRight
///
/// The corners are quarter circles; the other parts are solid. Parts that are nil are hidden.
public struct CardPieces: Hashable, Sendable {
  /// The strip between the upper corners.
  public var top: Rect?
  /// The part across the whole width; never hidden.
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

  /// Computes the parts.
  ///
  /// - Parameters:
  ///   - size: The size of the background; negative and non-finite lengths count as 0.
  ///   - radius: The corner radius in points, reduced if it does not fit; negative and non-finite
  ///     radii count as 0.
  ///   - roles: The corners to draw.
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
