import Foundation

extension UIGestureRecognizer {
  /// How far the recogniser has come, even if it has to wait with saying so.
  var progress: State { attempt.progress }

  /// Whether a movement that goes on has begun, even if it has to wait with saying so.
  var isUnderWay: Bool { progress == .began || progress == .changed }

  /// The fingers that are still down.
  var activeTouches: [UITouch] { attempt.touches.filter { !$0.isOver } }

  /// Whether it is still open what the touches mean.
  var isUndecided: Bool {
    attempt.state == .possible
      && (!attempt.touches.isEmpty || !attempt.held.isEmpty || awaitsTouches)
  }

  /// Asks for a state; decided at once, or when the recogniser's own code has returned.
  func request(_ state: State) {
    attempt.requests.append(state)
    guard !attempt.isDelivering else { return }
    GestureArena.shared.perform { GestureArena.shared.decide(self) }
  }

  /// Runs the recogniser's own code, then decides on the states that it has set.
  func deliver(_ code: () -> Void) {
    let wasDelivering = attempt.isDelivering
    attempt.isDelivering = true
    code()
    attempt.isDelivering = wasDelivering
    if !wasDelivering { GestureArena.shared.decide(self) }
  }

  /// Tells the recogniser's own code of touches that it follows.
  func deliver(_ touches: Set<UITouch>, _ phase: UITouch.Phase, _ event: UIEvent) {
    guard !touches.isEmpty, isEnabled, attempt.takesTouches else { return }
    deliver {
      switch phase {
      case .began: touchesBegan(touches, with: event)
      case .moved: touchesMoved(touches, with: event)
      case .ended: touchesEnded(touches, with: event)
      default: touchesCancelled(touches, with: event)
      }
    }
  }

  /// Breaks off: nothing is followed any more.
  func abandon() {
    guard attempt.state != .possible || isUndecided else { return }
    GestureArena.shared.perform {
      request(.cancelled)
      for touch in attempt.touches { drop(touch) }
    }
  }

  /// Whether a touch that begins is for this recogniser (S87).
  func wants(_ touch: UITouch, of event: UIEvent) -> Bool {
    guard attempt.takesTouches, allows(touch.type), wants(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: touch) ?? true
  }

  /// Whether an event is for this recogniser.
  func wants(_ event: UIEvent) -> Bool {
    guard isEnabled, shouldReceive(event) else { return false }
    return delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  private func allows(_ type: UITouch.TouchType) -> Bool {
    guard allowedTouchTypes.contains(where: { $0.intValue == type.rawValue }) else { return false }
    return !requiresExclusiveTouchType || attempt.touches.allSatisfy { $0.type == type }
  }

  /// Follows a touch from its begin.
  func follow(_ touch: UITouch) {
    attempt.touches.append(touch)
    attempt.history.append(touch)
    touch.gestureRecognizers?.append(self)
    touch.isClaimed = touch.isClaimed || attempt.isRecognized && cancelsTouchesInView
    GestureArena.shared.enter(self)
  }

  func drop(_ touch: UITouch) {
    attempt.lastCentroid = centroidInWindow
    attempt.touches.removeAll { $0 === touch }
    touch.gestureRecognizers?.removeAll { $0 === self }
  }

  func addRequirement(_ other: UIGestureRecognizer) {
    guard other !== self else {
      return Diagnostics.report("a recogniser cannot wait for itself: \(self)")
    }
    relations.requirements.removeAll { $0.recognizer == nil || $0.recognizer === other }
    relations.requirements.append(.init(recognizer: other))
  }

  // MARK: Places

  /// The window that the recogniser's touches or view are in.
  var ownWindow: UIWindow? { view?.window ?? attempt.touches.first?.window }

  var centroidInWindow: CGPoint {
    let touches = attempt.touches
    guard !touches.isEmpty else { return attempt.lastCentroid }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  func centroid(in view: UIView?) -> CGPoint {
    guard let view, let window = ownWindow else { return centroidInWindow }
    return view.convert(centroidInWindow, from: window)
  }

  func location(_ index: Int, in view: UIView?) -> CGPoint {
    guard attempt.touches.indices.contains(index) else { return centroid(in: view) }
    return attempt.touches[index].location(in: view)
  }

  /// Turns a movement in the window into one along a view's axes.
  func convert(vector: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = ownWindow else { return vector }
    let (from, to) = (view.convert(CGPoint.zero, from: window), view.convert(vector, from: window))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Turns a movement along a view's axes into one in the window.
  func convert(vector: CGPoint, from view: UIView?) -> CGPoint {
    guard let view, let window = ownWindow else { return vector }
    let (from, to) = (view.convert(CGPoint.zero, to: window), view.convert(vector, to: window))
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }
}
