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
    var change = ScreenChange(of: .main)
    change.rotation = interface.rotation(from: change.orientation)
    change.duration = SizeTransition.rotationDuration
    change.orientation = interface
    apply(change)
  }

  /// Changes the screen's upright size, in points, and its scale, in pixels per point.
  ///
  /// Windows that filled the screen are resized to fill it.
  package func setScreen(size: CGSize, scale: CGFloat) {
    var change = ScreenChange(of: .main)
    change.uprightSize = size
    var traits = change.traits.values
    traits.displayScale = scale
    change.traits = UITraitCollection(traits)
    apply(change)
  }

  /// Overrides the screen's traits; unspecified traits are unchanged.
  package func overrideScreenTraits(with traits: UITraitCollection) {
    let category = preferredContentSizeCategory
    var change = ScreenChange(of: .main)
    change.traits = change.traits.overridden(by: traits.values)
    make(change)
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

  private func apply(_ change: ScreenChange) {
    make(change)
    if let keyWindow { ApplicationEnvironment.current.keyboard.update(in: keyWindow) }
    RunLoopTurn.current.finish()
  }

  /// Announces a change of the screen to the controllers of all windows, then makes it (N26).
  private func make(_ change: ScreenChange) {
    let screen = UIScreen.main
    let (old, new) = (screen.bounds, change.bounds)
    let changes = windows.map { window in
      WindowChange(of: window, to: window.frame == old ? new : window.frame, by: change)
    }
    for window in changes { window.announce() }
    change.apply(to: screen)
    for window in changes { window.make() }
  }
}
