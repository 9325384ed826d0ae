import Foundation

/// Where recognisers that follow the same touches compete (S80-S88).
@MainActor
final class GestureArena {
  static let shared = GestureArena()

  /// How often states that change each other are looked at in one step.
  private static let maxRounds = 1000

  /// Those that have seen touches since their last reset.
  private(set) var contestants: [UIGestureRecognizer] = []
  private var depth = 0
  private var hasChanged = false

  /// Does one step; after the outermost one views are told and recognisers are reset.
  func perform(_ step: () -> Void) {
    depth += 1
    step()
    if depth == 1 { finish() }
    depth -= 1
  }

  func enter(_ recognizer: UIGestureRecognizer) {
    guard !contestants.contains(where: { $0 === recognizer }) else { return }
    contestants.append(recognizer)
  }

  // MARK: One recogniser

  /// Decides on the states that a recogniser has asked for.
  func decide(_ recognizer: UIGestureRecognizer) {
    enter(recognizer)
    while !recognizer.attempt.requests.isEmpty {
      let wanted = recognizer.attempt.requests.removeFirst()
      guard wanted != .possible, !recognizer.attempt.isOver else { continue }
      if recognizer.attempt.state == .possible {
        leavePossible(recognizer, for: wanted)
      } else if wanted != .began {
        change(recognizer, to: wanted == .failed ? .cancelled : wanted)
      }
    }
  }

  private func leavePossible(_ recognizer: UIGestureRecognizer, for wanted: State) {
    guard wanted != .failed, wanted != .cancelled else { return fail(recognizer) }
    if !recognizer.attempt.held.isEmpty {
      if recognizer.attempt.held.last != wanted, wanted != .began {
        recognizer.attempt.held.append(wanted)
      }
      return
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    guard !recognizer.attempt.isOver else { return }
    recognizer.attempt.held = [wanted]
    recognizer.attempt.blockers = blockers(of: recognizer)
    resolve(recognizer)
  }

  private typealias State = UIGestureRecognizer.State

  /// Lets a recogniser that has to wait go on, or fail, if that is decided now (S86).
  private func resolve(_ recognizer: UIGestureRecognizer) {
    let blockers = recognizer.attempt.blockers
    if blockers.contains(where: \.attempt.isRecognized) { return fail(recognizer) }
    guard !blockers.contains(where: \.isUndecided) else { return }
    recognize(recognizer)
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    let rivals = rivals(of: recognizer)
    if rivals.contains(where: { $0.attempt.isRecognized && excludes($0, recognizer) }) {
      return fail(recognizer)
    }
    for rival in rivals where rival.isUndecided && excludes(recognizer, rival) { fail(rival) }
    let states = recognizer.attempt.held
    recognizer.attempt.held = []
    for state in states where !recognizer.attempt.isOver {
      let isFirst = recognizer.attempt.state == .possible
      change(recognizer, to: isFirst && state == .changed ? .began : state)
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.held = []
    change(recognizer, to: .failed)
  }

  private func change(_ recognizer: UIGestureRecognizer, to state: State) {
    recognizer.attempt.state = state
    hasChanged = true
    guard state != .failed else { return }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attempt.history { touch.isClaimed = true }
    }
    for handler in recognizer.relations.handlers { handler(recognizer) }
  }

  // MARK: All recognisers

  /// Lets those go on that waited for what has been decided.
  func resolveHeld() {
    var goesOn = true
    for _ in 0..<Self.maxRounds where goesOn {
      hasChanged = false
      for recognizer in contestants where !recognizer.attempt.held.isEmpty { resolve(recognizer) }
      goesOn = hasChanged
    }
  }

  private func finish() {
    for _ in 0..<Self.maxRounds {
      hasChanged = false
      dropLiftedTouches()
      resolveHeld()
      failDeadlocks()
      for window in windows { window.touchDispatcher.deliverToViews(nil) }
      let before = contestants.count
      resetFinished()
      guard hasChanged || contestants.count != before else { return }
    }
  }

  private var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in contestants.flatMap(\.attempt.history) {
      guard let window = touch.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    return windows
  }

  private func dropLiftedTouches() {
    for recognizer in contestants where recognizer.attempt.touches.contains(where: \.isOver) {
      recognizer.attempt.lastCentroid = recognizer.centroidInWindow
      recognizer.attempt.touches.removeAll(where: \.isOver)
    }
  }

  /// Recognisers that wait for each other never recognise (S86).
  private func failDeadlocks() {
    var waiting = contestants.filter { !$0.attempt.held.isEmpty && $0.attempt.touches.isEmpty }
    var count = -1
    while count != waiting.count {
      count = waiting.count
      waiting = waiting.filter { recognizer in
        recognizer.attempt.blockers.allSatisfy { blocker in
          !blocker.isUndecided || waiting.contains { $0 === blocker }
        }
      }
    }
    for recognizer in waiting { fail(recognizer) }
  }

  /// Makes those possible again whose touches are gone (S82).
  private func resetFinished() {
    for recognizer in contestants where recognizer.attempt.touches.isEmpty {
      let isOver = recognizer.attempt.isOver
      guard isOver || recognizer.attempt.state == .possible && !recognizer.isUndecided else {
        continue
      }
      contestants.removeChild(recognizer)
      let place = recognizer.attempt.lastCentroid
      recognizer.attempt = GestureAttempt()
      recognizer.attempt.lastCentroid = place
      if isOver { recognizer.reset() }
    }
  }
}
