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

  @Test func `V25: the application passes through the inactive state`() {
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

  @Test func `S260: a memory warning reaches the controllers of windows before its notification`() {
    let diary = Diary()
    let controllers = ["root", "child", "grandchild", "presented", "presented child"].map {
      WarnedController($0, diary)
    }
    for (parent, child) in [(0, 1), (1, 2), (3, 4)] {
      controllers[parent].addChild(controllers[child])
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = controllers[0]
    window.makeKeyAndVisible()
    controllers[0].present(controllers[3], animated: false)
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didReceiveMemoryWarningNotification,
      object: UIApplication.shared,
      queue: nil
    ) { _ in MainActor.assumeIsolated { diary.add("notification") } }
    defer { NotificationCenter.default.removeObserver(token) }
    HostApplication.warnAboutMemory()
    #expect(
      diary.lines == [
        "root", "child", "grandchild", "presented", "presented child", "notification",
      ]
    )
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

  @Test func `V28: notifications for assistive technologies are recorded with their arguments`() {
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

/// A controller that writes its memory warnings into a diary.
private final class WarnedController: UIViewController {
  private let name: String
  private let diary: Diary

  init(_ name: String, _ diary: Diary) {
    self.name = name
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    diary.add(name)
  }
}
