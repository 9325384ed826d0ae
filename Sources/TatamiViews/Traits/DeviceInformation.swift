import Foundation

/// The information about the device from a host (N208).
package struct DeviceInformation: Equatable {
  /// The charge of a battery, from 0 to 1, and its state.
  package struct Battery: Equatable {
    package var level: Float
    package var state: UIDevice.BatteryState

    package init(level: Float, state: UIDevice.BatteryState) {
      (self.level, self.state) = (level, state)
    }
  }

  package var name = "Linux"
  package var model = "Linux"
  package var systemName = "Linux"
  package var systemVersion = DeviceInformation.kernelVersion
  package var identifier = DeviceInformation.programIdentifier
  /// The battery; nil if it is not known.
  package var battery: Battery?
  /// Whether the user is near; nil without a sensor.
  package var isNear: Bool?

  package init() {}

  private static var kernelVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    let numbers = [version.majorVersion, version.minorVersion, version.patchVersion]
    return numbers.map(String.init).joined(separator: ".")
  }

  /// An identifier made of the program's name.
  private static let programIdentifier = identifier(of: ProcessInfo.processInfo.processName)

  /// Returns the identifier of a name, of version 8: two hashes of its bytes (FNV-1a).
  package static func identifier(of name: String) -> UUID {
    let halves = [hash(name.utf8, from: 0), hash(name.utf8, from: 1)]
    var bytes = halves.flatMap { half in (0..<8).map { UInt8(half >> (8 * $0) & 0xff) } }
    bytes[6] = bytes[6] & 0x0f | 0x80
    bytes[8] = bytes[8] & 0x3f | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }

  private static func hash(_ bytes: String.UTF8View, from seed: UInt64) -> UInt64 {
    bytes.reduce(0xcbf2_9ce4_8422_2325 ^ seed) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
