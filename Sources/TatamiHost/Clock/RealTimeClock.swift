import Foundation
import TatamiLayers

/// Advances the clock of an environment by the time that really passes, for live hosts.
///
/// ```swift
/// let clock = RealTimeClock()
/// clock.start()
/// defer { clock.stop() }
/// ```
///
/// The clock advances 60 times a second while timers or frame observers are registered, so that
/// what an event starts begins at most one frame late, and sleeps otherwise. A running clock keeps
/// itself alive until it is stopped. A class, because it owns a task.
@preconcurrency @MainActor
public final class RealTimeClock {
  /// The longest step, in seconds; after a longer pause, such as a suspended machine, time
  /// continues where it stopped.
  private static let longestStep = 1.0

  private let runLoop = RunLoopTurn.current
  private var task: Task<Void, Never>?
  private var sleep: Task<Void, Never>?
  private var last = ContinuousClock.now
  /// Whether the clock sleeps because nothing is scheduled; the time of the sleep does not count.
  private var isIdle = false

  /// Creates a stopped clock of the current environment.
  public init() {}

  /// Whether the clock is advancing.
  public var isRunning: Bool { task != nil }

  /// Starts to advance the clock; a running clock goes on.
  public func start() {
    guard task == nil else { return }
    last = .now
    runLoop.clock.scheduleHandler = { [weak self] in self?.resumeFromIdle() }
    task = Task {
      while !Task.isCancelled { await step() }
    }
  }

  /// Stops advancing the clock.
  public func stop() {
    task?.cancel()
    task = nil
    sleep?.cancel()
    runLoop.clock.scheduleHandler = nil
  }

  /// Advances the clock to the present, for example before an event is sent.
  public func synchronize() {
    let now = ContinuousClock.now
    let passed = min(last.duration(to: now) / .seconds(1), Self.longestStep)
    last = now
    runLoop.advance(by: passed)
  }

  private func step() async {
    synchronize()
    isIdle = runLoop.clock.nextTime == nil
    let delay = isIdle ? 3600 : FrameClock.frameDuration
    let nap = Task { _ = try? await Task.sleep(for: .seconds(delay)) }
    sleep = nap
    await nap.value
  }

  private func resumeFromIdle() {
    guard isIdle else { return }
    isIdle = false
    last = .now
    sleep?.cancel()
  }
}
