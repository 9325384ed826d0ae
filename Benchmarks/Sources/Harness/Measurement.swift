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

  /// Creates a measurement of single runs that were timed elsewhere.
  ///
  /// - Parameter durations: The times of the runs, at least one.
  public init(_ name: String, durations: [Duration]) {
    self.init(name, count: 1, times: durations.map(\.nanoseconds))
  }

  private init(_ name: String, count: Int, times: [Double]) {
    self.name = name
    self.count = count
    let sorted = times.sorted()
    median = sorted[sorted.count / 2]
    shortest = sorted[0]
  }

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
    blackHole(work())
    let clock = ContinuousClock()
    let start = clock.now
    var times: [Double] = []
    repeat {
      times.append(clock.measure { blackHole(work()) }.nanoseconds)
    } while times.count < runs && start.duration(to: clock.now) < limit
    self.init(name, count: count, times: times)
  }
}

extension Duration {
  fileprivate var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// Consumes a value opaquely, so that the optimizer does not remove its computation.
@inline(never)
public func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
