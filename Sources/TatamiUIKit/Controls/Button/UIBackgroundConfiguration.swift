public import Foundation

/// What is behind the content of a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The colour that fills the background; nil for what the surroundings decide.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 6
  /// The distances of the background from the bounds, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around the background; nil for the tint.
  public var strokeColor: UIColor?
  /// The width of the line, in points; 0 draws none.
  public var strokeWidth: CGFloat = 0
  /// How far the line is moved outwards, in points.
  public var strokeOutset: CGFloat = 0

  /// Makes a background that shows nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
