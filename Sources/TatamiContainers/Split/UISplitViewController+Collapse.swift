import Foundation
import TatamiControllers
public import TatamiViews

// Collapsing puts the stacks of the columns on that of the primary one, and expanding returns them.
// The children leave the view meanwhile, so that their stacks change at once.
extension UISplitViewController {
  /// The child of a collapsed container.
  var collapsedRoot: UIViewController? {
    state.containers[.compact] ?? columnOrder.compactMap { state.containers[$0] }.first
  }

  private var shouldCollapse: Bool { traitCollection.horizontalSizeClass != .regular }

  /// Changes the columns; a collapsed container returns the stacks before and merges them again.
  ///
  /// A change by the calls of children that are being exchanged is made at once, and the children are
  /// exchanged again; after too many exchanges it is reported and ignored.
  func rearrange(_ change: () -> Void) {
    guard state.isArranged else { return change() }
    guard state.isExchanging else { return exchangeChildren { changeColumns(change) } }
    guard state.exchanges < Self.maximumExchanges else {
      return Diagnostics.report("the children of \(self) change its columns whenever they appear")
    }
    changeColumns(change)
    state.isOutdated = true
  }

  private func changeColumns(_ change: () -> Void) {
    if state.isCollapsed { separate() }
    change()
    if state.isCollapsed { merge() }
  }

  /// The number of times that children are exchanged when their own calls change the columns.
  private static var maximumExchanges: Int { 16 }

  /// Removes the children, makes a change and adds the children of the changed columns.
  private func exchangeChildren(_ change: () -> Void) {
    state.exchanges = 1
    if state.isArranged { detachChildren() }
    state.isArranged = true
    change()
    state.isOutdated = false
    attachChildren()
    while state.isOutdated {
      state.exchanges += 1
      detachChildren()
      state.isOutdated = false
      attachChildren()
    }
    state.exchanges = 0
    updateModeButton()
    viewIfLoaded?.setNeedsLayout()
  }

  /// Collapses or expands for the current width, and adds the children for the first time.
  func arrange() {
    let isFirst = !state.isArranged
    guard isFirst || state.isCollapsed != shouldCollapse else { return }
    let wasCollapsed = !isFirst && state.isCollapsed
    exchangeChildren {
      state.isCollapsed = shouldCollapse
      if state.isCollapsed { merge() } else if wasCollapsed { separate() }
      if !state.isCollapsed { prepareMode() }
    }
    if state.isCollapsed {
      delegate?.splitViewControllerDidCollapse(self)
    } else if wasCollapsed {
      delegate?.splitViewControllerDidExpand(self)
    }
  }

  /// Chooses the arrangement after expanding (N111).
  private func prepareMode() {
    state.chosenMode = nil
    let proposed = preferredMode
    let mode =
      delegate?.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
      ?? proposed
    if mode != proposed { state.chosenMode = mode }
    state.width = viewIfLoaded?.bounds.width ?? 0
    state.mode = concrete(mode)
  }

  private func detachChildren() {
    for child in children {
      child.willMove(toParent: nil)
      child.viewIfLoaded?.removeFromSuperview()
      child.removeFromParent()
    }
  }

  private func attachChildren() {
    for child in shownControllers where !ancestry.contains(where: { $0 === child }) {
      addChild(child)
      let isNarrow = !state.isCollapsed && column(of: child) != .secondary
      let compact = UITraitCollection(horizontalSizeClass: .compact)
      setOverrideTraitCollection(isNarrow ? compact : nil, forChild: child)
      child.didMove(toParent: self)
    }
    installViews()
  }

  // MARK: Stacks

  private func merge() {
    guard state.containers[.compact] == nil else { return }
    if style == .unspecified { return mergeClassic() }
    let proposed: Column = state.hasShownSecondary ? .secondary : .primary
    let top =
      delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
      ?? proposed
    let end = columnOrder.firstIndex(of: top) ?? 0
    for column in columnOrder.prefix(end + 1) { move(column, animated: false) }
  }

