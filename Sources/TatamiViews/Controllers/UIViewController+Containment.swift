import Foundation

/// The direction in which a controller moves between its parent and none.
package enum ContainmentMove {
  /// To its parent.
  case toParent
  /// From its parent.
  case fromParent
}

extension UIViewController {
  /// Adds a child controller; reports a controller that contains this one and ignores it.
  func appendChild(_ child: UIViewController) {
    guard child.parent !== self else { return }
    let isAncestor = sequence(first: self, next: \.parent).contains { $0 === child }
    guard !isAncestor else {
      return Diagnostics.report("a controller cannot contain itself: \(child)")
    }
    child.willMove(toParent: self)
    child.parent?.removeChild(child)
    children.append(child)
    child.parent = self
    child.containmentMove = .toParent
  }

  /// Reports that the root view was added below a controller that is not the parent (N6).
  func reportForeignParent(around superview: UIView) {
    guard let parent, viewIfLoaded?.superview === superview else { return }
    let views = sequence(first: superview, next: \.superview)
    guard let nearest = views.lazy.compactMap(\.viewController).first, nearest !== parent else {
      return
    }
    Diagnostics.report("the view of \(self), a child of \(parent), is in the view of \(nearest)")
  }

  /// Removes the controller from its parent and calls `didMove(toParent:)`.
  func removeFromParentController() {
    guard let parent else { return }
    parent.removeChild(self)
    didMove(toParent: nil)
  }

  private func removeChild(_ child: UIViewController) {
    children.removeAll { $0 === child }
    childOverrides[ObjectIdentifier(child)] = nil
    child.parent = nil
    child.finishMove()
  }

  /// Notes that the controller has arrived, unless it is about to appear or to disappear.
  func finishMove() {
    guard appearance == .hidden || appearance == .visible else { return }
    containmentMove = nil
  }

  /// Removes and links a child without calls, for containers that make the calls themselves.
  package func adopt(_ child: UIViewController) {
    child.parent?.removeChild(child)
    children.append(child)
    child.parent = self
  }

  /// Puts the children into an order, without calls; those that are not mentioned come last.
  package func sortChildren(like order: [UIViewController]) {
    let places = Dictionary(
      order.enumerated().map { (ObjectIdentifier($1), $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let place = { (child: UIViewController) in places[ObjectIdentifier(child)] ?? order.count }
    children = children.enumerated().sorted {
      (place($0.element), $0.offset) < (place($1.element), $1.offset)
    }.map(\.element)
  }

  /// Unlinks a child without calls.
  package func release(_ child: UIViewController) {
    if child.parent === self { removeChild(child) }
  }

  // MARK: Replacing a child

  /// Replaces the view of one child by that of another (N7).
  func exchangeChildren(
    _ from: UIViewController,
    _ to: UIViewController,
    _ animation: ChildAnimation,
    completion: ((Bool) -> Void)?
  ) {
    guard from.parent === self, to.parent === self, from !== to else {
      return Diagnostics.report("the controllers of a transition must be children of \(self)")
    }
    guard let fromView = from.viewIfLoaded, let superview = fromView.superview else {
      return Diagnostics.report("the view of \(from) is not in a view and cannot be replaced")
    }
    let isVisible = appearance == .visible || appearance == .appearing
    let move = ChildTransition(from: from, to: to, callsAppearance: isVisible, animation)
    move.run(in: superview, replacing: fromView, completion: completion)
  }
}

/// The replacement of a child: a duration in seconds, options and the changes that are animated.
struct ChildAnimation {
  var duration: TimeInterval
  var options: UIView.AnimationOptions
  var changes: (() -> Void)?
}

/// The replacement of a child's view by that of another, with both controllers' appearance calls.
@MainActor
private struct ChildTransition {
  private let (from, to): (UIViewController, UIViewController)
  private let callsAppearance: Bool
  private let animation: ChildAnimation

  init(
    from: UIViewController,
    to: UIViewController,
    callsAppearance: Bool,
    _ animation: ChildAnimation
  ) {
    (self.from, self.to) = (from, to)
    (self.callsAppearance, self.animation) = (callsAppearance, animation)
  }

  func run(in superview: UIView, replacing fromView: UIView, completion: ((Bool) -> Void)?) {
    begin()
    guard fromView.superview === superview, let toView = to.view else {
      end()
      return completion?(false) ?? ()
    }
    // With a transition of the whole superview, the exchange is one of its changes.
    let insert = { superview.insertSubview(toView, aboveSubview: fromView) }
    let exchanges = ViewTransition.Style(animation.options) != nil
    if !exchanges { insert() }
    UIView.transition(with: superview, duration: animation.duration, options: animation.options) {
      if exchanges { insert() }
      animation.changes?()
    } completion: { finished in
      // A later transition may have brought the view back.
      if fromView.superview === superview, from.appearance != .appearing {
        fromView.removeFromSuperview()
      }
      end()
      completion?(finished)
    }
  }

  private func begin() {
    guard callsAppearance else { return }
    for controller in [from, to] { controller.isAppearanceHeld = true }
    from.beginTransition(isAppearing: false, animated: animation.duration > 0)
    to.beginTransition(isAppearing: true, animated: animation.duration > 0)
  }

  private func end() {
    guard callsAppearance else { return }
    for controller in [from, to] { controller.isAppearanceHeld = false }
    for controller in [from, to] where !controller.isAppearanceHeld {
      // The parent may have disappeared, or the view may have been removed.
      if !isShown(controller) { controller.beginTransition(isAppearing: false, animated: false) }
      controller.endTransition()
    }
  }

  private func isShown(_ controller: UIViewController) -> Bool {
    guard let parent = controller.parent, let root = parent.viewIfLoaded else { return false }
    let isParentShown = parent.appearance == .visible || parent.appearance == .appearing
    return isParentShown && controller.viewIfLoaded?.isInside(root) == true
  }
}
