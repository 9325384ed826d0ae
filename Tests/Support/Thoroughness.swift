import Foundation

/// The number of random cases that tests try.
///
/// A usual run tries enough cases to find a fault. With `TATAMI_THOROUGH=1` in the environment, the
/// tests try several times as many, and with `TATAMI_THOROUGH=20` twenty times as many as that. The
/// seeds of a usual run are the first seeds of a thorough one.
package enum Thoroughness {
  /// The factor by which the thorough number of cases is multiplied; 0 stands for the usual number.
  private static let factor: Int = {
    let value = ProcessInfo.processInfo.environment["TATAMI_THOROUGH"].flatMap { Int($0) }
    return min(max(value ?? 0, 0), 10_000)
  }()

  /// Returns the number of cases to try.
  package static func cases(_ usual: Int, thorough: Int) -> Int {
    factor == 0 ? usual : thorough * factor
  }
}
