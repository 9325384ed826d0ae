public import Foundation

@MainActor
extension Headless {
  /// Turns the device and tells everybody who listens (S240).
  ///
  /// The screen turns along if the frontmost controllers of its windows support that, and
  /// windows that filled the screen fill it again (S239, S248).
  public static func turnDevice(to orientation: UIDeviceOrientation) {
    UIDevice.current.orientation = orientation
    if UIDevice.current.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification,
        object: UIDevice.current
      )
    }
    guard let interface = UIInterfaceOrientation(orientation), windowsSupport(interface) else {
      return
    }
    changeScreen { $0.orientation = interface }
  }

  /// Replaces the screen by one of another size and scale.
  ///
  /// Windows that filled the screen fill it again (S248).
  /// - Parameters:
  ///   - size: The size when upright, in points, above 0 and finite; others are refused.
  ///   - scale: Pixels per point, above 0 and finite.
  public static func useScreen(size: CGSize, scale: CGFloat = 2) {
    let isUsable = [size.width, size.height, scale].allSatisfy { $0.isFinite && $0 > 0 }
    guard isUsable else {
      return Diagnostics.report("a screen needs a size and a scale above 0, found \(size)")
    }
    changeScreen { screen in
      screen.uprightSize = size
      var traits = screen.traitCollection.values
      traits.displayScale = scale
      screen.traitCollection = UITraitCollection(traits)
    }
  }

  /// Says other traits for the whole screen, for example dark or large text.
  ///
  /// What the traits leave unspecified stays as it is.
  public static func useTraits(_ traits: UITraitCollection) {
    let screen = UIScreen.main
    screen.traitCollection = screen.traitCollection.overridden(by: traits.values)
    for window in UIApplication.shared.windows { window.updateTraits() }
    Commit.run()
  }

  /// Covers the edges of a window, as bars and bezels of a device do, in points (S40).
  public static func coverEdges(of window: UIWindow, by insets: UIEdgeInsets) {
    guard insets.isFinite else {
      return Diagnostics.report("covered edges must be finite for \(window)")
    }
    window.coveredByDevice = insets
    Commit.run()
  }

  private static func windowsSupport(_ orientation: UIInterfaceOrientation) -> Bool {
    UIApplication.shared.windows.compactMap(\.frontController).allSatisfy {
      $0.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation))
    }
  }

  private static func changeScreen(_ change: (UIScreen) -> Void) {
    let screen = UIScreen.main
    let old = screen.bounds
    change(screen)
    for window in UIApplication.shared.windows {
      if window.frame == old { resize(window, to: screen.bounds) } else { window.updateTraits() }
    }
    Commit.run()
  }

  private static func resize(_ window: UIWindow, to frame: CGRect) {
    let transition = SizeTransition()
    if window.frame.size != frame.size {
      let controllers = [window.rootViewController].compactMap(\.self) + window.presentedControllers
      for controller in controllers {
        controller.viewWillTransition(to: frame.size, with: transition)
      }
    }
    transition.run {
      window.frame = frame
      window.updateTraits()
      window.layoutIfNeeded()
    }
  }
}
