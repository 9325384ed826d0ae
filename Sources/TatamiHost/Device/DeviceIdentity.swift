public import Foundation
public import TatamiUIKit

/// The description of a device: its names, its identifier, its battery.
public struct DeviceIdentity: Equatable, Sendable {
  /// The charge of a battery.
  ///
  /// ```swift
  /// HostDevice.identity.battery = DeviceIdentity.Battery(level: 0.8, state: .charging)
  /// ```
  public struct Battery: Equatable, Sendable {
    /// The charge from 0 to 1.
    public var level: Float
    /// Whether the battery is charging.
    public var state: UIDevice.BatteryState

    /// Creates the charge of a battery; a level that is not between 0 and 1 is clamped, NaN is 0.
    public init(level: Float, state: UIDevice.BatteryState) {
      self.level = level > 0 ? min(level, 1) : 0
      self.state = state
    }
  }

  /// The name of the device, "Linux" at first.
  public var name: String
  /// The kind of device, "Linux" at first.
  public var model: String
  /// The name of the operating system, "Linux" at first.
  public var systemName: String
  /// The version of the operating system, at first that of the kernel.
  public var systemVersion: String
  /// The identifier of the program on this device, at first one made of the program's name.
  public var identifierForVendor: UUID
  /// The battery; nil, the default, if it is not known.
  public var battery: Battery?
  /// Whether the user is near the screen; nil, the default, without a sensor.
  public var isNear: Bool?

  init(_ information: DeviceInformation) {
    (name, model) = (information.name, information.model)
    (systemName, systemVersion) = (information.systemName, information.systemVersion)
    identifierForVendor = information.identifier
    battery = information.battery.map { Battery(level: $0.level, state: $0.state) }
    isNear = information.isNear
  }

  /// The identity as the kit keeps it.
  var information: DeviceInformation {
    var information = DeviceInformation()
    (information.name, information.model) = (name, model)
    (information.systemName, information.systemVersion) = (systemName, systemVersion)
    information.identifier = identifierForVendor
    information.battery = battery.map { battery in
      DeviceInformation.Battery(level: battery.level, state: battery.state)
    }
    information.isNear = isNear
    return information
  }
}
