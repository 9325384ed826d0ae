import Foundation
import Synchronization

/// A request of the system or of a person to end the program.
enum EndRequest {
  private static let count = Atomic<Int>(0)
  private static let watching = Atomic<Bool>(false)

  /// Whether signals are noted and do not end the process.
  static var isWatched: Bool { watching.load(ordering: .relaxed) }

  /// Whether SIGTERM, SIGINT or SIGHUP has arrived.
  static var isMade: Bool { count.load(ordering: .relaxed) > 0 }

  /// Notes SIGTERM, SIGINT and SIGHUP; the second of one ends the process at once.
  static func watch() {
    watching.store(true, ordering: .relaxed)
    for number in [SIGTERM, SIGINT, SIGHUP] where !Signals.isIgnored(number) {
      // Only async-signal-safe functions are called here.
      signal(number) { number in
        EndRequest.count.add(1, ordering: .relaxed)
        signal(number, SIG_DFL)
      }
    }
  }
}
