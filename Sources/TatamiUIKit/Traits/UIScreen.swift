public import Foundation

/// The display that windows and views are laid out for.
@MainActor
open class UIScreen: NSObject {
  /// The one screen: a phone's, until a test says otherwise (`Headless.useScreen`).
  public static var main: UIScreen { ApplicationEnvironment.current.screen }

  /// The size when upright, in points.
  var uprightSize = CGSize(width: 390, height: 844)
  /// How the interface stands on it.
  var orientation = UIInterfaceOrientation.portrait

  /// The screen's rectangle, in points; follows how the interface stands.
  open var bounds: CGRect {
    let size = uprightSize
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(origin: .zero, size: size)
  }

  /// The screen's rectangle, in pixels; the same however the interface stands.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: uprightSize.width * scale, height: uprightSize.height * scale)
  }

  /// Pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// Pixels per point.
  open var nativeScale: CGFloat { scale }
  /// The most frames in a second.
  open var maximumFramesPerSecond: Int { 60 }

  /// What every window starts from.
  open internal(set) var traitCollection = UITraitCollection.default
}
