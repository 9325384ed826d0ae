import Synchronization

@testable import TatamiGraphics

/// Collects the messages of the kit about programming errors.
enum Reports {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  /// Returns the messages that a closure causes.
  @MainActor
  static func during(_ action: () -> Void) -> [String] {
    let lines = Lines()
    Diagnostics.$listener.withValue({ line in lines.all.withLock { $0.append(line) } }) { action() }
    return lines.all.withLock { $0 }
  }
}
