import Foundation

/// What a view shows, as far as mirroring it is concerned.
public enum UISemanticContentAttribute: Int, Sendable {
  /// Something that follows the reading direction.
  case unspecified = 0
  /// Buttons of a player: never mirrored.
  case playback = 1
  /// Something about places in the world: never mirrored.
  case spatial = 2
  /// Read from left to right whatever surrounds it.
  case forceLeftToRight = 3
  /// Read from right to left whatever surrounds it.
  case forceRightToLeft = 4

  /// Returns the direction in which a view with some traits is read.
  func direction(in traits: UITraitCollection) -> UIUserInterfaceLayoutDirection {
    switch self {
    case .unspecified: traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

extension UIView {
  /// Returns the direction that an attribute means where the interface is read as on the screen.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: UIScreen.main.traitCollection)
  }

  /// Whether the view is read from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Places and draws anew what the reading direction decides.
  func directionChanged() {
    setNeedsLayout()
    setNeedsDisplay()
  }
}
