public import TatamiUIKit

/// The settings of an application.
@MainActor
public enum SettingsApplication {
  /// Creates the first screen, with the initial preferences.
  public static func makeRoot() -> UIViewController { makeRoot(store: SettingsStore()) }

  static func makeRoot(store: SettingsStore) -> UINavigationController {
    let settings = SettingsViewController(store: store)
    let navigation = UINavigationController(rootViewController: settings)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
