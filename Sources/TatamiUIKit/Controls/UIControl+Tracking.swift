import Foundation

/// The finger that a control follows.
@MainActor
struct ControlTracking {
  /// The finger; nil while there is none.
  weak var touch: UITouch?
  /// Whether the control still wants to follow it.
  var isActive = false
  /// Whether it is inside or near.
  var isInside = false
}

extension UIControl {
  /// How far from the bounds a finger still counts as inside, in points (S93).
  private static let tolerance: CGFloat = 70

  func startTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, tracking.touch == nil, let touch = touches.first else { return }
    tracking = ControlTracking(touch: touch, isActive: false, isInside: true)
    guard beginTracking(touch, with: event), isEnabled else {
      return tracking = ControlTracking()
    }
    tracking = ControlTracking(touch: touch, isActive: true, isInside: true)
    isHighlighted = true
    send(touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  func updateTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
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
    guard let touch = tracked(among: touches) else { return }
    let isInside = isNear(touch)
    tracking.isInside = isInside
    isHighlighted = false
    endTracking(touch, with: event)
    tracking = ControlTracking()
    send(isInside ? .touchUpInside : .touchUpOutside)
  }

  func abortTracking(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(among: touches) != nil else { return }
    cancelTracking(with: event)
    tracking = ControlTracking()
    isHighlighted = false
    send(.touchCancel)
  }

  /// Lets go of the finger without telling anybody but the control.
  func stopTracking() {
    if tracking.isActive { cancelTracking(with: nil) }
    tracking = ControlTracking()
    isHighlighted = false
  }

  /// Sends what the user did, and that it was what the control is for.
  func send(_ events: Event) {
    let isPrimary = !events.isDisjoint(with: primaryActionEvent)
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
  /// Returns leading and trailing as left or right.
  func resolved(isRightToLeft: Bool) -> Self {
    switch self {
    case .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    case .left, .right, .center, .fill: self
    }
  }
}
