import Synchronization

/// The traits of the device of an environment, which any thread may read.
package final class DeviceTraits: SharedEnvironmentPart {
  /// The traits of the current environment's device.
  package static var current: DeviceTraits { KitEnvironment.current.sharedPart(DeviceTraits.self) }

  private let stored = Mutex(UITraitCollection.default)

  /// Creates the traits of an upright phone.
  package init() {}

  /// The traits.
  package var traits: UITraitCollection {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
