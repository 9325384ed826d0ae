import Foundation

/// Seconds.
public typealias CFTimeInterval = Double

/// Returns the time of the one clock, in seconds (R2).
@MainActor
public func CACurrentMediaTime() -> CFTimeInterval {
  FrameClock.shared.now
}

/// The one clock: animations, scrolling, gestures and blinking carets go by it (R3).
///
/// It stands still until somebody turns it. Turning it runs, in the order of their times, the
/// actions that were put off and 60 frames a second; frames that nobody observes are skipped.
@MainActor
package final class FrameClock {
  /// The clock of all windows.
  package static let shared = FrameClock()

  /// Keeps an action or an observer registered until it is cancelled.
  ///
  /// An observer is forgotten, too, when nobody keeps its token any more.
  package final class Token {
    fileprivate(set) var isCancelled = false

    /// Takes back what was registered.
    package func cancel() {
      isCancelled = true
    }
  }

  private struct Timer {
    let time: TimeInterval
    let order: Int
    let token: Token
    let action: @MainActor () -> Void
  }

  private struct Observer {
    weak var token: Token?
    let action: @MainActor (TimeInterval) -> Void

    var isCancelled: Bool { token?.isCancelled ?? true }
  }

  /// The length of a frame, in seconds.
  package static let frameDuration: TimeInterval = 1 / 60
  /// What sums of rounded times may lack, in seconds: what is due within it is due.
  package static let slack: TimeInterval = 1e-6
  /// The most frames that one turn runs; beyond it the clock jumps.
  private static let maxFrames = 1_000_000

  /// The time, in seconds since the clock was made.
  package private(set) var now: TimeInterval = 0
  private var timers: [Timer] = []
  private var observers: [Observer] = []
  private var lastFrame: TimeInterval = 0
  private var count = 0
  private var isTurning = false

  /// Runs an action once when some time has passed; an action for "now" waits for the next turn.
  @discardableResult
  package func after(_ delay: TimeInterval, _ action: @escaping @MainActor () -> Void) -> Token {
    let token = Token()
    let time = now + (delay.isFinite ? max(0, delay) : 0)
    count += 1
    let timer = Timer(time: time, order: count, token: token, action: action)
    let place = timers.firstIndex { $0.time > time } ?? timers.count
    timers.insert(timer, at: place)
    return token
  }

  /// Runs an action when the clock is turned next, even by nothing.
  @discardableResult
  package func nextTurn(_ action: @escaping @MainActor () -> Void) -> Token {
    after(0, action)
  }

  /// Calls an action with the time of every frame until it is cancelled.
  package func observeFrames(_ action: @escaping @MainActor (TimeInterval) -> Void) -> Token {
    let token = Token()
    if !isObserved { lastFrame = now }
    observers.append(Observer(token: token, action: action))
    return token
  }

  private var isObserved: Bool { observers.contains { !$0.isCancelled } }

  /// Turns the clock: runs what is due until then, in order of time, and lays out every frame.
  ///
  /// Negative times and those that are not finite count as nothing.
  package func turn(by duration: TimeInterval) {
    guard !isTurning else { return Diagnostics.report("the clock is being turned already") }
    isTurning = true
    defer { isTurning = false }
    let end = now + (duration.isFinite ? max(0, duration) : 0)
    runDueTimers(upTo: count)
    var frames = 0
    while let time = nextTime, time <= end + Self.slack, frames < Self.maxFrames {
      now = max(now, time)
      runDueTimers(upTo: count)
      if isFrameDue { runFrame() }
      frames += 1
    }
    now = max(now, end)
    Turn.commitWindows()
  }

  /// The time of what comes next: an action or, while somebody observes them, a frame.
  ///
  /// An action that was put off for no time waits one frame.
  private var nextTime: TimeInterval? {
    let timer = timers.first { !$0.token.isCancelled }
      .map { $0.time > now ? $0.time : now + Self.frameDuration }
    let frame = isObserved ? lastFrame + Self.frameDuration : nil
    guard let timer, let frame else { return timer ?? frame }
    return min(timer, frame)
  }

  /// Whether a frame's time has come; what the frame's actions put off waits for the next one.
  private var isFrameDue: Bool { isObserved && lastFrame + Self.frameDuration <= now }

  /// Runs the actions that are due and were registered before.
  private func runDueTimers(upTo last: Int) {
    timers.removeAll { $0.token.isCancelled }
    let due = timers.filter { $0.time <= now && $0.order <= last }
    timers.removeAll { $0.time <= now && $0.order <= last }
    for timer in due where !timer.token.isCancelled {
      timer.token.cancel()
      timer.action()
    }
    if !due.isEmpty { Turn.commitWindows() }
  }

  private func runFrame() {
    lastFrame = now
    observers.removeAll(where: \.isCancelled)
    for observer in observers where !observer.isCancelled { observer.action(now) }
    Turn.commitWindows()
  }
}
