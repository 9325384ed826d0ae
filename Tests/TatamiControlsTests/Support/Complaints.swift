import Synchronization

@testable import TatamiGraphics
@testable import TatamiLayers
@testable import TatamiText
@testable import TatamiViews

/// What the kit complains about.
final class Complaints: Sendable {
  private let lines = Mutex<[String]>([])

  var count: Int { lines.withLock { $0.count } }

  /// Adds a line.
  func add(_ line: String) {
    lines.withLock { $0.append(line) }
  }

  /// Returns what is complained about while something is done.
  @MainActor
  static func during(_ action: () throws -> Void) rethrows -> [String] {
    let complaints = Complaints()
    try Diagnostics.$listener.withValue(complaints.add) { try action() }
    return complaints.lines.withLock { $0 }
  }
}

/// A view by which its complaints are known.
final class NamedView: UIView {}
