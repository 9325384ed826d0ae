public import Foundation
import TatamiLayers

// swift-format-ignore: NoLeadingUnderscores
/// The main queue, whose work waits for the environment's clock, so that simulations control it.
public enum _MainQueue {
  /// Runs work in the next turn of the run loop.
  public static func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    run(after: 0, work)
  }

  /// Runs a work item in the next turn of the run loop.
  public static func async(execute work: DispatchWorkItem) {
    nonisolated(unsafe) let work = work
    run(after: 0) { work.perform() }
  }

  /// Runs work at a time.
  public static func asyncAfter(
    deadline: DispatchTime,
    execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    run(after: delay(until: deadline), work)
  }

  /// Runs a work item at a time.
  public static func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    nonisolated(unsafe) let work = work
    run(after: delay(until: deadline)) { work.perform() }
  }

  /// Returns the time until a deadline, in seconds; zero for one that has passed.
  private static func delay(until deadline: DispatchTime) -> TimeInterval {
    let now = DispatchTime.now().uptimeNanoseconds
    guard deadline.uptimeNanoseconds > now else { return 0 }
    return TimeInterval(deadline.uptimeNanoseconds - now) / 1e9
  }

  private static func run(
    after delay: TimeInterval,
    _ work: @escaping @MainActor @Sendable () -> Void
  ) {
    guard MainQueueMark.isMainActor else {
      return DispatchQueue.main.async { run(after: delay, work) }
    }
    MainActor.assumeIsolated {
      _ = FrameClock.shared.after(delay) { MainActor.assumeIsolated(work) }
    }
  }
}
