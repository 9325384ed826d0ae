import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {

  var window: UIWindow?
  private(set) var states: [UIScene.ActivationState] = []

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = (scene as? UIWindowScene) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = NotesViewController()
    self.window = window
    window.makeKeyAndVisible()
  }

  func sceneDidBecomeActive(_ scene: UIScene) { states.append(scene.activationState) }
  func sceneWillResignActive(_ scene: UIScene) { states.append(scene.activationState) }
  func sceneWillEnterForeground(_ scene: UIScene) { states.append(scene.activationState) }
  func sceneDidEnterBackground(_ scene: UIScene) { states.append(scene.activationState) }
}
