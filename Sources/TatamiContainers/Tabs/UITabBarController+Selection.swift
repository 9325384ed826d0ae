import Foundation
import TatamiControllers
import TatamiViews

extension UITabBarController {
  // MARK: Replacing controllers

  /// Returns the controllers that the container can have; reports the others.
  func accepted(_ controllers: [UIViewController]) -> [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    return controllers.filter { controller in
      let isAncestor = ancestry.contains { $0 === controller }
      if isAncestor || controller === state.more {
        Diagnostics.report("a tab bar controller cannot contain this controller: \(controller)")
        return false
      }
      if seen.insert(ObjectIdentifier(controller)).inserted { return true }
      Diagnostics.report("a controller can have one tab only: \(controller)")
      return false
    }
  }

  /// Replaces the controllers and selects one of them.
  func change(to new: [UIViewController], animated: Bool) {
    let (selected, index) = (selectedViewController, selectedIndex)
    let old = exchange(&state.controllers, with: new)
    let kept = Set(new.map { ObjectIdentifier($0) })
    guard move(from: old, to: new) else { return flushMoves() }
    arrangeMore()
    let isKept = selected.map { $0 === state.more ? hasMore : kept.contains(ObjectIdentifier($0)) }
    let other = new.indices.contains(index) ? new[index] : new.first
    select(isKept == true ? selected : other)
    updateTabs(animated: animated)
    flushMoves()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Calls the containment methods; returns false if they have replaced the controllers again.
  private func move(from old: [UIViewController], to new: [UIViewController]) -> Bool {
    let kept = Set(new.map { ObjectIdentifier($0) })
    let known = Set(old.map { ObjectIdentifier($0) })
    state.changeCount &+= 1
    let count = state.changeCount
    for controller in old where !kept.contains(ObjectIdentifier(controller)) {
      if state.changeCount == count || isForeign(controller) { leave(controller) }
    }
    for controller in new where !known.contains(ObjectIdentifier(controller)) {
      guard state.changeCount == count else { return false }
      arrive(controller)
      if state.changeCount != count, isForeign(controller) { leave(controller) }
    }
    return state.changeCount == count
  }

  /// Whether a child is neither in the container nor leaves it.
  private func isForeign(_ child: UIViewController) -> Bool {
    child.parent === self && !(state.controllers + state.leaving).contains { $0 === child }
  }

  private func arrive(_ controller: UIViewController) {
    // A change within another keeps what the other one has not removed yet.
    let isLeaving = state.leaving.contains { $0 === controller }
    guard isLeaving || controller.parent !== self else { return }
    if isLeaving {
      state.leaving.removeAll { $0 === controller }
      controller.willMove(toParent: self)
      controller.containmentMove = nil
    } else {
      addChild(controller)
    }
    controller.didMove(toParent: self)
  }

  private func leave(_ controller: UIViewController) {
    if state.pending === controller { state.pending = nil }
    (controller as? UINavigationController)?.setOuterBack(nil)
    guard controller.parent === self else {
      // The container of the More list releases what it shows.
      return controller.parent === state.more ? closeMore() : ()
    }
    state.leaving.append(controller)
    controller.willMove(toParent: nil)
  }

  /// Removes the controllers that have left and take part in no transition.
  func flushMoves() {
    guard state.transition == nil else { return }
    let shown = state.shown
    let leaving = state.leaving.filter { $0 !== shown }
    state.leaving.removeAll { $0 !== shown }
    for controller in leaving where controller.parent === self {
      controller.viewIfLoaded?.removeFromSuperview()
      release(controller)
      controller.resetBarInsets()
      controller.didMove(toParent: nil)
    }
    releaseMore()
    sortChildren(like: state.controllers)
  }

  // MARK: Selecting

  func selectFromCode(_ controller: UIViewController?) {
    guard let controller,
      state.controllers.contains(where: { $0 === controller })
        || controller === state.more && hasMore
    else {
      return Diagnostics.report("a selected controller must be in viewControllers: \(self)")
    }
    select(controller)
  }

  func selectFromCode(at index: Int) {
    guard state.controllers.indices.contains(index) else {
      return Diagnostics.report(
        "selectedIndex \(index) is not in 0..<\(state.controllers.count): \(self)"
      )
    }
    select(state.controllers[index])
  }

  /// Selects a controller and shows it.
  ///
  /// - Parameter slide: The slide to a navigation controller behind the More list and back.
  func select(_ controller: UIViewController?, slide: UINavigationController.Operation? = nil) {
    state.pending = nil
    state.slide = slide
    if let controller, controller !== state.more, !prepareMore(for: controller) {
      // Selected as soon as the controller has left, or entered, the More list.
      state.pending = controller
    } else if let controller, isOpenedInMore(controller) {
      state.host = state.more
    } else {
      state.host = controller
    }
    showHost()
  }

  /// Selects the controller of a tab that a person has tapped (N96, N97).
  func tabTapped(at index: Int) {
    guard let items = tabBar.items, items.indices.contains(index) else { return }
    let isMore = hasMore && index == items.count - 1
    guard isMore || state.controllers.indices.contains(index) else { return }
    let controller = isMore ? moreNavigationController : state.controllers[index]
    guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return }
    tabBar(tabBar, didSelect: items[index])
    let isStillThere = isMore ? hasMore : state.controllers.contains { $0 === controller }
    guard isStillThere else { return }
    if controller === state.host {
      (controller as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      let isBack = isMore && (state.host.map { isBehindMore($0) } ?? false)
      select(controller, slide: isBack ? .pop : nil)
    }
    delegate?.tabBarController(self, didSelect: controller)
  }

  // MARK: Tabs

  /// Shows the tabs of the controllers and marks the selected one.
  func updateTabs(animated: Bool = false) {
    var items: [UITabBarItem] = tabbed.compactMap(\.tabBarItem)
    if hasMore, let more = moreNavigationController.tabBarItem { items.append(more) }
    let isSame = items.elementsEqual(tabBar.items ?? [], by: ===)
    if !isSame { tabBar.use(items, animated: animated) }
    (state.more?.viewControllers.first as? MoreListController)?.followItems()
    guard let host = state.host else { return tabBar.select(nil) }
    let own = isBehindMore(host) || host === state.more ? items.last : host.tabBarItem
    // While controllers are replaced, the selected one may have left.
    tabBar.select(items.first { $0 === own })
  }
}

extension UITabBarController: TabBarItemsOwner {
  package func tabBarItemDidChange() { updateTabs() }
}
