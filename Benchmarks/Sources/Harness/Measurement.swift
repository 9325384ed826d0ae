/// The measured time of repeated runs.
public struct Measurement: Sendable {
  /// The name, `engine/shape/count`.
  public let name: String
  /// The number of items per run.
  public let count: Int
  /// The median time of a run, in nanoseconds.
  public let median: Double
  /// The shortest time of a run, in nanoseconds.
  public let shortest: Double

  /// The median time per item, in nanoseconds.
  public var perItem: Double { median / Double(max(count, 1)) }

  /// Runs a closure once to warm up and then several times with a clock.
  ///
  /// - Parameters:
  ///   - count: The number of items per run.
  ///   - runs: The number of timed runs; at least one.
  ///   - limit: The time after which no further run begins.
  public init<Result>(
    _ name: String,
    count: Int,
    runs: Int,
    limit: Duration = .seconds(3600),
    _ work: () -> Result
  ) {
    self.name = name
    self.count = count
    blackHole(work())
    let clock = ContinuousClock()
    let start = clock.now
    var times: [Double] = []
    repeat {
      let duration = clock.measure { blackHole(work()) }.components
      times.append(Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9)
    } while times.count < runs && start.duration(to: clock.now) < limit
    let sorted = times.sorted()
    median = sorted[sorted.count / 2]
    shortest = sorted[0]
  }
}

/// Consumes a value opaquely, so that the optimizer does not remove its computation.
@inline(never)
public func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
