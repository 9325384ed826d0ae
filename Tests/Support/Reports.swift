import Synchronization
import TatamiGraphics

/// The messages of the kit about programming errors.
public enum Reports {
  private final class Lines: Sendable {
    let all = Mutex<[String]>([])
  }

  /// Returns the messages that a closure causes; none of them is fatal.
  public static func during(_ action: () throws -> Void) rethrows -> [String] {
    let lines = Lines()
    let add: @Sendable (String) -> Void = { line in lines.all.withLock { $0.append(line) } }
    try Diagnostics.$fatal.withValue(.none) {
      try Diagnostics.$listener.withValue(add) { try action() }
    }
    return lines.all.withLock { $0 }
  }
}
