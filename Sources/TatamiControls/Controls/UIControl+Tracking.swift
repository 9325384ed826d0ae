import Foundation
import TatamiViews

/// The state of tracking a touch.
@MainActor
struct ControlTracking {
  /// The tracked touch.
  weak var touch: UITouch?
  /// Whether the control is tracking the touch.
  var isActive = false
  /// Whether the touch is inside the bounds or near them.
  var isInside = false
}

extension UIControl {
  /// The distance from the bounds up to which a touch counts as inside, in points (S93).
  private static let tolerance: CGFloat = 70

  func startTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracking.touch == nil, let touch = touches.first else { return }
    // A secondary click asks for a menu.
    let isSecondary = touch.buttonMask == .secondary
    if let controlMenu, isSecondary || controlMenu.opensAtOnce {
      return controlMenu.open(with: touch)
    }
    guard !isSecondary else { return }
    tracking = ControlTracking(touch: touch, isActive: false, isInside: true)
    guard beginTracking(touch, with: event), isEnabled else {
      return tracking = ControlTracking()
    }
    tracking = ControlTracking(touch: touch, isActive: true, isInside: true)
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func updateTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    if controlMenu?.follow(touches) == true { return }
    guard let touch = tracked(among: touches) else { return }
    let wasInside = tracking.isInside
    let isInside = isNear(touch)
    tracking.isInside = isInside
    isHighlighted = isInside
    guard continueTracking(touch, with: event), tracking.isActive else { return stopTracking() }
    var events: Event = isInside ? .touchDragInside : .touchDragOutside
    if wasInside != isInside { events.insert(isInside ? .touchDragEnter : .touchDragExit) }
    send(events)
  }

  func finishTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    if controlMenu?.finish(touches) == true { return }
    guard let touch = tracked(among: touches) else { return }
    let isInside = isNear(touch)
    tracking.isInside = isInside
    isHighlighted = false
    endTracking(touch, with: event)
    tracking = ControlTracking()
    send(isInside ? .touchUpInside : .touchUpOutside)
  }

  func abortTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    if controlMenu?.cancel(touches) == true { return }
    guard tracked(among: touches) != nil else { return }
    cancelTracking(with: event)
    tracking = ControlTracking()
    isHighlighted = false
    send(.touchCancel)
  }

  /// Stops tracking without sending events.
  func stopTracking() {
    if tracking.isActive { cancelTracking(with: nil) }
    tracking = ControlTracking()
    isHighlighted = false
  }

  /// Sends events that the user caused, with the primary action event if they trigger it.
  func send(_ events: Event) {
    let isPrimary = !events.isDisjoint(with: primaryActionEvent)
    if isPrimary { primaryActionWillBegin() }
    sendActions(for: isPrimary ? events.union(.primaryActionTriggered) : events)
  }

  private func tracked(among touches: Set<UITouch>) -> UITouch? {
    guard tracking.isActive, let touch = tracking.touch, touches.contains(touch) else { return nil }
    return touch
  }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.tolerance, dy: -Self.tolerance).contains(touch.location(in: self))
  }
}

extension UIControl.ContentHorizontalAlignment {
  /// Returns the alignment with leading and trailing resolved to left and right.
  func resolved(isRightToLeft: Bool) -> Self {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .left, .right, .center, .fill: self
    }
  }
}
