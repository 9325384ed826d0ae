public import Foundation
public import TatamiViews

/// The background of a button, a cell, a header or a footer.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// A view in front of the background color; nil for none.
  public var customView: UIView?
  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 6
  /// The distances between the background and the bounds, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The edges whose insets are measured from the layout margins.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// The fill color; nil for the default of the context.
  public var backgroundColor: UIColor?
  /// The function that derives the fill color; nil for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// The image in front of the fill color; nil for none.
  public var image: UIImage?
  /// The alignment and scaling of the image.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the border; nil for the tint color.
  public var strokeColor: UIColor?
  /// The function that derives the color of the border; nil for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  /// The width of the border, in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance by which the border is moved outward, in points.
  public var strokeOutset: CGFloat = 0
  /// The purpose of the background, which determines its colors in different states.
  package var purpose = BackgroundPurpose.clear

  /// Makes a transparent background.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }

  /// Returns the fill color in a view with a tint color, which replaces a missing color.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// Returns the border color in a view with a tint color, which replaces a missing color.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}

/// The elements that backgrounds are designed for.
package enum BackgroundPurpose: Hashable, Sendable {
  case clear
  case plainCell
  case groupedCell
  case plainHeaderFooter
  case groupedHeaderFooter
  case sidebarHeader
  case sidebarCell
}
