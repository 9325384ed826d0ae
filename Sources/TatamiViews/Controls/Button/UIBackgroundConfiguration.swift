public import Foundation

/// The background of a button.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// The fill color; nil for the default of the context.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 6
  /// The distances between the background and the bounds, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the border; nil for the tint color.
  public var strokeColor: UIColor?
  /// The width of the border, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the border is moved outward, in points.
  public var strokeOutset: CGFloat = 0

  /// Makes a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
