public import Foundation

/// The physical orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// An unknown orientation.
  case unknown = 0
  /// Upright.
  case portrait = 1
  /// Upside down.
  case portraitUpsideDown = 2
  /// Landscape, with the top of the device to the left.
  case landscapeLeft = 3
  /// Landscape, with the top of the device to the right.
  case landscapeRight = 4
  /// Flat, with the display facing up.
  case faceUp = 5
  /// Flat, with the display facing down.
  case faceDown = 6

  /// Whether the device is upright or upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is in a landscape orientation.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device on which the application runs.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device of the current environment.
  open class var current: UIDevice { DeviceEnvironment.current.device }

  /// The orientation of the device; `HostDevice.rotate(to:)` changes it.
  open internal(set) var orientation = UIDeviceOrientation.portrait

  /// The kind of device: a pad if its screen is large enough, a phone otherwise.
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    SizeClasses.traits(of: UIScreen.main.bounds.size).userInterfaceIdiom
  }

  // MARK: Identity (N208)

  /// The information about the device from the host.
  package var information = DeviceInformation()

  /// The name of the device; "Linux" unless the host names another.
  open var name: String { information.name }
  /// The kind of device; "Linux" unless the host names another.
  open var model: String { information.model }
  /// The kind of device in the user's language; equals `model`.
  open var localizedModel: String { information.model }
  /// The name of the operating system; "Linux" unless the host names another.
  open var systemName: String { information.systemName }
  /// The version of the operating system, by default that of the kernel.
  open var systemVersion: String { information.systemVersion }
  /// An identifier that is the same whenever a program of this name runs, unless the host has set
  /// another.
  open var identifierForVendor: UUID? { information.identifier }
  /// Whether programs go on in the background: true.
  open var isMultitaskingSupported: Bool { true }
  /// Plays the sound of a key of an input view; without effect.
  open func playInputClick() {}

  // MARK: Battery and proximity (N208)

  /// The states of a battery.
  public enum BatteryState: Int, Sendable {
    /// Unknown, because it is not monitored or there is none.
    case unknown = 0
    /// Discharging.
    case unplugged = 1
    /// Charging.
    case charging = 2
    /// Charged.
    case full = 3
  }

  private var monitors = (battery: false, proximity: false)

  /// Whether the battery is monitored; false at first.
  open var isBatteryMonitoringEnabled: Bool {
    get { monitors.battery }
    set { monitors.battery = newValue }
  }

  /// The state of the battery; unknown unless it is monitored and the host reports it.
  open var batteryState: BatteryState {
    isBatteryMonitoringEnabled ? information.battery?.state ?? .unknown : .unknown
  }

  /// The charge of the battery from 0 to 1; -1 unless it is monitored and the host reports it.
  open var batteryLevel: Float {
    isBatteryMonitoringEnabled ? information.battery?.level ?? -1 : -1
  }

  /// Whether the proximity of the user is monitored; remains false without a sensor.
  open var isProximityMonitoringEnabled: Bool {
    get { monitors.proximity && information.isNear != nil }
    set { monitors.proximity = newValue }
  }

  /// Whether the user is near; false unless that is monitored.
  open var proximityState: Bool {
    isProximityMonitoringEnabled ? information.isNear ?? false : false
  }

  /// Replaces what the host says and posts notifications for what has changed.
  package func update(_ new: DeviceInformation) {
    let old = (batteryState, batteryLevel, proximityState)
    information = new
    let changes = [
      (batteryState != old.0, Self.batteryStateDidChangeNotification),
      (batteryLevel != old.1, Self.batteryLevelDidChangeNotification),
      (proximityState != old.2, Self.proximityStateDidChangeNotification),
    ]
    for (isChanged, name) in changes where isChanged {
      NotificationCenter.default.post(name: name, object: self)
    }
  }

  /// Posted after the state of a monitored battery has changed.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Posted after the charge of a monitored battery has changed.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )
  /// Posted after the user has come near or gone, if that is monitored.
  public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification"
  )

  // MARK: Orientation

  private var notificationRequests = 1

  /// Whether orientation changes post `orientationDidChangeNotification`; initially true.
  open var isGeneratingDeviceOrientationNotifications: Bool { notificationRequests > 0 }

  /// Enables orientation notifications until a matching call disables them; calls nest.
  open func beginGeneratingDeviceOrientationNotifications() {
    notificationRequests += 1
  }

  /// Balances one call of `beginGeneratingDeviceOrientationNotifications()`.
  open func endGeneratingDeviceOrientationNotifications() {
    notificationRequests = max(0, notificationRequests - 1)
  }

  /// Posted on the main thread after the orientation has changed.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )
}
