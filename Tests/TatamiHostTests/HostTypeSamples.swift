import Foundation
import TatamiHost
import TatamiUIKit
import Testing

// The samples in the documentation of types of TatamiHost.

@MainActor
@Suite(.environment) struct HostTypeSamples {
  func accessibilityMirror(window: UIWindow) {
    let mirror = AccessibilityMirror()
    let elements = mirror.elements(of: window)
    let labels = elements.compactMap(\.node.label)
    _ = labels
  }

  @Test func `the sample of AccessibilitySettings gives the stated values`() {
    HostDevice.setAccessibility([.reduceMotion, .boldText])
    #expect(UIAccessibility.isReduceMotionEnabled)
  }

  @Test func `the sample of HostEnvironment gives the stated values`() {
    let guest = HostEnvironment()
    let isKey = guest.run {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.makeKeyAndVisible()
      return window.isKeyWindow
    }
    #expect(isKey)
  }

  @Test func `the sample of RealTimeClock gives the stated values`() {
    let clock = RealTimeClock()
    clock.start()
    defer { clock.stop() }
    #expect(clock.isRunning)
  }

  @Test func `the sample of WindowHost gives the stated values`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    window.makeKeyAndVisible()
    let host = WindowHost(window)
    let damage = try host.update()
    let image = try host.image()
    #expect(!damage.isEmpty)
    #expect(image.size.width == 320)
  }

  func hostKeyboard() {
    HostKeyboard.requestHandler = { isNeeded in
      if isNeeded {
        HostKeyboard.show(CGRect(x: 0, y: 553, width: 390, height: 291))
      } else {
        HostKeyboard.hide()
      }
    }
  }

  func statusBarRequest() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = UIViewController()
    let request = WindowHost(window).statusBarRequest
    print(request.style == .lightContent, request.isHidden)
  }

  func windowState(before: UIWindow, after: UIWindow) throws {
    let kept = try JSONEncoder().encode(WindowState(of: before))
    try JSONDecoder().decode(WindowState.self, from: kept).restore(in: after)
  }
}
