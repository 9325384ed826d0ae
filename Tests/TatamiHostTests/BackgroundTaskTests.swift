import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Tasks of applications in the background.
@MainActor
@Suite(.environment) struct BackgroundTaskTests {
  private var application: UIApplication { .shared }

  @Test func `N207: identifiers are distinct, and ending twice does nothing`() {
    let tasks = (0..<3).map { application.beginBackgroundTask(withName: "\($0)") }
    #expect(Set(tasks).count == 3)
    #expect(!tasks.contains(.invalid))
    #expect(HostApplication.hasBackgroundTasks)
    for task in tasks + tasks + [.invalid] { application.endBackgroundTask(task) }
    #expect(!HostApplication.hasBackgroundTasks)
    #expect(!tasks.contains(application.beginBackgroundTask()))
  }

  @Test func `N207: handlers run when the host says so, each once and in order`() {
    var lines: [String] = []
    var ended = UIBackgroundTaskIdentifier.invalid
    ended = application.beginBackgroundTask { lines.append("ended") }
    var first = UIBackgroundTaskIdentifier.invalid
    first = application.beginBackgroundTask {
      lines.append("first")
      application.endBackgroundTask(first)
    }
    _ = application.beginBackgroundTask(withName: "upload") { lines.append("second") }
    application.endBackgroundTask(ended)
    HostApplication.changeState(to: .background)
    Simulator.advance(by: 1_000)
    #expect(lines == [])
    let reports = Reports.during { HostApplication.expireBackgroundTasks() }
    #expect(lines == ["first", "second"])
    #expect(reports.count == 1)
    #expect(reports.first?.contains("'upload'") == true)
    #expect(!HostApplication.hasBackgroundTasks)
    HostApplication.expireBackgroundTasks()
    #expect(lines.count == 2)
  }

  @Test func `N207: a task that a handler begins goes on`() {
    var task = UIBackgroundTaskIdentifier.invalid
    task = application.beginBackgroundTask {
      application.endBackgroundTask(task)
      task = application.beginBackgroundTask()
    }
    HostApplication.expireBackgroundTasks()
    #expect(HostApplication.hasBackgroundTasks)
    application.endBackgroundTask(task)
    #expect(!HostApplication.hasBackgroundTasks)
  }

  @Test func `N207: the handler of a task that another handler has ended does not run`() {
    var lines: [String] = []
    var (first, second) = (UIBackgroundTaskIdentifier.invalid, UIBackgroundTaskIdentifier.invalid)
    first = application.beginBackgroundTask {
      lines.append("first")
      for task in [first, second] { application.endBackgroundTask(task) }
    }
    second = application.beginBackgroundTask { lines.append("second") }
    HostApplication.expireBackgroundTasks()
    #expect(lines == ["first"])
  }

  @Test func `N207: a task without a handler is reported as such`() {
    _ = application.beginBackgroundTask(withName: "sync")
    let reports = Reports.during { HostApplication.expireBackgroundTasks() }
    #expect(reports.count == 1)
    #expect(reports.first?.contains("'sync' has no expiration handler") == true)
  }

  @Test func `N207: the remaining time is the host's in the background, else unlimited`() {
    HostApplication.backgroundTime = 30
    #expect(application.backgroundTimeRemaining == .greatestFiniteMagnitude)
    HostApplication.changeState(to: .background)
    #expect(application.backgroundTimeRemaining == 30)
    HostApplication.backgroundTime = .nan
    #expect(application.backgroundTimeRemaining == 0)
  }

  // MARK: Values without effect

  @Test func `N206: actions of a home screen and the status bar are stored`() {
    let icon = UIApplicationShortcutIcon(type: .compose)
    let item = UIMutableApplicationShortcutItem(
      type: "new",
      localizedTitle: "New",
      localizedSubtitle: nil,
      icon: icon,
      userInfo: ["list": "a" as NSString]
    )
    item.localizedSubtitle = "List"
    application.shortcutItems = [item]
    #expect(application.shortcutItems?.first?.localizedSubtitle == "List")
    #expect(application.shortcutItems?.first?.icon === icon)
    application.setStatusBarHidden(true, with: .fade)
    application.setStatusBarStyle(.lightContent, animated: true)
    #expect(application.isStatusBarHidden)
    #expect(application.statusBarStyle == .lightContent)
    application.registerForRemoteNotifications()
    #expect(!application.isRegisteredForRemoteNotifications)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(application.statusBarOrientation == .landscapeRight)
  }

  @Test func `N206: activities are stored and never continued`() {
    final class Restored: UIViewController {
      var calls = 0
      override func updateUserActivityState(_ activity: NSUserActivity) { calls += 1 }
      override func restoreUserActivityState(_ activity: NSUserActivity) { calls += 1 }
      override func encodeRestorableState(with coder: NSCoder) { calls += 1 }
      override func applicationFinishedRestoringState() { calls += 1 }
    }
    let controller = Restored()
    controller.restorationIdentifier = "list"
    let activity = NSUserActivity(activityType: "org.example.read")
    activity.addUserInfoEntries(from: ["page": 3])
    activity.addUserInfoEntries(from: ["page": 4, "line": 1])
    controller.userActivity = activity
    activity.becomeCurrent()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    HostApplication.changeState(to: .background)
    #expect(controller.userActivity === activity)
    #expect(activity.userInfo?["page"] as? Int == 4)
    #expect(activity.userInfo?.count == 2)
    #expect(UIViewController().userActivity == nil)
    #expect(controller.calls == 0)
  }
}
