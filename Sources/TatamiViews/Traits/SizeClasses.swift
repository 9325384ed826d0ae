import Foundation

/// The idiom and size classes of a window (S235).
enum SizeClasses {
  /// The smallest side of a tablet, whose size classes are both regular, in points.
  private static let tabletSide: CGFloat = 744
  /// The smallest side of a large phone, whose width is regular in landscape, in points.
  private static let largePhoneSide: CGFloat = 414

  /// Returns the idiom and the size classes of a window size, in points.
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
