import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {

  private(set) var events: [String] = []

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // Override point for customization after application launch.
    events.append("launched")
    NotificationCenter.default.addObserver(
      self,
      selector: #selector(applicationDidRest),
      name: UIApplication.didEnterBackgroundNotification,
      object: nil
    )
    return true
  }

  @objc private func applicationDidRest() {
    events.append("background")
  }

  // MARK: UISceneSession Lifecycle

  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
  }

  func application(
    _ application: UIApplication,
    didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {
  }
}
