import Foundation

/// A step of the focus in reading order.
enum FocusStep {
  case next
  case previous

  /// Creates the step of a key press: Tab moves forward, Shift-Tab backward; nil for other keys.
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
  var isRingVisible = false

  init(window: UIWindow) {
    self.window = window
  }

  /// Moves the focus from the focused view or the first responder, wrapping around; returns whether
  /// any view can be focused.
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
    isRingVisible = true
    focus(views[next], step: step)
    if view === views[next] { views[next].scrollToVisible() }
    return true
  }

  /// Moves the focus to a view, which becomes first responder if it can (S78).
  func focus(_ next: UIView?, step: FocusStep? = nil) {
    let old = view
    guard old !== next, isAllowed(from: old, to: next, step: step) else { return }
    if let next, !moveFirstResponder(to: next) { return }
    guard next == nil || next?.window === window else { return }
    view = next
    notify(from: old, to: next, step: step)
  }

  private func moveFirstResponder(to next: UIView) -> Bool {
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

  private func isAllowed(from old: UIView?, to next: UIView?, step: FocusStep?) -> Bool {
    guard next != nil else { return true }
    let context = UIFocusUpdateContext(from: old, to: next, step: step)
    return chain(old, next).allSatisfy { $0.shouldUpdateFocus(in: context) }
  }

  private func notify(from old: UIView?, to next: UIView?, step: FocusStep?) {
    let context = UIFocusUpdateContext(from: old, to: next, step: step)
    let coordinator = UIFocusAnimationCoordinator()
    for view in chain(old, next) { view.didUpdateFocus(in: context, with: coordinator) }
  }

  /// Removes the focus from a view or its descendants before they leave the window.
  func viewWillLeave(_ root: UIView) {
    if view?.isDescendant(of: root) == true { focus(nil) }
  }

  /// Moves the ring to the current frame of the focused view.
  func updateRing() {
    guard let window else { return }
    ring.show(around: isRingVisible ? view : nil, in: window)
  }
}
