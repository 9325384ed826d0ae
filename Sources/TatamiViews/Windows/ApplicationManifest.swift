import Foundation

/// The information in the property list of an application about its launch.
struct ApplicationManifest {
  /// A configuration of scenes.
  struct Scene {
    var name: String?
    var sceneClass: String?
    var delegateClass: String?
    var storyboard: String?
  }

  private let information: [String: Any]
  /// The module of the application's classes.
  private let module: String

  /// The manifest of an application that has not been launched.
  init() { self.init(information: [:], module: "") }

  init(information: [String: Any], module: String) {
    self.information = information
    self.module = module
  }

  // MARK: Scenes

  private var scenes: [String: Any]? {
    information["UIApplicationSceneManifest"] as? [String: Any]
  }

  /// Whether the application has scenes of its own.
  var declaresScenes: Bool { scenes != nil }

  /// Returns a configuration by its name, or the first one of a role; nil if there is none.
  func scene(named name: String?, role: UISceneSession.Role) -> Scene? {
    let roles = scenes?["UISceneConfigurations"] as? [String: Any]
    let entries = roles?[role.rawValue] as? [[String: Any]] ?? []
    let found = entries.map { entry in
      Scene(
        name: entry["UISceneConfigurationName"] as? String,
        sceneClass: entry["UISceneClassName"] as? String,
        delegateClass: entry["UISceneDelegateClassName"] as? String,
        storyboard: entry["UISceneStoryboardFile"] as? String
      )
    }
    return name == nil ? found.first : found.first { $0.name == name }
  }

  /// Returns the class with a name, whose module may be a variable of a build; nil if there is none.
  func type(named name: String?) -> AnyClass? {
    guard var name, !name.isEmpty else { return nil }
    for variable in ["PRODUCT_MODULE_NAME", "PRODUCT_NAME", "TARGET_NAME", "EXECUTABLE_NAME"] {
      name = name.replacingOccurrences(of: "$(\(variable))", with: module)
      name = name.replacingOccurrences(of: "${\(variable)}", with: module)
    }
    if let known = NSClassFromString(name) ?? NSClassFromString("TatamiViews." + name) {
      return known
    }
    let last = name.split(separator: ".").last.map(String.init) ?? name
    return NSClassFromString(module + "." + last)
  }

  // MARK: Appearance

  /// The orientations of the property list; all without an entry.
  var orientations: UIInterfaceOrientationMask {
    guard let names = information["UISupportedInterfaceOrientations"] as? [String] else {
      return .all
    }
    let masks: [String: UIInterfaceOrientationMask] = [
      "UIInterfaceOrientationPortrait": .portrait,
      "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
      "UIInterfaceOrientationLandscapeLeft": .landscapeLeft,
      "UIInterfaceOrientationLandscapeRight": .landscapeRight,
    ]
    return names.compactMap { masks[$0] }.reduce([]) { $0.union($1) }
  }

  /// The style that the interface always has; nil for that of the device.
  var userInterfaceStyle: UIUserInterfaceStyle? {
    switch information["UIUserInterfaceStyle"] as? String {
    case "Dark": .dark
    case "Light": .light
    default: nil
    }
  }

  /// Reports the storyboards that UIKit would load.
  func reportStoryboards() {
    let main = information["UIMainStoryboardFile"] as? String
    let scene = scene(named: nil, role: .windowApplication)?.storyboard
    for name in [main, scene].compactMap(\.self) where !name.isEmpty {
      Diagnostics.report(
        "the storyboard '\(name)' is not loaded; make the window and its root controller in code"
      )
    }
  }
}
