package import Foundation
package import TatamiViews

/// The bar at the bottom of a container around a navigation controller.
package struct BottomBar {
  /// The height of the bar above the safe area of the container, in points; 0 for no bar.
  package var height: CGFloat
  /// The part of the height that is in the safe area of the navigation controller, in points.
  package var inset: CGFloat
  /// Whether contents reach under the bar.
  package var isTranslucent: Bool

  /// Creates a bar.
  package init(height: CGFloat = 0, inset: CGFloat = 0, isTranslucent: Bool = true) {
    (self.height, self.inset, self.isTranslucent) = (height, inset, isTranslucent)
  }
}

/// A container with a bar at the bottom, which the controllers of navigation controllers can hide.
@MainActor
package protocol BottomBarOwner: AnyObject {
  /// Returns the bar for a navigation controller.
  func bottomBar(for navigation: UINavigationController) -> BottomBar
  /// Called before a transition of a navigation controller; moves the bar along with it.
  func navigation(
    _ navigation: UINavigationController,
    moves transition: ControllerTransition,
    isPush: Bool,
    hidesBar: Bool
  )
  /// Called when a navigation controller shows another controller, or the same above others.
  func navigationDidShow(_ navigation: UINavigationController)
  /// Called when a navigation controller may have released controllers.
  func navigationDidRelease(_ navigation: UINavigationController)
}

extension UINavigationController {
  /// The parent with a bar at the bottom; nil if there is none.
  var bottomBarOwner: (any BottomBarOwner)? { parent as? any BottomBarOwner }

  /// The bar at the bottom of the parent; of no height if there is none.
  var outerBottomBar: BottomBar { bottomBarOwner?.bottomBar(for: self) ?? BottomBar() }

  /// The controller whose view is shown, or that will be shown first.
  package var shownController: UIViewController? { state.shown ?? state.stack.last }

  /// Whether a transition runs.
  package var isMoving: Bool { state.transition.map { $0.stage != .waiting } ?? false }

  /// Whether the controller that is shown hides the bars at the bottom.
  package var hidesBottomBar: Bool { shownController.map { hidesBottomBar(at: $0) } ?? false }

  /// Whether the bars at the bottom are hidden while a controller is on top (N44).
  func hidesBottomBar(at controller: UIViewController) -> Bool {
    guard let end = state.stack.firstIndex(where: { $0 === controller }) else {
      return state.hidesBottomBar
    }
    return state.stack[...end].contains(where: \.hidesBottomBarWhenPushed)
  }

  /// Notes the controller whose view is shown.
  func show(_ controller: UIViewController) {
    state.hidesBottomBar = hidesBottomBar(at: controller)
    state.shown = controller
  }

  /// Gives the root a back button that leads out of the stack; nil removes it.
  package func setOuterBack(_ outerBack: OuterBack?) {
    guard (outerBack == nil) != (state.outerBack == nil) else { return }
    state.outerBack = outerBack
    guard state.transition == nil, let shown = state.shown,
      let end = state.stack.firstIndex(where: { $0 === shown })
    else { return }
    navigationBar.use(barItems(upTo: state.stack[...end]))
  }

  /// Shows an item of a container around this one before the back button; nil removes it.
  package func setOuterItem(_ item: UIBarButtonItem?) { navigationBar.outerItem = item }

  /// The items of the bar for controllers from the root on.
  func barItems(upTo controllers: ArraySlice<UIViewController>) -> [UINavigationItem] {
    [state.outerBack?.item].compactMap(\.self) + controllers.map(\.navigationItem)
  }
}
