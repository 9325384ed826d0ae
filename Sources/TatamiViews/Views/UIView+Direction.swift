import Foundation

/// The meaning of a view's content, which determines whether it is mirrored.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Content that follows the layout direction of the interface.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Content about physical directions, which is never mirrored.
  case spatial = 2
  /// Content that is always laid out from left to right.
  case forceLeftToRight = 3
  /// Content that is always laid out from right to left.
  case forceRightToLeft = 4

  /// Returns the layout direction of a view with the given traits.
  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  /// Returns the layout direction of content with an attribute, for the screen's traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UIScreen.main.traitCollection)
  }

  /// Whether the view is laid out from right to left.
  package var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Marks the view for layout and display after its layout direction has changed.
  func directionChanged() {
    constraintDirectionDidChange()
    directionOfMarginsDidChange()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
