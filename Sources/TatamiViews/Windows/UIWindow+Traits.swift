import Foundation
import TatamiGraphics

extension UIWindow {
  /// Sets the traits to the screen's, with the size classes of the window's size (S234, S235).
  func updateTraits() {
    inheritTraits(inheritedTraits(on: screen.traitCollection, size: bounds.size))
  }

  /// Returns the traits inside of the window if it has a size on a screen with traits.
  func traits(on screenTraits: UITraitCollection, size: CGSize) -> UITraitCollection {
    inheritedTraits(on: screenTraits, size: size).overridden(by: traitOverrides.values)
  }

  private func inheritedTraits(on screen: UITraitCollection, size: CGSize) -> UITraitCollection {
    screen.overridden(by: SizeClasses.traits(of: size))
  }
}
