import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The application's life cycle and notifications for assistive technologies.
@MainActor
@Suite(.environment) struct HostApplicationTests {
  /// Records the notifications of this environment's application.
  @MainActor
  private final class Recorder {
    var lines: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    init() {
      let names: [(NSNotification.Name, String)] = [
        (UIApplication.didBecomeActiveNotification, "active"),
        (UIApplication.willResignActiveNotification, "will resign"),
        (UIApplication.didEnterBackgroundNotification, "background"),
        (UIApplication.willEnterForegroundNotification, "will enter"),
        (UIApplication.didReceiveMemoryWarningNotification, "memory"),
        (UIApplication.willTerminateNotification, "terminate"),
      ]
      let application = UIApplication.shared
      for (name, line) in names {
        tokens.append(
          NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
              self?.lines.append("\(line) in \(application.applicationState)")
            }
          }
        )
      }
    }

    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  @Test func `the application passes through the inactive state`() {
    let recorder = Recorder()
    #expect(UIApplication.shared.applicationState == .active)
    HostApplication.changeState(to: .background)
    #expect(UIApplication.shared.applicationState == .background)
    #expect(recorder.take() == ["will resign in active", "background in background"])
    HostApplication.changeState(to: .active)
    #expect(recorder.take() == ["will enter in background", "active in active"])
    HostApplication.changeState(to: .inactive)
    HostApplication.changeState(to: .inactive)
    #expect(recorder.take() == ["will resign in active"])
    HostApplication.warnAboutMemory()
    HostApplication.terminate()
    #expect(recorder.take() == ["memory in inactive", "terminate in inactive"])
  }

  @Test func `touches are canceled when the application becomes inactive`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let control = UIControl(frame: window.bounds)
    window.addSubview(control)
    window.makeKeyAndVisible()
    Simulator.touchDown(at: CGPoint(x: 50, y: 50), in: window)
    #expect(control.isTracking)
    HostApplication.changeState(to: .inactive)
    #expect(!control.isTracking)
  }

  @Test func `notifications for assistive technologies are recorded with their arguments`() {
    UIAccessibility.post(notification: .announcement, argument: "lost")
    let recorder = AccessibilityRecorder()
    let view = UIView()
    UIAccessibility.post(notification: .announcement, argument: "Saved")
    UIAccessibility.post(notification: .layoutChanged, argument: view)
    #expect(recorder.announcements == ["Saved"])
    #expect(recorder.posts.map(\.notification) == [.announcement, .layoutChanged])
    #expect(recorder.posts.last?.argument as? UIView === view)
  }

  @Test func `the size of the screen decides about the device's idiom`() {
    #expect(UIDevice.current.userInterfaceIdiom == .phone)
    HostDevice.setScreen(size: CGSize(width: 820, height: 1180))
    #expect(UIDevice.current.userInterfaceIdiom == .pad)
  }
}
