import Foundation

/// One attempt of a gesture recognizer, from the first touch to the reset (S80, S82).
@MainActor
struct GestureAttempt {
  typealias State = UIGestureRecognizer.State

  /// The state that is visible to handlers and other recognizers.
  var state = State.possible
  /// The states that the recognizer has set and that have not been processed.
  var requests: [State] = []
  /// The states that are deferred until the requirements have failed (S86).
  var deferred: [State] = []
  /// The recognizers that must fail first; determined once per attempt.
  var requirements: [UIGestureRecognizer] = []
  /// The tracked touches; ended ones are kept until the end of their event.
  var touches: [UITouch] = []
  /// All touches since the last reset.
  var history: [UITouch] = []
  /// Whether the recognizer's own code is running.
  var isDelivering = false
  /// The latest centroid of the touches, in the window's coordinates.
  var lastCentroid = CGPoint.zero

  /// The state that is visible to the recognizer's own code.
  var visibleState: State { isDelivering ? requests.last ?? state : state }

  /// The latest state, including requested and deferred ones.
  var latestState: State { requests.last ?? deferred.last ?? state }

  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether the attempt has ended and awaits its reset.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether further touches can change the outcome.
  var acceptsTouches: Bool { !isOver && deferred.last != .ended }

  func shares(touchesWith other: GestureAttempt) -> Bool {
    history.contains { touch in other.history.contains { $0 === touch } }
  }
}
