public import TatamiUIKit

/// Distances from the edges of a view, in points, by side or by reading direction.
///
/// ```swift
/// let insets = BorderInsets(top: 8, leading: 16, bottom: 8, trailing: 4)
/// let mirrored = insets.insets(in: .rightToLeft)
/// ```
///
/// Setting `left` or `right` switches to sides: the other side is 0 unless it is set, too. Setting
/// `leading` or `trailing` afterwards replaces the corresponding side.
public struct BorderInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the bottom edge.
  public var bottom: CGFloat
  /// The distance from the left edge; nil to use `leading` and `trailing`.
  public var left: CGFloat? {
    didSet { (leading, trailing) = (nil, nil) }
  }
  /// The distance from the right edge; nil to use `leading` and `trailing`.
  public var right: CGFloat? {
    didSet { (leading, trailing) = (nil, nil) }
  }
  /// The distance from the leading edge.
  public var leading: CGFloat?
  /// The distance from the trailing edge.
  public var trailing: CGFloat?

  /// No distances.
  public static let zero = BorderInsets()

  /// Creates distances by side.
  public init(
    top: CGFloat = 0,
    left: CGFloat? = nil,
    bottom: CGFloat = 0,
    right: CGFloat? = nil
  ) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates distances by reading direction.
  public init(
    top: CGFloat = 0,
    leading: CGFloat,
    bottom: CGFloat = 0,
    trailing: CGFloat
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances by side.
  public init(_ insets: UIEdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }

  /// Returns the distances by side for a reading direction.
  public func insets(in direction: SemanticDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top,
      left: (isMirrored ? trailing : leading) ?? left ?? 0,
      bottom: bottom,
      right: (isMirrored ? leading : trailing) ?? right ?? 0
    )
  }
}
