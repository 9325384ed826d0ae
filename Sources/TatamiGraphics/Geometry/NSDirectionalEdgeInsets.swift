public import Foundation

/// Insets from the edges of a rectangle relative to the reading direction, in points.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the edge where lines begin.
  public var leading: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the edge where lines end.
  public var trailing: CGFloat

  /// Creates insets; each defaults to 0.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Insets of 0 on all edges.
  public static let zero = NSDirectionalEdgeInsets()

  package init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top,
      leading: isMirrored ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right
    )
  }

  /// Returns the insets from the left and right edges in a layout direction.
  package func insets(in direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let isMirrored = direction == .rightToLeft
    return UIEdgeInsets(
      top: top,
      left: isMirrored ? trailing : leading,
      bottom: bottom,
      right: isMirrored ? leading : trailing
    )
  }

  package var isFinite: Bool { (top + leading + bottom + trailing).isFinite }
}
