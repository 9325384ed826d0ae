public import TatamiGraphics

/// A scene with windows on the screen of the device.
///
/// The windows of an application without scenes of its own belong to one scene without a delegate.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The screen that shows the scene.
  open var screen: UIScreen { UIScreen.main }

  /// The visible windows of the scene, back to front.
  open var windows: [UIWindow] {
    application?.windows.filter { $0.windowScene === self } ?? []
  }

  /// The key window, if it belongs to the scene.
  open var keyWindow: UIWindow? {
    application?.keyWindow.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The orientation of the interface.
  open var interfaceOrientation: UIInterfaceOrientation { screen.orientation }
}

extension UIWindowScene: UITraitEnvironment {
  /// The traits of the screen.
  public var traitCollection: UITraitCollection { screen.traitCollection }

  /// Does nothing.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
