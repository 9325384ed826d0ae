import Foundation

/// The number of random cases that tests try.
///
/// A usual run tries enough cases to find a fault; with `TATAMI_THOROUGH=1` in the environment, the
/// tests try several times as many. The seeds of a usual run are the first seeds of a thorough one.
package enum Thoroughness {
  private static let isThorough = ProcessInfo.processInfo.environment["TATAMI_THOROUGH"] == "1"

  /// Returns the number of cases to try.
  package static func cases(_ usual: Int, thorough: Int) -> Int {
    isThorough ? thorough : usual
  }
}
