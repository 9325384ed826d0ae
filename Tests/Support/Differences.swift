/// A list of differences between expected and actual values.
package struct Differences {
  /// The descriptions of all differences found.
  package private(set) var found: [String] = []

  package init() {}

  /// Adds a difference unless a condition is true.
  package mutating func expect(_ name: String, _ condition: Bool) {
    if !condition { found.append("\(name) differs") }
  }

  /// Compares numbers with a tolerance of 1e-6 points or 1e-9 of the expected number.
  package mutating func compare(_ name: String, _ expected: [Double], _ actual: [Double]) {
    let isClose =
      expected.count == actual.count
      && zip(expected, actual).allSatisfy { abs($0 - $1) <= max(1e-6, 1e-9 * abs($0)) }
    if !isClose { found.append("\(name): expected \(expected), found \(actual)") }
  }

  /// Compares lists of numbers with the same tolerance.
  package mutating func compare(_ name: String, _ expected: [[Double]], _ actual: [[Double]]) {
    expect("count of \(name)", expected.count == actual.count)
    for (expected, actual) in zip(expected, actual) {
      compare(name, expected, actual)
    }
  }
}
