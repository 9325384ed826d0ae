package import Foundation
package import TatamiGraphics
import TatamiLayers

extension UIApplication {
  /// Rotates the device and posts `UIDevice.orientationDidChangeNotification`.
  ///
  /// The screen rotates as well if the frontmost controllers of all windows support the
  /// orientation; windows that filled the screen are resized to fill it.
  package func rotateDevice(to orientation: UIDeviceOrientation) {
    let device = UIDevice.current
    device.orientation = orientation
    if device.isGeneratingDeviceOrientationNotifications {
      NotificationCenter.default.post(
        name: UIDevice.orientationDidChangeNotification,
        object: device
      )
    }
    guard let interface = UIInterfaceOrientation(orientation), windowsSupport(interface) else {
      return
    }
    changeScreen { $0.orientation = interface }
  }

  /// Changes the screen's upright size, in points, and its scale, in pixels per point.
  ///
  /// Windows that filled the screen are resized to fill it.
  package func setScreen(size: CGSize, scale: CGFloat) {
    changeScreen { screen in
      screen.uprightSize = size
      var traits = screen.traitCollection.values
      traits.displayScale = scale
      screen.traitCollection = UITraitCollection(traits)
    }
  }

  /// Overrides the screen's traits; unspecified traits are unchanged.
  package func overrideScreenTraits(with traits: UITraitCollection) {
    let screen = UIScreen.main
    let category = preferredContentSizeCategory
    screen.traitCollection = screen.traitCollection.overridden(by: traits.values)
    for window in windows { window.updateTraits() }
    if preferredContentSizeCategory != category {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification,
        object: self,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: preferredContentSizeCategory]
      )
    }
    RunLoopTurn.current.finish()
  }

  private func windowsSupport(_ orientation: UIInterfaceOrientation) -> Bool {
    let mask = UIInterfaceOrientationMask(orientation)
    return windows.allSatisfy { window in
      guard let controller = window.frontController else { return true }
      return controller.supportedInterfaceOrientations
        .intersection(supportedInterfaceOrientations(for: window)).contains(mask)
    }
  }

  private func changeScreen(_ change: (UIScreen) -> Void) {
    let screen = UIScreen.main
    let old = screen.bounds
    change(screen)
    for window in windows {
      if window.frame == old { window.resize(to: screen.bounds) } else { window.updateTraits() }
    }
    if let keyWindow { ApplicationEnvironment.current.keyboard.update(in: keyWindow) }
    RunLoopTurn.current.finish()
  }
}

extension UIWindow {
  /// Changes the frame and calls `viewWillTransition(to:with:)` of the window's controllers.
  fileprivate func resize(to frame: CGRect) {
    let transition = SizeTransition(of: self)
    if self.frame.size != frame.size {
      for controller in [rootViewController].compactMap(\.self) + presentedControllers {
        controller.viewWillTransition(to: frame.size, with: transition)
      }
    }
    transition.run {
      self.frame = frame
      updateTraits()
      layoutIfNeeded()
    }
  }
}
