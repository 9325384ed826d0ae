/// How long one piece of work takes.
public struct Measurement: Sendable {
  /// The name, `engine/shape/count`.
  public let name: String
  /// How many items one run handles.
  public let count: Int
  /// The median time of a run, in nanoseconds.
  public let median: Double
  /// The shortest time of a run, in nanoseconds.
  public let shortest: Double

  /// The median time per item, in nanoseconds.
  public var perItem: Double { median / Double(max(count, 1)) }

  /// Runs work once to warm up and then several times with a clock.
  ///
  /// - Parameters:
  ///   - count: How many items one run handles.
  ///   - runs: How often the work is timed, at least once.
  public init<Result>(_ name: String, count: Int, runs: Int, _ work: () -> Result) {
    self.name = name
    self.count = count
    blackHole(work())
    let clock = ContinuousClock()
    let times = (0..<max(1, runs)).map { _ in
      let duration = clock.measure { blackHole(work()) }.components
      return Double(duration.seconds) * 1e9 + Double(duration.attoseconds) / 1e9
    }
    let sorted = times.sorted()
    median = sorted[sorted.count / 2]
    shortest = sorted[0]
  }
}

/// Takes a value in a way that the optimiser cannot see through.
@inline(never)
public func blackHole<Value>(_ value: Value) {
  withExtendedLifetime(value) {}
}
