import Foundation

/// Determines which of the gesture recognizers that track the same touches recognize (S80-S88).
///
/// A recognizer is a member from its first touch to its reset.
@MainActor
final class GestureArena {
  /// The maximum number of rounds in which state changes cause further ones within one step.
  private static let maxRounds = 1000

  /// The recognizers that have received touches since their last reset.
  private(set) var members: [UIGestureRecognizer] = []
  private var depth = 0
  private var hasChanged = false

  /// Performs a step; after the outermost step, delivers touches to views and resets recognizers.
  func perform(_ step: () -> Void) {
    depth += 1
    step()
    if depth == 1 { finish() }
    depth -= 1
  }

  func add(_ recognizer: UIGestureRecognizer) {
    guard !members.contains(where: { $0 === recognizer }) else { return }
    members.append(recognizer)
  }

  // MARK: One recognizer

  /// Applies, defers or rejects the states that a recognizer has requested.
  func decide(_ recognizer: UIGestureRecognizer) {
    add(recognizer)
    while !recognizer.attempt.requests.isEmpty {
      let requested = recognizer.attempt.requests.removeFirst()
      guard requested != .possible, !recognizer.attempt.isOver else { continue }
      if recognizer.attempt.state == .possible {
        leavePossible(recognizer, for: requested)
      } else if requested != .began {
        change(recognizer, to: requested == .failed ? .cancelled : requested)
      }
    }
  }

  private func leavePossible(_ recognizer: UIGestureRecognizer, for requested: State) {
    guard requested != .failed, requested != .cancelled else { return fail(recognizer) }
    if !recognizer.attempt.deferred.isEmpty {
      if recognizer.attempt.deferred.last != requested, requested != .began {
        recognizer.attempt.deferred.append(requested)
      }
      return
    }
    guard mayBegin(recognizer) else { return fail(recognizer) }
    guard !recognizer.attempt.isOver else { return }
    recognizer.attempt.deferred = [requested]
    recognizer.attempt.requirements = requirements(of: recognizer)
    resolve(recognizer)
  }

  private typealias State = UIGestureRecognizer.State

  /// Makes a recognizer with deferred states recognize or fail, if its requirements allow (S86).
  private func resolve(_ recognizer: UIGestureRecognizer) {
    let requirements = recognizer.attempt.requirements
    if requirements.contains(where: \.attempt.isRecognized) { return fail(recognizer) }
    guard !requirements.contains(where: \.isUndecided) else { return }
    recognize(recognizer)
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    let competitors = competitors(of: recognizer)
    if competitors.contains(where: { $0.attempt.isRecognized && prevents($0, recognizer) }) {
      return fail(recognizer)
    }
    for competitor in competitors where competitor.isUndecided && prevents(recognizer, competitor) {
      fail(competitor)
    }
    let states = recognizer.attempt.deferred
    recognizer.attempt.deferred = []
    for state in states where !recognizer.attempt.isOver {
      let isFirst = recognizer.attempt.state == .possible
      change(recognizer, to: isFirst && state == .changed ? .began : state)
    }
  }

  private func fail(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.deferred = []
    change(recognizer, to: .failed)
  }

  private func change(_ recognizer: UIGestureRecognizer, to state: State) {
    recognizer.attempt.state = state
    hasChanged = true
    guard state != .failed else { return }
    if recognizer.cancelsTouchesInView {
      for touch in recognizer.attempt.history { touch.isClaimed = true }
    }
    recognizer.performActions()
  }

  // MARK: All recognizers

  /// Resolves the recognizers with deferred states until nothing changes.
  func resolveDeferred() {
    var continues = true
    for _ in 0..<Self.maxRounds where continues {
      hasChanged = false
      for member in members where !member.attempt.deferred.isEmpty { resolve(member) }
      continues = hasChanged
    }
  }

  private func finish() {
    for _ in 0..<Self.maxRounds {
      hasChanged = false
      removeEndedTouches()
      resolveDeferred()
      failDeadlocks()
      for window in windows { window.touchDispatcher.deliverToViews(nil) }
      let oldCount = members.count
      resetFinished()
      guard hasChanged || members.count != oldCount else { return }
    }
  }

  private var windows: [UIWindow] {
    var windows: [UIWindow] = []
    for touch in members.flatMap(\.attempt.history) {
      guard let window = touch.window, !windows.contains(window) else { continue }
      windows.append(window)
    }
    return windows
  }

  private func removeEndedTouches() {
    for member in members where member.attempt.touches.contains(where: \.isOver) {
      member.attempt.lastCentroid = member.centroidInWindow
      member.attempt.touches.removeAll(where: \.isOver)
    }
  }

  /// Makes recognizers fail that require each other's failure (S86).
  private func failDeadlocks() {
    var waiting = members.filter { !$0.attempt.deferred.isEmpty && $0.attempt.touches.isEmpty }
    var count = -1
    while count != waiting.count {
      count = waiting.count
      waiting = waiting.filter { recognizer in
        recognizer.attempt.requirements.allSatisfy { requirement in
          !requirement.isUndecided || waiting.contains { $0 === requirement }
        }
      }
    }
    for recognizer in waiting { fail(recognizer) }
  }

  /// Resets the recognizers whose touches have all ended (S82).
  private func resetFinished() {
    for recognizer in members where recognizer.attempt.touches.isEmpty {
      let isOver = recognizer.attempt.isOver
      guard isOver || recognizer.attempt.state == .possible && !recognizer.isUndecided else {
        continue
      }
      members.removeChild(recognizer)
      let centroid = recognizer.attempt.lastCentroid
      recognizer.attempt = GestureAttempt()
      recognizer.attempt.lastCentroid = centroid
      if isOver { recognizer.reset() }
    }
  }
}
