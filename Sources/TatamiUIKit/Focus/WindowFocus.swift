import Foundation

/// A step of the focus in reading order.
enum FocusStep {
  case next
  case previous

  /// Tab goes on, Shift-Tab goes back.
  @MainActor
  init?(_ key: UIKey) {
    let flags = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
    guard key.keyCode == .keyboardTab, flags.isSubset(of: .shift) else { return nil }
    self = flags.isEmpty ? .next : .previous
  }
}

/// The focused view of a window, and the ring around it.
@MainActor
final class WindowFocus {
  private weak var window: UIWindow?
  private(set) weak var view: UIView?
  private let ring = FocusRing()
  /// Whether the ring is visible: after key presses, not after touches.
  var isShown = false

  init(window: UIWindow) {
    self.window = window
  }

  /// Moves on from the focused view or the first responder, around the end; returns whether
  /// there is something to focus.
  func move(_ step: FocusStep) -> Bool {
    guard let window else { return false }
    let views = FocusOrder.views(in: window)
    guard !views.isEmpty else { return false }
    let start = view ?? window.firstResponder as? UIView
    let index = views.firstIndex { $0 === start }
    let next =
      switch step {
      case .next: index.map { ($0 + 1) % views.count } ?? 0
      case .previous: index.map { ($0 + views.count - 1) % views.count } ?? views.count - 1
      }
    isShown = true
    focus(views[next], step)
    if view === views[next] { views[next].scrollToVisible() }
    return true
  }

  /// Gives a view the focus; views that take text get the keys, too (S78).
  func focus(_ next: UIView?, _ step: FocusStep? = nil) {
    let old = view
    guard old !== next, isAllowed(from: old, to: next, step) else { return }
    if let next, !handKeys(to: next) { return }
    guard next == nil || next?.window === window else { return }
    view = next
    tell(from: old, to: next, step)
  }

  private func handKeys(to next: UIView) -> Bool {
    if next.becomeFirstResponder() { return true }
    guard let first = window?.firstResponder as? UIView, !first.isInChain(of: next) else {
      return true
    }
    return first.resignFirstResponder()
  }

  private func chain(_ old: UIView?, _ next: UIView?) -> [UIView] {
    var chain: [UIView] = []
    for view in [old, next] {
      for link in sequence(first: view, next: { $0?.superview }).compactMap(\.self)
      where !chain.contains(where: { $0 === link }) {
        chain.append(link)
      }
    }
    return chain
  }

  private func isAllowed(from old: UIView?, to next: UIView?, _ step: FocusStep?) -> Bool {
    guard next != nil else { return true }
    let context = UIFocusUpdateContext(from: old, to: next, step)
    return chain(old, next).allSatisfy { $0.shouldUpdateFocus(in: context) }
  }

  private func tell(from old: UIView?, to next: UIView?, _ step: FocusStep?) {
    let context = UIFocusUpdateContext(from: old, to: next, step)
    let coordinator = UIFocusAnimationCoordinator()
    for view in chain(old, next) { view.didUpdateFocus(in: context, with: coordinator) }
  }

  /// A view and all below leave the window: the focus does not stay there.
  func leave(_ root: UIView) {
    if view?.isDescendant(of: root) == true { focus(nil) }
  }

  /// Moves the ring to the present frame of the focused view.
  func updateRing() {
    guard let window else { return }
    ring.show(around: isShown ? view : nil, in: window)
  }
}
