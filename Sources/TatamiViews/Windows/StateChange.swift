import Foundation

/// A change of an application's state.
enum StateChange {
  case willResignActive
  case didEnterBackground
  case willEnterForeground
  case didBecomeActive
}

extension UIApplication {
  /// Calls the delegates of the scenes, or that of an application without scenes, and posts the
  /// notifications.
  func announce(_ change: StateChange) {
    for scene in connectedScenes { scene.announce(change) }
    if !manifest.declaresScenes { callDelegate(change) }
    switch change {
    case .willResignActive: post(Self.willResignActiveNotification)
    case .didEnterBackground: post(Self.didEnterBackgroundNotification)
    case .willEnterForeground: post(Self.willEnterForegroundNotification)
    case .didBecomeActive: post(Self.didBecomeActiveNotification)
    }
  }

  private func callDelegate(_ change: StateChange) {
    switch change {
    case .willResignActive: delegate?.applicationWillResignActive(self)
    case .didEnterBackground: delegate?.applicationDidEnterBackground(self)
    case .willEnterForeground: delegate?.applicationWillEnterForeground(self)
    case .didBecomeActive: delegate?.applicationDidBecomeActive(self)
    }
  }
}

extension UIScene {
  /// Calls the delegate and posts the notification.
  func announce(_ change: StateChange) {
    switch change {
    case .willResignActive:
      delegate?.sceneWillResignActive(self)
      post(Self.willDeactivateNotification)
    case .didEnterBackground:
      delegate?.sceneDidEnterBackground(self)
      post(Self.didEnterBackgroundNotification)
    case .willEnterForeground:
      delegate?.sceneWillEnterForeground(self)
      post(Self.willEnterForegroundNotification)
    case .didBecomeActive:
      delegate?.sceneDidBecomeActive(self)
      post(Self.didActivateNotification)
    }
  }
}
