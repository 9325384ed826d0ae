/// The radii of a rectangle's four corners, in points.
///
/// ```swift
/// var sheet = Path()
/// let radii = CornerRadii(topLeft: 16, topRight: 16)
/// sheet.addRoundedRect(Rect(x: 0, y: 0, width: 320, height: 200), radii: radii)
/// ```
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double
  /// The radius at the top right.
  public var topRight: Double
  /// The radius at the bottom right.
  public var bottomRight: Double
  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Creates radii corner by corner; the default of each is zero.
  public init(
    topLeft: Double = 0,
    topRight: Double = 0,
    bottomRight: Double = 0,
    bottomLeft: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four equal radii.
  public init(_ radius: Double) {
    self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }

  /// Returns the radii with each one clamped to 0...`limit`.
  func clamped(to limit: Double) -> CornerRadii {
    func clamp(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
    return CornerRadii(
      topLeft: clamp(topLeft),
      topRight: clamp(topRight),
      bottomRight: clamp(bottomRight),
      bottomLeft: clamp(bottomLeft)
    )
  }
}