  /// Puts the stack of a column on that of the first one.
  private func move(_ column: Column, animated: Bool) {
    guard let root = collapsedRoot as? UINavigationController,
      let container = state.containers[column] as? UINavigationController, container !== root
    else { return }
    var stack = container.viewControllers
    if stack.isEmpty { stack = state.moved[column] ?? [] }
    stack.removeAll { moved in root.viewControllers.contains { $0 === moved } }
    guard !stack.isEmpty else { return }
    container.setViewControllers([], animated: false)
    state.moved[column] = stack
    root.setViewControllers(root.viewControllers + stack, animated: animated)
  }

  /// Returns the stacks of the columns.
  private func separate() {
    if style == .unspecified { return separateClassic() }
    for column in columnOrder.reversed() { takeBack(column) }
    state.moved = [:]
  }

  private func takeBack(_ column: Column) {
    guard let moved = state.moved[column], let root = collapsedRoot as? UINavigationController,
      let container = state.containers[column] as? UINavigationController
    else { return }
    let stack = root.viewControllers
    let start = stack.firstIndex { controller in moved.contains { $0 === controller } }
    guard let start else { return container.setViewControllers(moved, animated: false) }
    root.setViewControllers(Array(stack[..<start]), animated: false)
    container.setViewControllers(Array(stack[start...]), animated: false)
  }

  // MARK: Collapsed columns

  func showCollapsed(_ column: Column) {
    guard let place = columnOrder.firstIndex(of: column) else { return }
    for lower in columnOrder.prefix(place + 1) { move(lower, animated: true) }
    for upper in columnOrder.dropFirst(place + 1) { hideCollapsed(upper) }
  }

  func hideCollapsed(_ column: Column) {
    guard let root = collapsedRoot as? UINavigationController, let moved = state.moved[column]
    else { return }
    let stack = root.viewControllers
    let start = stack.firstIndex { controller in moved.contains { $0 === controller } }
    guard let start else { return }
    state.moved[column] = Array(stack[start...])
    root.setViewControllers(Array(stack[..<start]), animated: true)
  }

  // MARK: Classic form

  private func mergeClassic() {
    guard let primary = state.containers[.primary], let secondary = state.containers[.secondary]
    else { return }
    let isDone =
      delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    guard !isDone else { return }
    primary.collapseSecondaryViewController(secondary, for: self)
  }

  private func separateClassic() {
    guard let primary = state.containers[.primary] else { return }
    let secondary =
      delegate?.splitViewController(self, separateSecondaryFrom: primary)
      ?? primary.separateSecondaryViewController(for: self)
    guard let secondary else { return }
    state.columns[.secondary] = secondary
    state.containers[.secondary] = secondary
  }
}

extension UIViewController {
  /// Called when a split controller collapses: a navigation controller pushes the secondary
  /// controller, others drop it (N114).
  public func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController,
    for splitViewController: UISplitViewController
  ) {
    collapseSecondaryViewController(
      secondaryViewController,
      for: splitViewController,
      animated: false
    )
  }

  func collapseSecondaryViewController(
    _ secondary: UIViewController,
    for split: UISplitViewController,
    animated: Bool
  ) {
    guard let navigation = self as? UINavigationController else { return }
    var stack = [secondary]
    if let inner = secondary as? UINavigationController {
      stack = inner.viewControllers
      inner.setViewControllers([], animated: false)
    }
    split.state.moved[.secondary] = stack
    navigation.setViewControllers(navigation.viewControllers + stack, animated: animated)
  }

  /// Returns the controller that a collapsed split controller has pushed and that is secondary after
  /// expanding; nil if there is none (N114).
  public func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    let state = splitViewController.state
    guard let navigation = self as? UINavigationController, let moved = state.moved[.secondary]
    else { return nil }
    splitViewController.state.moved[.secondary] = nil
    let stack = navigation.viewControllers
    let start = stack.firstIndex { other in moved.contains { $0 === other } }
    if let start { navigation.setViewControllers(Array(stack[..<start]), animated: false) }
    let taken = start.map { Array(stack[$0...]) } ?? moved
    if let inner = state.containers[.secondary] as? UINavigationController {
      inner.setViewControllers(taken, animated: false)
      return inner
    }
    guard taken.count > 1 else { return taken.first }
    let inner = UINavigationController()
    inner.setViewControllers(taken, animated: false)
    return inner
  }
}
