import Foundation

/// Delivers the touches of a window: to gesture recognizers first, then to views (S75-S77, S88).
@MainActor
final class TouchDispatcher {
  private weak var window: UIWindow?
  private let arena: GestureArena
  /// Active touches, and ended ones whose end has not been delivered to the view; in order of their
  /// beginning.
  private(set) var touches: [UITouch] = []
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
    arena = window.environment.gestureArena
  }

  /// Delivers the touches of an event.
  func send(_ event: UIEvent) {
    arena.perform {
      let changed = (event.allTouches ?? []).sorted { $0.number < $1.number }
        .filter { accept($0, event) }
      deliverToRecognizers(changed, event)
      arena.resolveDeferred()
      deliverToViews(event)
      for touch in changed { touch.hasChanged = false }
    }
  }

  /// The touches that have not ended.
  var activeTouches: [UITouch] { touches.filter { !$0.isOver } }

  /// Cancels all touches, for a window that is hidden.
  func cancelAll() {
    let active = activeTouches
    guard !active.isEmpty else { return }
    for touch in active { touch.phase = .cancelled }
    let event = UIEvent(
      type: .touches,
      timestamp: (window?.layer.runLoop ?? .current).clock.now,
      window: window
    )
    event.allTouches = Set(active)
    send(event)
  }

  // MARK: Beginning and end

  /// Records the new phase of a touch; returns false for touches that are unchanged or have ended.
  private func accept(_ touch: UITouch, _ event: UIEvent) -> Bool {
    let isKnown = touches.contains { $0 === touch }
    switch touch.phase {
    case .began:
      guard !isKnown, !touch.isOver, !ignoresTouches else { return false }
      begin(touch, event)
    case .moved, .ended, .cancelled:
      guard isKnown, !touch.isOver else { return false }
      touch.isOver = touch.phase != .moved
      if touch.phase == .ended { taps.end(touch) }
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      return false
    }
    touch.hasChanged = true
    return true
  }

  private var ignoresTouches: Bool {
    window?.environment.application.isIgnoringInteractionEvents == true
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    window?.focus.isRingVisible = false
    touch.firstWindowLocation = touch.windowLocation
    touch.tapCount = taps.count(of: touch)
    let view = window?.hitTest(touch.windowLocation, with: event)
    let others = activeTouches
    touches.append(touch)
    guard let view, !isExcluded(view, by: others) else { return touch.delivery = .finished }
    touch.view = view
    let isSecond = others.contains { $0.view === view && $0.delivery != .finished }
    touch.delivery = isSecond && !view.isMultipleTouchEnabled ? .finished : .pending
    addRecognizers(to: touch, event)
  }

  /// Whether an exclusive touch on either view excludes a touch on the given one.
  private func isExcluded(_ view: UIView, by others: [UITouch]) -> Bool {
    others.contains { other in
      guard let touched = other.view, touched !== view else { return false }
      return view.isExclusiveTouch || touched.isExclusiveTouch
    }
  }

  /// Adds the touch to the recognizers of its view and all superviews that accept it (S76, S87).
  private func addRecognizers(to touch: UITouch, _ event: UIEvent) {
    touch.gestureRecognizers = []
    let chain = sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self)
    for recognizer in chain.flatMap(\.attachedRecognizers)
    where recognizer.accepts(touch, of: event) {
      recognizer.track(touch)
    }
  }

  // MARK: Recognizers

  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  private func deliverToRecognizers(_ changed: [UITouch], _ event: UIEvent) {
    var visited = Set<ObjectIdentifier>()
    for recognizer in changed.flatMap({ $0.gestureRecognizers ?? [] })
    where visited.insert(ObjectIdentifier(recognizer)).inserted {
      recognizer.modifierFlags = event.modifierFlags
      recognizer.buttonMask = event.buttonMask
      for phase in Self.phases {
        let touches = changed.filter { touch in
          touch.phase == phase && recognizer.attempt.touches.contains { $0 === touch }
        }
        recognizer.deliver(Set(touches), phase: phase, event: event)
      }
    }
  }

  // MARK: Views

  /// Delivers to the views the phases that recognizers no longer delay.
  ///
  /// - Parameter event: The current event; nil if a recognizer has changed state between two
  ///   events.
  func deliverToViews(_ event: UIEvent?) {
    for phase in Self.phases {
      let due = touches.filter { $0.duePhase == phase }
      var delivered: [UITouch] = []
      for touch in due where !delivered.contains(touch) {
        let together = due.filter { $0.view === touch.view }
        delivered += together
        // The view's own code may have changed the phases that are due.
        let stillDue = together.filter { $0.duePhase == phase }
        deliver(stillDue, to: touch.view, phase: phase, event: event)
      }
    }
    for touch in touches where touch.delivery == .pending && touch.isRevoked {
      touch.delivery = .finished
    }
    touches.removeAll { $0.isOver && $0.delivery == .finished }
  }

  private func deliver(
    _ touches: [UITouch],
    to view: UIView?,
    phase: UITouch.Phase,
    event: UIEvent?
  ) {
    guard !touches.isEmpty else { return }
    let event = event ?? currentEvent()
    let phases = touches.map(\.phase)
    for touch in touches { touch.recordDelivery(of: phase) }
    switch phase {
    case .began: view?.touchesBegan(Set(touches), with: event)
    case .moved: view?.touchesMoved(Set(touches), with: event)
    case .ended: view?.touchesEnded(Set(touches), with: event)
    default: view?.touchesCancelled(Set(touches), with: event)
    }
    for (touch, old) in zip(touches, phases) where touch.phase == phase { touch.phase = old }
  }

  /// Creates an event of all touches in their current state.
  private func currentEvent() -> UIEvent {
    let event = UIEvent(
      type: .touches,
      timestamp: (window?.layer.runLoop ?? .current).clock.now,
      window: window
    )
    event.allTouches = Set(touches)
    return event
  }

  /// Cancels the touches of a view and its descendants, which are about to leave the window (S77).
  func cancelTouches(inside root: UIView) {
    guard root !== window else { return }
    guard !touches.isEmpty || !arena.members.isEmpty else { return }
    arena.perform {
      for touch in touches where touch.view?.isDescendant(of: root) == true {
        if touch.delivery == .began {
          deliver([touch], to: touch.view, phase: .cancelled, event: nil)
        }
        touch.delivery = .finished
      }
      for recognizer in arena.members
      where recognizer.view?.isDescendant(of: root) == true {
        recognizer.cancelAttempt()
      }
    }
  }
}
