import TatamiGraphics

/// The device of an environment and its screen.
@MainActor
final class DeviceEnvironment: KitEnvironmentPart {
  /// The device of the current environment.
  static var current: DeviceEnvironment { KitEnvironment.current.part(DeviceEnvironment.self) }

  let device = UIDevice()
  let screen: UIScreen

  /// Creates an upright phone.
  init(environment: KitEnvironment) {
    screen = UIScreen(environment.sharedPart(DeviceTraits.self))
  }
}
