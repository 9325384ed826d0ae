import Foundation

/// One attempt at recognition: from the first touch to the reset (S80, S82).
@MainActor
struct GestureAttempt {
  typealias State = UIGestureRecognizer.State

  /// The state that others have been told.
  var state = State.possible
  /// States that the recogniser has set and that are not decided yet.
  var requests: [State] = []
  /// States put off until the blockers have failed (S86).
  var held: [State] = []
  /// Those that have to fail first; asked for once an attempt.
  var blockers: [UIGestureRecognizer] = []
  /// The touches followed; lifted ones stay until the end of their event.
  var touches: [UITouch] = []
  /// All touches since the last reset.
  var history: [UITouch] = []
  /// Whether the recogniser's own code is running.
  var isDelivering = false
  /// The middle of the touches, in the window, when there were some.
  var lastCentroid = CGPoint.zero

  /// The state as the recogniser's own code sees it.
  var visibleState: State { isDelivering ? requests.last ?? state : state }

  /// How far the recogniser has come, even if it has to wait with saying so.
  var progress: State { requests.last ?? held.last ?? state }

  var isRecognized: Bool { state == .began || state == .changed || state == .ended }

  /// Whether the attempt is over and only the reset is missing.
  var isOver: Bool { state == .ended || state == .cancelled || state == .failed }

  /// Whether touches make a difference.
  var takesTouches: Bool { !isOver && held.last != .ended }

  func shares(touchesWith other: GestureAttempt) -> Bool {
    history.contains { touch in other.history.contains { $0 === touch } }
  }
}

/// Whom a recogniser tells and whom it waits for.
@MainActor
struct GestureRelations {
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  var requirements: [Requirement] = []
  var handlers: [@MainActor (UIGestureRecognizer) -> Void] = []
}
