import Foundation

/// A time or duration, in seconds.
public typealias CFTimeInterval = Double

/// Returns the time of the current environment's clock, in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  SharedLayerState.current.time.now
}

/// The time source of animations, scrolling, gestures and carets.
///
/// The time changes only when the clock's `RunLoopTurn` advances it: explicitly in tests, by the
/// elapsed time in a live host. The clock manages timers and frame observers. Like all objects of a
/// run loop, it belongs to one isolation region, usually that of the main actor.
package final class FrameClock {
  /// The clock of the current environment.
  @MainActor package static var shared: FrameClock { RunLoopTurn.current.clock }

  /// The registration of an action or an observer, until it is canceled.
  ///
  /// Observers also end when their token is released.
  package final class Token {
    fileprivate(set) var isCancelled = false

    /// Cancels the action or the observer.
    package func cancel() {
      isCancelled = true
    }
  }

  private struct Timer {
    let time: TimeInterval
    let order: Int
    let token: Token
    let action: () -> Void
  }

  private struct Observer {
    weak var token: Token?
    let action: (TimeInterval) -> Void

    var isCancelled: Bool { token?.isCancelled ?? true }
  }

  /// The length of a frame, in seconds.
  package static let frameDuration: TimeInterval = 1 / 60
  /// The tolerance for rounded sums of times, in seconds.
  package static let slack: TimeInterval = 1e-6
  /// The time since the clock was created, in seconds.
  package private(set) var now: TimeInterval = 0 { didSet { publishedTime.now = now } }
  /// The time, published for code outside of the run loop.
  private let publishedTime: PublishedTime
  /// Called when a timer or the first observer is added; set by a live host.
  package var scheduleHandler: (() -> Void)?
  private var timers: [Timer] = []
  private var observers: [Observer] = []
  private var lastFrame: TimeInterval = 0
  private var count = 0

  /// Creates a clock at 0 that publishes its time.
  init(publishing time: PublishedTime = PublishedTime()) {
    publishedTime = time
  }

  /// Runs an action once after a delay in seconds; with a delay of 0, in the next turn.
  @discardableResult
  package func after(_ delay: TimeInterval, _ action: @escaping () -> Void) -> Token {
    let token = Token()
    let time = now + (delay.isFinite ? max(0, delay) : 0)
    count += 1
    let timer = Timer(time: time, order: count, token: token, action: action)
    timers.insert(timer, at: index(of: time))
    scheduleHandler?()
    return token
  }

  /// Returns the index of the first timer that is later than a time, by binary search.
  private func index(of time: TimeInterval) -> Int {
    var range = 0..<timers.count
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if timers[middle].time > time {
        range = range.lowerBound..<middle
      } else {
        range = middle + 1..<range.upperBound
      }
    }
    return range.lowerBound
  }

  /// Runs an action the next time the clock is advanced, even by 0.
  @discardableResult
  package func nextTurn(_ action: @escaping () -> Void) -> Token {
    after(0, action)
  }

  /// Calls an action with the time of every frame until it is canceled.
  package func observeFrames(_ action: @escaping (TimeInterval) -> Void) -> Token {
    let token = Token()
    if !isObserved { lastFrame = now }
    observers.append(Observer(token: token, action: action))
    scheduleHandler?()
    return token
  }

  /// Whether anything observes frames: animations, scrolling, display links.
  package var isObserved: Bool { observers.contains { !$0.isCancelled } }

  // MARK: Advancing

  /// Advances the time; earlier times have no effect.
  func move(to time: TimeInterval) {
    now = max(now, time)
  }

  /// The time of the next timer or, while there are observers, of the next frame.
  ///
  /// For a timer without a delay, it is one frame away.
  package var nextTime: TimeInterval? {
    let timer = timers.first { !$0.token.isCancelled }
      .map { $0.time > now ? $0.time : now + Self.frameDuration }
    let frame = isObserved ? lastFrame + Self.frameDuration : nil
    guard let timer, let frame else { return timer ?? frame }
    return min(timer, frame)
  }

  /// Runs the due timers that were registered before the call.
  ///
  /// - Returns: Whether any timer was due.
  func fireTimers() -> Bool {
    timers.removeAll { $0.token.isCancelled }
    let last = count
    let due = timers.filter { $0.time <= now && $0.order <= last }
    timers.removeAll { $0.time <= now && $0.order <= last }
    for timer in due where !timer.token.isCancelled {
      timer.token.cancel()
      timer.action()
    }
    return !due.isEmpty
  }

  /// Calls the observers if the next frame is due.
  ///
  /// - Returns: Whether the frame was due.
  func fireFrame() -> Bool {
    guard isObserved, lastFrame + Self.frameDuration <= now else { return false }
    lastFrame = now
    observers.removeAll(where: \.isCancelled)
    for observer in observers where !observer.isCancelled { observer.action(now) }
    return true
  }
}
