import Foundation

/// A long run of random steps.
///
/// The environment variable `TATAMI_SOAK_SEED` sets the first seed, and `TATAMI_SOAK_KIND` the only
/// kind of list to run, by its name.
package enum Soak {
  /// The first seed.
  package static let seed = setting("TATAMI_SOAK_SEED", 1)

  /// Returns the kinds of lists to run: all, or the one that the environment names.
  package static func kinds<Kind>(_ type: Kind.Type) -> [Kind]
  where Kind: CaseIterable & RawRepresentable<String> {
    let name = ProcessInfo.processInfo.environment["TATAMI_SOAK_KIND"]
    return Kind.allCases.filter { name == nil || $0.rawValue == name }
  }

  /// The number of steps between two lines about the memory.
  private static let interval = 5_000

  /// Returns the number that an environment variable has; the standard one if it has none.
  package static func setting(_ name: String, _ standard: UInt64) -> UInt64 {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) } ?? standard
  }

  /// Performs steps and returns the first fault, with its step; nil if there is none.
  ///
  /// Long runs print the resident memory at the start and after every 5,000 steps.
  ///
  /// - Parameter step: Performs a step and returns what is wrong afterward; nil if nothing is.
  @MainActor
  package static func firstFault(
    _ name: String,
    steps: Int,
    _ step: () -> String?
  ) -> String? {
    for index in 0..<steps {
      if steps >= interval, index.isMultiple(of: interval) { printMemory(name, index) }
      if let fault = step() { return "\(name), step \(index): \(fault)" }
    }
    if steps >= interval { printMemory(name, steps) }
    return nil
  }

  private static func printMemory(_ name: String, _ index: Int) {
    print("\(name), step \(index): \(ProcessMemory.resident / 1_000_000) MB resident")
  }
}
