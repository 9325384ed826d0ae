import Foundation

/// The properties of a controller that containers and bars read.
struct ControllerNavigation {
  var item: UINavigationItem?
  var tabItem: UITabBarItem?
  var toolbarItems: [UIBarButtonItem]?
  var editItem: UIBarButtonItem?
  var isEditing = false
  var hidesBottomBar = false
  var extendedEdges = UIRectEdge.all
  var extendsUnderOpaqueBars = false
}

extension UIViewController {
  /// The item, created with the controller's title (N3).
  var ownNavigationItem: UINavigationItem {
    if let item = navigation.item { return item }
    let item = UINavigationItem()
    item.title = title
    navigation.item = item
    return item
  }

  /// The tab, created with the controller's title (N3).
  var ownTabBarItem: UITabBarItem {
    if let item = navigation.tabItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    navigation.tabItem = item
    return item
  }

  /// Whether the controller has a tab that was set or created.
  package var hasTabBarItem: Bool { navigation.tabItem != nil }

  /// Replaces the tab; nil for a new one.
  func setTabBarItem(_ item: UITabBarItem?) {
    navigation.tabItem = item
    for parent in ancestry.dropFirst() {
      (parent as? any TabBarItemsOwner)?.tabBarItemDidChange()
    }
  }

  /// The item with the words Edit and Done (N13).
  var ownEditItem: UIBarButtonItem {
    if let item = navigation.editItem { return item }
    let item = UIBarButtonItem()
    navigation.editItem = item
    updateEditItem()
    item.primaryAction = UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    }
    return item
  }

  /// Shows the word for the current state.
  func updateEditItem() {
    navigation.editItem?.title = navigation.isEditing ? "Done" : "Edit"
    navigation.editItem?.style = navigation.isEditing ? .done : .plain
  }
}

/// A container with a toolbar that shows the items of its children.
@MainActor
package protocol ToolbarItemsOwner: AnyObject {
  /// Called after a child's items have been replaced.
  func toolbarItemsDidChange(of child: UIViewController, animated: Bool)
}

/// A container with a tab bar that shows the items of its children.
@MainActor
package protocol TabBarItemsOwner: AnyObject {
  /// Called after a descendant's item has been replaced.
  func tabBarItemDidChange()
}
