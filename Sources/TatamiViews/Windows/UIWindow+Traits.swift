import Foundation

extension UIWindow {
  /// Sets the traits to the screen's, with the size classes of the window's size (S234, S235).
  func updateTraits() {
    let sizeTraits = SizeClasses.traits(of: bounds.size)
    inheritTraits(screen.traitCollection.overridden(by: sizeTraits))
  }
}
