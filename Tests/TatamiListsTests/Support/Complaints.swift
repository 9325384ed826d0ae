import Synchronization

@testable import TatamiGraphics

/// The programming errors that the kit reports.
final class Complaints: Sendable {
  private let lines = Mutex<[String]>([])

  /// Returns the messages that an action causes.
  static func during(_ action: () throws -> Void) rethrows -> [String] {
    let complaints = Complaints()
    let add: @Sendable (String) -> Void = { line in complaints.lines.withLock { $0.append(line) } }
    try Diagnostics.$listener.withValue(add) { try action() }
    return complaints.lines.withLock { $0 }
  }
}
