import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The launch of applications, their scenes and their delegates.
@MainActor
@Suite(.environment) struct ApplicationLaunchTests {
  private final class Delegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var lines: [String] = []
    var mask = UIInterfaceOrientationMask.all

    func application(
      _ application: UIApplication,
      willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("will launch \(application.applicationState)")
      return true
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      lines.append("launched \(launchOptions?.count ?? 0)")
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      self.window = window
      return true
    }

    func applicationDidFinishLaunching(_ application: UIApplication) { lines.append("older") }
    func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { lines.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { lines.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { lines.append("foreground") }
    func applicationWillTerminate(_ application: UIApplication) { lines.append("terminate") }
    func applicationDidReceiveMemoryWarning(_ application: UIApplication) { lines.append("memory") }
    func application(
      _ app: UIApplication,
      open url: URL,
      options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      lines.append("open \(url.absoluteString)")
      return true
    }
    func application(
      _ application: UIApplication,
      supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask { mask }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate, InstanceMaking {
    // swift-format-ignore: NoLeadingUnderscores
    class func _makeInstance() -> AnyObject { SceneDelegate() }
    var window: UIWindow?
    var urls: [URL] = []
    private(set) var isDisconnected = false

    func scene(
      _ scene: UIScene,
      willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      urls += connectionOptions.urlContexts.map(\.url)
      let window = UIWindow(windowScene: scene)
      window.makeKeyAndVisible()
      self.window = window
    }

    func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
      urls += URLContexts.map(\.url)
    }
    func sceneDidDisconnect(_ scene: UIScene) { isDisconnected = true }
  }

  /// An application that gives its scenes a delegate without a property list's name.
  private final class SceneApplication: UIResponder, UIApplicationDelegate {
    var type: AnyClass? = SceneDelegate.self

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      configuration.delegateClass = type
      return configuration
    }
  }

  @Test func `S250, N199, N204, N209: the delegate of an application is called in UIKit's order`() {
    let delegate = Delegate()
    HostApplication.launch(delegate, options: [.sourceApplication: "Mail"])
    #expect(delegate.lines == ["will launch inactive", "launched 1", "active"])
    delegate.lines = []
    HostApplication.changeState(to: .background)
    HostApplication.changeState(to: .active)
    #expect(delegate.lines == ["resign", "background", "foreground", "active"])
    delegate.lines = []
    HostApplication.warnAboutMemory()
    HostApplication.terminate()
    #expect(delegate.lines == ["memory", "terminate"])
    #expect(UIApplication.shared.delegate == nil)
  }

  @Test func `N199: the method without options is called if the one with options is missing`() {
    final class Application: UIResponder, UIApplicationDelegate {
      var lines: [String] = []
      func applicationDidFinishLaunching(_ application: UIApplication) { lines.append("launched") }
    }
    let delegate = Application()
    HostApplication.launch(delegate)
    #expect(delegate.lines == ["launched"])
    HostApplication.terminate()
  }

  @Test func `windows of an application without scenes belong to one scene`() throws {
    let delegate = Delegate()
    HostApplication.launch(delegate)
    let window = try #require(delegate.window)
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    #expect(scene.windows == [window])
    #expect(scene.keyWindow === window)
    #expect(window.windowScene === scene)
    #expect(scene.activationState == .foregroundActive)
    HostApplication.changeState(to: .inactive)
    #expect(scene.activationState == .foregroundInactive)
    #expect(window.next === scene)
    #expect(scene.next === UIApplication.shared)
    #expect(UIApplication.shared.next === delegate)
    HostApplication.terminate()
  }

  @Test func `N200, N202: a scene is connected and gets the URLs`() throws {
    let (first, second) = (
      try #require(URL(string: "notes://one")), try #require(URL(string: "notes://two"))
    )
    HostApplication.launch(
      SceneApplication(),
      information: ["UIApplicationSceneManifest": [String: Any]()],
      options: [.url: first]
    )
    let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
    let delegate = try #require(scene.delegate as? SceneDelegate)
    #expect(delegate.window?.windowScene === scene)
    #expect(delegate.window?.frame == UIScreen.main.bounds)
    #expect(HostApplication.open(second))
    #expect(delegate.urls == [first, second])
    HostApplication.terminate()
    #expect(delegate.isDisconnected)
    #expect(scene.delegate == nil)
  }

  @Test func `a delegate class that makes no instances is reported`() {
    let application = SceneApplication()
    application.type = NSObject.self
    let messages = Reports.during {
      HostApplication.launch(
        application,
        information: ["UIApplicationSceneManifest": [String: Any]()]
      )
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("NSObject cannot be created") == true)
    HostApplication.terminate()
  }

  @Test func `N203: a storyboard of the property list is reported`() {
    let messages = Reports.during {
      HostApplication.launch(Delegate(), information: ["UIMainStoryboardFile": "Main"])
    }
    #expect(
      messages == [
        "the storyboard 'Main' is not loaded; make the window and its root controller in code"
      ]
    )
    HostApplication.terminate()
  }

