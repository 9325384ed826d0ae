/// A long run of random steps.
package enum Soak {
  /// The number of steps between two lines about the memory.
  private static let interval = 5_000

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
