import Foundation

extension UIGestureRecognizer {
  /// Whether a continuous gesture has begun, even if its recognition is deferred.
  var isInProgress: Bool { attempt.latestState == .began || attempt.latestState == .changed }

  /// The tracked touches; ended ones are kept until the end of their event.
  package var trackedTouches: [UITouch] { attempt.touches }

  /// The tracked touches that have not ended.
  package var activeTouches: [UITouch] { attempt.touches.filter { !$0.isOver } }

  /// Whether the recognizer may still recognize or fail.
  var isUndecided: Bool {
    attempt.state == .possible
      && (!attempt.touches.isEmpty || !attempt.deferred.isEmpty || awaitsTouches)
  }

  /// Requests a state, which is processed at once or when the recognizer's own code has returned.
  func request(_ state: State) {
    attempt.requests.append(state)
    guard !attempt.isDelivering else { return }
    arena.perform { arena.decide(self) }
  }

  /// Runs the recognizer's own code, then processes the states that it has set.
  func deliver(_ body: () -> Void) {
    let wasDelivering = attempt.isDelivering
    attempt.isDelivering = true
    body()
    attempt.isDelivering = wasDelivering
    if !wasDelivering { arena.decide(self) }
  }

  /// Delivers touches of one phase to the recognizer's own code.
  func deliver(_ touches: Set<UITouch>, phase: UITouch.Phase, event: UIEvent) {
    guard !touches.isEmpty, isEnabled, attempt.acceptsTouches else { return }
    deliver {
      switch phase {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      default: touchesCancelled(touches, with: event)
      }
    }
  }

  /// The other recognizers that have tracked at least one of the same touches.
  package var competitors: [UIGestureRecognizer] { arena.competitors(of: self) }

  /// Performs a step after which touches are delivered to views and recognizers are reset.
  package func performStep(_ step: () -> Void) {
    arena.perform(step)
  }

  /// Cancels the attempt and stops tracking all touches.
  package func cancelAttempt() {
    guard attempt.state != .possible || isUndecided else { return }
    arena.perform {
      request(.cancelled)
      for touch in attempt.touches { stopTracking(touch) }
    }
  }

  /// Whether the recognizer accepts a touch that begins (S87).
  func accepts(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard attempt.acceptsTouches, allows(touch.type), accepts(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether the recognizer accepts an event.
  func accepts(_ event: UIEvent) -> Bool {
    guard isEnabled, shouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  private func allows(_ type: UITouch.TouchType) -> Bool {
    guard allowedTouchTypes.contains(where: { $0.intValue == type.rawValue }) else { return false }
    return !requiresExclusiveTouchType || attempt.touches.allSatisfy { $0.type == type }
  }

  /// Tracks a touch that begins.
  func track(_ touch: UITouch) {
    attempt.touches.append(touch)
    attempt.history.append(touch)
    touch.gestureRecognizers?.append(self)
    touch.isClaimed = touch.isClaimed || attempt.isRecognized && cancelsTouchesInView
    arena.add(self)
  }

  func stopTracking(_ touch: UITouch) {
    attempt.lastCentroid = centroidInWindow
    attempt.touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else {
      return Diagnostics.report("a gesture recognizer cannot require its own failure: \(self)")
    }
    relations.requirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    relations.requirements.append(.init(recognizer: other))
  }
}
