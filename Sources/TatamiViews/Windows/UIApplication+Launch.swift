public import Foundation

extension UIApplication {
  /// Posted after the application has been launched.
  public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
    "UIApplicationDidFinishLaunchingNotification"
  )

  /// Launches an application: calls its delegate, connects its scenes and activates it.
  ///
  /// The application retains the delegate and the scenes until it is terminated.
  ///
  /// - Parameters:
  ///   - delegate: The delegate.
  ///   - information: The application's property list.
  ///   - options: The options of the launch.
  package func launch(
    _ delegate: any UIApplicationDelegate,
    information: [String: Any],
    options: [LaunchOptionsKey: Any]?
  ) {
    let module = String(String(reflecting: type(of: delegate)).prefix { $0 != "." })
    manifest = ApplicationManifest(information: information, module: module)
    self.delegate = delegate
    applicationState = .inactive
    manifest.reportStoryboards()
    if let style = manifest.userInterfaceStyle {
      overrideScreenTraits(with: UITraitCollection(userInterfaceStyle: style))
    }
    _ = delegate.application(self, willFinishLaunchingWithOptions: options)
    _ = delegate.application(self, didFinishLaunchingWithOptions: options)
    post(Self.didFinishLaunchingNotification)
    if manifest.declaresScenes { connectScene(opening: options?[.url] as? URL) }
    changeState(to: .active)
  }

  private func connectScene(opening url: URL?) {
    let options = UIScene.ConnectionOptions()
    if let url { options.urlContexts = [UIOpenURLContext(url: url)] }
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    )
    if let delegate {
      session.configuration = delegate.application(
        self,
        configurationForConnecting: session,
        options: options
      )
    }
    if let type = session.configuration.sceneClass, type != UIWindowScene.self {
      Diagnostics.report("the scene class \(type) is not used: every scene is a UIWindowScene")
    }
    let scene = UIWindowScene(session: session, connectionOptions: options)
    scene.delegate = makeDelegate(session.configuration.delegateClass)
    scenes.insert(scene)
    scene.post(UIScene.willConnectNotification)
    scene.delegate?.scene(scene, willConnectTo: session, options: options)
    scene.isConnected = true
    scene.announce(.willEnterForeground)
  }

  private func makeDelegate(_ type: AnyClass?) -> (any UISceneDelegate)? {
    guard let type else { return nil }
    guard let maker = type as? any InstanceMaking.Type,
      let delegate = maker._makeInstance() as? any UISceneDelegate
    else {
      Diagnostics.report(
        "the scene delegate \(type) cannot be created: it must conform to InstanceMaking and "
          + "UIWindowSceneDelegate"
      )
      return nil
    }
    return delegate
  }

  /// Disconnects the scenes, calls the delegate and releases it.
  package func terminate() {
    delegate?.applicationWillTerminate(self)
    post(Self.willTerminateNotification)
    for scene in scenes {
      scene.isConnected = false
      scene.delegate?.sceneDidDisconnect(scene)
      scene.post(UIScene.didDisconnectNotification)
      scene.delegate = nil
    }
    scenes = []
    delegate = nil
  }

  /// Passes a URL to the scene, or to the delegate of an application without scenes; returns whether
  /// it may have been handled.
  package func handle(_ url: URL) -> Bool {
    guard let scene = scenes.first else {
      return delegate?.application(self, open: url, options: [:]) ?? false
    }
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: url)])
    return scene.delegate != nil
  }
}
