public import Foundation

/// A distance from a default position, in points.
public struct UIOffset: Hashable, Codable, Sendable {
  /// The horizontal distance.
  public var horizontal: CGFloat
  /// The vertical distance.
  public var vertical: CGFloat

  /// The offset of 0 along both axes.
  public static let zero = UIOffset()

  /// Creates the offset of 0 along both axes.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its distances.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
