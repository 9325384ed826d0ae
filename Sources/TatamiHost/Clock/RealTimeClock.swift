import Foundation
import TatamiLayers

/// Advances the clock of an environment by the time that really passes, for live hosts.
///
/// The clock sleeps until the next timer or frame is due, or until a timer is added. A class,
/// because it owns a task.
@MainActor
public final class RealTimeClock {
  /// The longest step, in seconds; after a longer pause, such as a suspended machine, time
  /// continues where it stopped.
  private static let longestStep = 1.0

  private let runLoop = RunLoopTurn.current
  private var task: Task<Void, Never>?
  private var sleep: Task<Void, Never>?
  private var last = ContinuousClock.now

  /// Creates a stopped clock of the current environment.
  public init() {}

  /// Whether the clock is advancing.
  public var isRunning: Bool { task != nil }

  /// Starts to advance the clock; a running clock goes on.
  public func start() {
    guard task == nil else { return }
    last = .now
    runLoop.clock.scheduleHandler = { [weak self] in self?.wake() }
    task = Task { [weak self] in
      while let self, !Task.isCancelled { await step() }
    }
  }

  /// Stops to advance the clock; its time stands still.
  public func stop() {
    task?.cancel()
    task = nil
    wake()
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
    let nap = Task { [delay = delay] in _ = try? await Task.sleep(for: delay) }
    sleep = nap
    await nap.value
  }

  /// The time until the next timer or frame is due; an hour if none is.
  private var delay: Duration {
    guard let time = runLoop.clock.nextTime else { return .seconds(3600) }
    return .seconds(max(0.001, time - runLoop.clock.now))
  }

  private func wake() {
    sleep?.cancel()
  }
}
