public import TatamiUIKit

/// The to-do list.
@MainActor
public enum ToDoApplication {
  /// Creates the first screen, with some lists to start with.
  public static func makeRoot() -> UIViewController { makeRoot(store: .sample) }

  static func makeRoot(store: ToDoStore) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: ListsViewController(store: store))
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}
