public import Foundation

/// The display for which windows and views are laid out.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The screen of the current environment; by default, that of a phone of 390 by 844 points.
  open class var main: UIScreen { DeviceEnvironment.current.screen }

  /// The size in portrait orientation, in points.
  var uprightSize = CGSize(width: 390, height: 844)
  /// The orientation of the interface.
  var orientation = UIInterfaceOrientation.portrait

  /// The screen's rectangle in the interface's orientation, in points.
  open var bounds: CGRect { Self.bounds(of: uprightSize, orientation) }

  nonisolated static func bounds(
    of uprightSize: CGSize,
    _ orientation: UIInterfaceOrientation
  ) -> CGRect {
    let size = uprightSize
    return orientation.isLandscape
      ? CGRect(x: 0, y: 0, width: size.height, height: size.width)
      : CGRect(origin: .zero, size: size)
  }

  /// The part of the screen that no status bar covers, in points: all of it.
  open var applicationFrame: CGRect { bounds }

  /// The screen's rectangle in portrait orientation, in pixels.
  open var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: uprightSize.width * scale, height: uprightSize.height * scale)
  }

  /// The scale, in pixels per point.
  open var scale: CGFloat { traitCollection.displayScale }
  /// The physical scale, in pixels per point; equals `scale`.
  open var nativeScale: CGFloat { scale }
  /// The maximum number of frames per second.
  open var maximumFramesPerSecond: Int { 60 }

  /// All screens: one.
  open class var screens: [UIScreen] { [main] }
  /// The screen that this one mirrors: none.
  open var mirrored: UIScreen? { nil }
  /// Whether the contents are recorded or shown elsewhere: false.
  open var isCaptured: Bool { false }
  /// Whether a dark overlay may lower the brightness further; stored without effect.
  open var wantsSoftwareDimming = false

  private var storedBrightness: CGFloat = 0.5
  /// The brightness from 0 to 1, which is clamped; stored without effect, 0.5 at first.
  open var brightness: CGFloat {
    get { storedBrightness }
    set {
      guard !newValue.isNaN else { return Diagnostics.report("a brightness must be a number") }
      let value = min(max(0, newValue), 1)
      guard exchange(&storedBrightness, with: value) != value else { return }
      NotificationCenter.default.post(name: Self.brightnessDidChangeNotification, object: self)
    }
  }

  /// Posted after the brightness has changed; the object is the screen.
  public nonisolated static let brightnessDidChangeNotification = Notification.Name(
    "UIScreenBrightnessDidChangeNotification"
  )

  /// The traits that windows inherit.
  open internal(set) var traitCollection: UITraitCollection {
    get { traits.traits }
    set {
      let old = traits.traits
      guard old != newValue else { return }
      traits.traits = newValue
      traitCollectionDidChange(old)
    }
  }
  private let traits: DeviceTraits

  /// Creates the screen of a device.
  init(_ traits: DeviceTraits) {
    self.traits = traits
  }

  /// Returns a display link that calls a method of a target with itself.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Called after the screen's traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}
