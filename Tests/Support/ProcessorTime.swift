import Foundation
package import Testing

/// The time that the processor spends on work, which does not depend on other processes.
package enum ProcessorTime {
  /// The time of the current thread.
  private static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// Performs work and returns the time that it takes.
  package static func measure(_ work: () throws -> Void) rethrows -> Duration {
    let start = now
    try work()
    return now - start
  }

  /// Performs work and reports an issue if it takes more than a second.
  ///
  /// - Parameter input: The text that describes the work in the report.
  package static func expectShort<Result>(
    _ input: @autoclosure () -> String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ work: () throws -> Result
  ) rethrows -> Result {
    let start = now
    let result = try work()
    let time = now - start
    if time > .seconds(1) {
      let message = Comment(rawValue: "\(time): \(input().prefix(5_000))")
      Issue.record(message, sourceLocation: sourceLocation)
    }
    return result
  }
}