  @Test func `X105: the property list gives the style and the orientations`() throws {
    let delegate = Delegate()
    HostApplication.launch(
      SceneApplication(),
      information: [
        "UIUserInterfaceStyle": "Dark",
        "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
      ]
    )
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    #expect(window.traitCollection.userInterfaceStyle == .dark)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 390)
    HostApplication.terminate()
    HostApplication.launch(delegate)
    HostDevice.rotate(to: .landscapeLeft)
    #expect(UIScreen.main.bounds.width == 844)
    HostApplication.terminate()
  }

  @Test func `N201: an application with scenes is not called when its state changes`() {
    final class Application: UIResponder, UIApplicationDelegate {
      var lines: [String] = []
      func applicationDidBecomeActive(_ application: UIApplication) { lines.append("active") }
      func applicationDidEnterBackground(_ application: UIApplication) { lines.append("rest") }
    }
    let (delegate, application) = (Application(), UIApplication.shared)
    HostApplication.launch(
      delegate,
      information: ["UIApplicationSceneManifest": [String: Any]()]
    )
    var notifications = 0
    let token = NotificationCenter.default.addObserver(
      forName: UIApplication.didEnterBackgroundNotification,
      object: application,
      queue: nil
    ) { _ in MainActor.assumeIsolated { notifications += 1 } }
    HostApplication.changeState(to: .background)
    #expect(delegate.lines == [])
    #expect(notifications == 1)
    NotificationCenter.default.removeObserver(token)
    HostApplication.terminate()
  }

  @Test func `N206: values without effect are stored`() {
    let application = UIApplication.shared
    application.isIdleTimerDisabled = true
    application.applicationIconBadgeNumber = 3
    application.isNetworkActivityIndicatorVisible = true
    #expect(application.isIdleTimerDisabled)
    #expect(application.applicationIconBadgeNumber == 3)
    #expect(application.isNetworkActivityIndicatorVisible)
  }

  @Test func `URLs go to the delegate of an application without scenes`() throws {
    let delegate = Delegate()
    #expect(!HostApplication.open(try #require(URL(string: "notes://none"))))
    HostApplication.launch(delegate)
    #expect(HostApplication.open(try #require(URL(string: "notes://one"))))
    #expect(delegate.lines.last == "open notes://one")
    HostApplication.terminate()
  }

  @Test func `N198: a class without instances ends the program's entry with an error`() {
    let messages = Reports.during {
      let name = NSStringFromClass(UIView.self)
      #expect(UIApplicationMain(0, CommandLine.unsafeArgv, nil, name) == 1)
      #expect(UIApplicationMain(0, CommandLine.unsafeArgv, "Missing", nil) == 1)
    }
    #expect(messages.count == 2)
  }

  @Test func `an environment with a terminated application leaves no windows`() {
    weak var released: UIWindow?
    do {
      let environment = HostEnvironment()
      environment.run {
        HostApplication.launch(
          SceneApplication(),
          information: ["UIApplicationSceneManifest": [String: Any]()]
        )
        released = UIApplication.shared.keyWindow
        HostApplication.terminate()
      }
    }
    #expect(released == nil)
  }
}
