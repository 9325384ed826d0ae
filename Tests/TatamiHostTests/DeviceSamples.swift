import TatamiHost
import TatamiUIKit
import TestSupport
import Testing

// The sample in the documentation of the device.

@MainActor
@Suite(.environment) struct DeviceSamples {
  @Test func `the sample of HostDevice is true`() {
    HostDevice.identity.name = "Kiosk"
    HostDevice.identity.battery = DeviceIdentity.Battery(level: 0.8, state: .charging)
    #expect(UIDevice.current.name == "Kiosk")
  }
}
