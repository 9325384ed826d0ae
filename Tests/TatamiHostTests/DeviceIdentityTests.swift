import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The properties of the device and of its screen.
@MainActor
@Suite(.environment) struct DeviceIdentityTests {
  private func posted(_ name: Notification.Name, _ body: () -> Void) -> Int {
    let count = Counter()
    let isOfScreen = name == UIScreen.brightnessDidChangeNotification
    let object: AnyObject = isOfScreen ? UIScreen.main : UIDevice.current
    let token = NotificationCenter.default.addObserver(
      forName: name,
      object: object,
      queue: nil
    ) { _ in MainActor.assumeIsolated { count.value += 1 } }
    body()
    NotificationCenter.default.removeObserver(token)
    return count.value
  }

  @MainActor
  private final class Counter {
    var value = 0
  }

  @Test func `N208: names are those of the host, Linux at first`() {
    let device = UIDevice.current
    let texts = [device.name, device.model, device.localizedModel, device.systemName]
    #expect(texts == ["Linux", "Linux", "Linux", "Linux"])
    #expect(device.systemVersion.split(separator: ".").count == 3)
    HostDevice.identity.name = "Kiosk"
    HostDevice.identity.model = "Tablet"
    HostDevice.identity.systemName = "Debian"
    HostDevice.identity.systemVersion = "13"
    let others = [device.name, device.model, device.systemName, device.systemVersion]
    #expect(others == ["Kiosk", "Tablet", "Debian", "13"])
  }

  @Test func `N208: the identifier of a program is always the same`() throws {
    let own = try #require(UIDevice.current.identifierForVendor)
    let guest = HostEnvironment()
    #expect(guest.run { UIDevice.current.identifierForVendor } == own)
    #expect(own.uuidString.split(separator: "-")[2].first == "8")
    let other = UUID()
    HostDevice.identity.identifierForVendor = other
    #expect(UIDevice.current.identifierForVendor == other)
  }

  @Test func `N208: the battery is unknown unless it is monitored and the host knows it`() {
    let device = UIDevice.current
    #expect(device.batteryLevel == -1)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == -1)
    #expect(device.batteryState == .unknown)
    let levels = posted(UIDevice.batteryLevelDidChangeNotification) {
      HostDevice.identity.battery = DeviceIdentity.Battery(level: 0.5, state: .charging)
      HostDevice.identity.battery = DeviceIdentity.Battery(level: .nan, state: .charging)
    }
    #expect(levels == 2)
    #expect(device.batteryLevel == 0)
    #expect(device.batteryState == .charging)
    let states = posted(UIDevice.batteryStateDidChangeNotification) {
      HostDevice.identity.battery = nil
    }
    #expect(states == 1)
    device.isBatteryMonitoringEnabled = false
    HostDevice.identity.battery = DeviceIdentity.Battery(level: 7, state: .full)
    #expect(device.batteryLevel == -1)
    #expect(HostDevice.identity.battery?.level == 1)
  }

  @Test func `N208: proximity needs a sensor`() {
    let device = UIDevice.current
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled)
    HostDevice.identity.isNear = false
    #expect(device.isProximityMonitoringEnabled)
    let count = posted(UIDevice.proximityStateDidChangeNotification) {
      HostDevice.identity.isNear = true
    }
    #expect(count == 1)
    #expect(device.proximityState)
  }

  @Test func `N208: the brightness of the screen is stored from 0 to 1`() {
    let screen = UIScreen.main
    #expect(screen.brightness == 0.5)
    let count = posted(UIScreen.brightnessDidChangeNotification) {
      screen.brightness = 4
      screen.brightness = 2
    }
    #expect(count == 1)
    #expect(screen.brightness == 1)
    let reports = Reports.during { screen.brightness = .nan }
    #expect(reports.count == 1)
    #expect(screen.brightness == 1)
    screen.brightness = -1
    #expect(screen.brightness == 0)
    #expect(UIScreen.screens == [screen])
    HostDevice.setScreen(size: CGSize(width: 100, height: 300), scale: 3)
    #expect(screen.bounds.size == CGSize(width: 100, height: 300))
    #expect(screen.scale == 3)
  }
}
