import Foundation

/// The room that a window of some size has (S235).
enum SizeClasses {
  /// The smallest side from which both axes have much room: that of a small tablet, in points.
  private static let tabletSide: CGFloat = 744
  /// The smallest side from which a phone on its side has much room across, in points.
  private static let largePhoneSide: CGFloat = 414

  /// Returns the kind of device and the room that suit a size.
  static func traits(of size: CGSize) -> TraitValues {
    var traits = TraitValues()
    let side = min(size.width, size.height)
    let isLandscape = size.width > size.height
    let isTablet = side >= tabletSide
    traits.userInterfaceIdiom = isTablet ? .pad : .phone
    traits.verticalSizeClass = isTablet || !isLandscape ? .regular : .compact
    let isWide = isTablet || (isLandscape && side >= largePhoneSide)
    traits.horizontalSizeClass = isWide ? .regular : .compact
    return traits
  }
}

extension UIWindow {
  /// Takes the screen's traits over, and the room that the window's size gives (S234, S235).
  func updateTraits() {
    let room = SizeClasses.traits(of: bounds.size)
    inheritTraits(screen.traitCollection.overridden(by: room))
  }
}
