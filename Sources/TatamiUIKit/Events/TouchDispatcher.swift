import Foundation

/// Follows the touches of a window: to recognisers first, then to the views (S75-S77, S88).
@MainActor
final class TouchDispatcher {
  private weak var window: UIWindow?
  /// Fingers that are down, and lifted ones that their view has not been told of; in order.
  private(set) var touches: [UITouch] = []
  private var taps = TapCounter()

  init(window: UIWindow) {
    self.window = window
  }

  /// Hands the touches of an event on.
  func send(_ event: UIEvent) {
    GestureArena.shared.perform {
      let news = (event.allTouches ?? []).sorted { $0.number < $1.number }
        .filter { accept($0, event) }
      tellRecognizers(of: news, event)
      GestureArena.shared.resolveHeld()
      tellViews(of: event)
      for touch in news { touch.isFresh = false }
    }
  }

  /// The fingers that are down.
  var activeTouches: [UITouch] { touches.filter { !$0.isOver } }

  /// Takes all touches away: the window disappears.
  func cancelAll() {
    let active = activeTouches
    guard !active.isEmpty else { return }
    for touch in active { touch.phase = .cancelled }
    let event = UIEvent(type: .touches, timestamp: FrameClock.shared.now, window: window)
    event.allTouches = Set(active)
    send(event)
  }

  // MARK: Coming and going

  /// Returns whether there is news of a touch; nothing comes after its end.
  private func accept(_ touch: UITouch, _ event: UIEvent) -> Bool {
    let isKnown = touches.contains { $0 === touch }
    switch touch.phase {
    case .began:
      guard !isKnown, !touch.isOver else { return false }
      begin(touch, event)
    case .moved, .ended, .cancelled:
      guard isKnown, !touch.isOver else { return false }
      touch.isOver = touch.phase != .moved
      if touch.phase == .ended { taps.lift(touch) }
    case .stationary, .regionEntered, .regionMoved, .regionExited:
      return false
    }
    touch.isFresh = true
    return true
  }

  private func begin(_ touch: UITouch, _ event: UIEvent) {
    window?.focus.isShown = false
    touch.firstWindowLocation = touch.windowLocation
    touch.tapCount = taps.count(of: touch)
    let view = window?.hitTest(touch.windowLocation, with: event)
    let others = activeTouches
    touches.append(touch)
    guard let view, !isShutOut(view, others) else { return touch.share = .over }
    touch.view = view
    let isSecond = others.contains { $0.view === view && $0.share != .over }
    touch.share = isSecond && !view.isMultipleTouchEnabled ? .over : .waiting
    gatherRecognizers(for: touch, event)
  }

  /// Whether a view that wants to be touched alone forbids a touch on another.
  private func isShutOut(_ view: UIView, _ others: [UITouch]) -> Bool {
    others.contains { other in
      guard let touched = other.view, touched !== view else { return false }
      return view.isExclusiveTouch || touched.isExclusiveTouch
    }
  }

  /// The recognisers of the view and of all around it that want the touch (S76, S87).
  private func gatherRecognizers(for touch: UITouch, _ event: UIEvent) {
    touch.gestureRecognizers = []
    let chain = sequence(first: touch.view, next: { $0?.superview }).compactMap(\.self)
    for recognizer in chain.flatMap(\.attachedRecognizers)
    where recognizer.wants(touch, of: event) {
      recognizer.follow(touch)
    }
  }

  // MARK: Recognisers

  private static let phases: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  private func tellRecognizers(of news: [UITouch], _ event: UIEvent) {
    var told = Set<ObjectIdentifier>()
    for recognizer in news.flatMap({ $0.gestureRecognizers ?? [] })
    where told.insert(ObjectIdentifier(recognizer)).inserted {
      recognizer.modifierFlags = event.modifierFlags
      for phase in Self.phases {
        let touches = news.filter { touch in
          touch.phase == phase && recognizer.attempt.touches.contains { $0 === touch }
        }
        recognizer.deliver(Set(touches), phase, event)
      }
    }
  }

  // MARK: Views

  /// Tells the views what they may know by now; no event: something was decided meanwhile.
  func tellViews(of event: UIEvent?) {
    for phase in Self.phases {
      let due = touches.filter { $0.messageDue == phase }
      var told: [UITouch] = []
      for touch in due where !told.contains(touch) {
        let together = due.filter { $0.view === touch.view }
        told += together
        tell(touch.view, of: together.filter { $0.messageDue == phase }, phase, event)
      }
    }
    for touch in touches where touch.share == .waiting && touch.isLost { touch.share = .over }
    touches.removeAll { $0.isOver && $0.share == .over }
  }

  private func tell(
    _ view: UIView?,
    of touches: [UITouch],
    _ phase: UITouch.Phase,
    _ event: UIEvent?
  ) {
    guard !touches.isEmpty else { return }
    let event = event ?? lateEvent()
    let phases = touches.map(\.phase)
    for touch in touches { touch.noteTold(phase) }
    switch phase {
    case .began: view?.touchesBegan(Set(touches), with: event)
    case .moved: view?.touchesMoved(Set(touches), with: event)
    case .ended: view?.touchesEnded(Set(touches), with: event)
    default: view?.touchesCancelled(Set(touches), with: event)
    }
    for (touch, old) in zip(touches, phases) where touch.phase == phase { touch.phase = old }
  }

  private func lateEvent() -> UIEvent {
    let event = UIEvent(type: .touches, timestamp: FrameClock.shared.now, window: window)
    event.allTouches = Set(touches)
    return event
  }

  /// A view and all below are about to leave the window: their touches are cancelled (S77).
  func leave(_ root: UIView) {
    guard root !== window else { return }
    let arena = GestureArena.shared
    guard !touches.isEmpty || !arena.contestants.isEmpty else { return }
    arena.perform {
      for touch in touches where touch.view?.isDescendant(of: root) == true {
        if touch.share == .told { tell(touch.view, of: [touch], .cancelled, nil) }
        touch.share = .over
      }
      for recognizer in arena.contestants
      where recognizer.view?.isDescendant(of: root) == true {
        recognizer.abandon()
      }
    }
  }
}
