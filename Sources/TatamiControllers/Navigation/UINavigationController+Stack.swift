import Foundation
import TatamiLayers
import TatamiViews

extension UINavigationController {
  /// Whether a controller can be added to the stack; reports the reason if it cannot (N40, N41).
  func accepts(_ controller: UIViewController) -> Bool {
    if controller is UINavigationController {
      Diagnostics.report("a navigation controller cannot be pushed: \(controller)")
    } else if controller.parent === self, state.stack.contains(where: { $0 === controller }) {
      Diagnostics.report("a controller is already in the stack: \(controller)")
    } else if ancestry.contains(where: { $0 === controller }) {
      Diagnostics.report("a controller cannot contain itself: \(controller)")
    } else {
      return true
    }
    return false
  }

  /// Returns the controllers that a stack can have; reports the others (N40, N41).
  func accepted(_ controllers: [UIViewController]) -> [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    return controllers.filter { controller in
      guard seen.insert(ObjectIdentifier(controller)).inserted else {
        Diagnostics.report("a controller can be in a stack only once: \(controller)")
        return false
      }
      return controller.parent === self || accepts(controller)
    }
  }

  /// Adds a controller on top at once; it is shown in the next layout (N32).
  func append(_ controller: UIViewController, animated: Bool) {
    let size = preferredContentSize
    state.stack.append(controller)
    arrive(controller)
    state.isNextAnimated = animated
    schedule()
    if preferredContentSize != size { passPreferredContentSize() }
  }

  /// Replaces the stack at once; what is shown changes in the next layout (N32).
  func change(to new: [UIViewController], animated: Bool) {
    let size = preferredContentSize
    let old = exchange(&state.stack, with: new)
    let kept = Set(new.map { ObjectIdentifier($0) })
    let known = Set(old.map { ObjectIdentifier($0) })
    for controller in new where !known.contains(ObjectIdentifier(controller)) { arrive(controller) }
    for controller in old where !kept.contains(ObjectIdentifier(controller)) { leave(controller) }
    sortChildren(like: new)
    state.isNextAnimated = animated
    schedule()
    if preferredContentSize != size { passPreferredContentSize() }
  }

  private func arrive(_ controller: UIViewController) {
    state.leaving.removeAll { $0 === controller }
    controller.willMove(toParent: self)
    adopt(controller)
    controller.containmentMove = .toParent
    if controller.hidesBottomBarWhenPushed { viewIfLoaded?.setNeedsLayout() }
    state.arriving.append(controller)
  }

  private func leave(_ controller: UIViewController) {
    state.arriving.removeAll { $0 === controller }
    controller.willMove(toParent: nil)
    controller.containmentMove = .fromParent
    state.leaving.append(controller)
  }

  /// Prepares the transition to the new top, which begins with the next layout.
  private func schedule() {
    guard let view = viewIfLoaded else { return flushMoves() }
    guard state.stack.last !== state.shown else {
      withdrawTransition()
      if state.transition == nil {
        navigationBar.use(barItems(upTo: state.stack[...]))
        bottomBarOwner?.navigationDidShow(self)
        flushMoves()
      }
      return
    }
    view.setNeedsLayout()
    if appearance == .hidden, state.transition == nil { return moveOffScreen() }
    let isWaiting = state.transition.map { $0.stage == .waiting } ?? true
    guard isWaiting, state.shown != nil, isOnScreen else { return }
    let isFirst = state.transition == nil
    prepareTransition()
    guard isFirst else { return }
    // A clock that is advanced by hand reaches the layout before time passes.
    FrameClock.shared.nextTurn { [weak view] in view?.layoutIfNeeded() }
  }

  /// Removes what has left while the container is not on screen; the top controller is shown when
  /// the container appears.
  private func moveOffScreen() {
    if let shown = state.shown, !state.stack.contains(where: { $0 === shown }) {
      state.shown = nil
      shown.beginAppearanceTransition(false, animated: false)
      shown.endAppearanceTransition()
      shown.viewIfLoaded?.removeFromSuperview()
    }
    flushMoves()
  }

  /// Finishes a change of the stack whose layout did not come before the container left the screen.
  func leaveScreen() {
    withdrawTransition()
    guard appearance == .hidden, state.transition == nil, state.stack.last !== state.shown else {
      return
    }
    moveOffScreen()
  }

  /// Gives up a transition that has not begun, because the shown controller is on top again or the
  /// container has left the screen.
  private func withdrawTransition() {
    guard let transition = state.transition, transition.stage == .waiting else { return }
    state.transition = nil
    activeTransition = nil
    transition.withdraw()
  }

  /// Whether the container is in a window and not about to leave it.
  var isOnScreen: Bool { appearance == .visible || appearance == .appearing }

  /// Whether a transition runs, or one from the shown controller to the top is due.
  private var isTransitionDue: Bool {
    guard state.transition == nil else { return true }
    guard isOnScreen, state.shown != nil, let top = state.stack.last else { return false }
    return top !== state.shown
  }

  /// Calls `didMove(toParent:)` of the controllers that have arrived or left, except those that take
  /// part in the next transition.
  func flushMoves() {
    let (from, to) = isTransitionDue ? (state.shown, state.stack.last) : (nil, nil)
    let (arriving, leaving) = (state.arriving, state.leaving)
    state.arriving = arriving.filter { $0 === to }
    state.leaving = leaving.filter { $0 === from }
    for controller in leaving where controller !== from && controller.parent === self {
      if state.stack.contains(where: { $0 === controller }) { continue }
      release(controller)
      controller.resetBarInsets()
      controller.didMove(toParent: nil)
    }
    for controller in arriving where controller !== to && controller.parent === self {
      controller.didMove(toParent: self)
    }
    bottomBarOwner?.navigationDidRelease(self)
  }

  /// Removes the view of the last controller of a stack that has become empty.
  private func showNothing() {
    let old = exchange(&state.shown, with: nil)
    state.hidesBottomBar = false
    bottomBarOwner?.navigationDidShow(self)
    navigationBar.use([])
    toolbar.setItems(nil, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    flushMoves()
  }

  /// Shows the top controller without a transition, while the container is not on screen.
  func installTop(animated: Bool) {
    guard state.transition == nil, state.stack.last !== state.shown, viewIfLoaded != nil else {
      return
    }
    guard let top = state.stack.last else { return showNothing() }
    let old = state.shown
    show(top)
    if state.first == nil { state.first = top }
    delegate?.navigationController(self, willShow: top, animated: animated)
    navigationBar.use(barItems(upTo: state.stack[...]))
    toolbar.setItems(top.toolbarItems, animated: false)
    guard let view = top.view else { return }
    bottomBarOwner?.navigationDidShow(self)
    place(top)
    container.addSubview(view)
    if let cover = top.contextContainer { container.addSubview(cover) }
    old?.viewIfLoaded?.removeFromSuperview()
    old?.contextContainer?.removeFromSuperview()
    flushMoves()
  }

  /// Calls the delegate for the first controller shown.
  func reportFirst(animated: Bool) {
    guard let first = state.first else { return }
    state.first = nil
    delegate?.navigationController(self, didShow: first, animated: animated)
  }
}
