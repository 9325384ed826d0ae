import Foundation
import TatamiControllers
import TatamiViews

// The controllers for which there is no tab (N99, N100). A navigation controller among them is shown
// in place of the More list, with a back button to it; others are pushed above the list.
extension UITabBarController {
  /// The largest number of tabs.
  private var tabLimit: Int { traitCollection.horizontalSizeClass == .regular ? 8 : 5 }

  /// Whether there is a tab for the controllers that have none.
  var hasMore: Bool { state.controllers.count > tabLimit }

  /// The controllers with tabs.
  var tabbed: ArraySlice<UIViewController> {
    state.controllers.prefix(hasMore ? tabLimit - 1 : tabLimit)
  }

  /// The controllers without tabs.
  var untabbed: ArraySlice<UIViewController> { state.controllers.dropFirst(tabbed.count) }

  /// Whether a controller of the container has no tab.
  func isBehindMore(_ controller: UIViewController) -> Bool {
    untabbed.contains { $0 === controller }
  }

  /// Whether a controller is pushed above the More list when it is selected.
  func isOpenedInMore(_ controller: UIViewController) -> Bool {
    !(controller is UINavigationController) && isBehindMore(controller)
  }

  /// The controller that is pushed above the More list; nil if the list is shown.
  var openInMore: UIViewController? {
    guard let stack = state.more?.viewControllers, stack.count > 1 else { return nil }
    return state.controllers.first { $0 === stack[1] }
  }

  /// Creates the container of the More list.
  func makeMore() -> UINavigationController {
    let list = MoreListController(of: self)
    let more = UINavigationController(rootViewController: list)
    more.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    state.more = more
    return more
  }

  /// Adds the More list if there are controllers without tabs, and gives these a way back to it.
  func arrangeMore() {
    if hasMore, moreNavigationController.parent !== self {
      addChild(moreNavigationController)
      moreNavigationController.didMove(toParent: self)
    }
    guard let more = state.more else { return }
    let untabbed = Set(untabbed.map { ObjectIdentifier($0) })
    for controller in state.controllers {
      let isBehind = untabbed.contains(ObjectIdentifier(controller))
      (controller as? UINavigationController)?.setOuterBack(isBehind ? wayBack : nil)
    }
    (more.viewControllers.first as? MoreListController)?.show(Array(self.untabbed))
    correctSelection()
  }

  private var wayBack: OuterBack? {
    guard let list = state.more?.viewControllers.first else { return nil }
    return OuterBack(to: list.navigationItem) { [weak self] in
      self?.select(self?.moreNavigationController, slide: .pop)
    }
  }

  /// Selects a controller again that has got or lost its tab.
  private func correctSelection() {
    let pushed = state.more?.viewControllers.dropFirst().first
    if let pushed, !isOpenedInMore(pushed), state.controllers.contains(where: { $0 === pushed }) {
      if state.host === state.more { return select(pushed) }
      closeMore()
    }
    guard let host = state.host, state.pending == nil else { return }
    if isOpenedInMore(host) { return select(host) }
    if host === state.more, !hasMore { select(state.controllers.first) }
  }

  /// Pushes a selected controller without tab above the More list, or releases one that has got a tab;
  /// returns whether it was done at once.
  func prepareMore(for controller: UIViewController) -> Bool {
    guard isOpenedInMore(controller) else {
      if controller.parent === state.more { closeMore() }
      return controller.parent === self
    }
    guard state.shown !== controller else {
      state.host = moreNavigationController
      return false
    }
    if openInMore !== controller, let list = moreNavigationController.viewControllers.first {
      moreNavigationController.setViewControllers([list, controller], animated: false)
    }
    return true
  }

  /// Returns to the More list.
  func closeMore() {
    guard let more = state.more, let list = more.viewControllers.first else { return }
    more.setViewControllers([list], animated: false)
    more.viewIfLoaded?.layoutIfNeeded()
  }

  /// Selects the controller that has waited for the More list.
  func resolvePending() {
    guard let controller = state.pending, state.transition == nil else { return }
    let isReady =
      isOpenedInMore(controller)
      ? state.shown !== controller : controller.parent === self
    if isReady { select(controller) }
  }

  /// Takes back the controllers that the container of the More list has released.
  func readopt() {
    for controller in untabbed + tabbed where controller.parent == nil {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    sortChildren(like: state.controllers)
  }

  /// Removes the More list if all controllers have tabs.
  func releaseMore() {
    guard let more = state.more, !hasMore, more.parent === self, state.shown !== more,
      state.host !== more
    else { return }
    more.willMove(toParent: nil)
    release(more)
    more.resetBarInsets()
    more.didMove(toParent: nil)
  }

  /// Shows a controller whose row was tapped.
  func openFromList(_ controller: UIViewController) {
    guard isBehindMore(controller) else { return }
    if controller is UINavigationController {
      select(controller, slide: .push)
    } else {
      moreNavigationController.pushViewController(controller, animated: true)
    }
  }
}
