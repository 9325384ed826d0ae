import Foundation

/// The states of files, by which changes are noticed.
struct FileWatch {
  /// What changes when a file is saved.
  private struct State: Equatable {
    let number: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int

    /// The state of a file, nil while there is none.
    init?(_ path: String) {
      guard let status = FilePath.status(of: path) else { return nil }
      number = UInt64(status.st_ino)
      size = Int64(status.st_size)
      (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    }
  }

  private let paths: [String]
  private var states: [State?]
  /// The seconds between two looks at the files.
  private static let interval = 0.1

  /// Begins with the present states.
  init(_ paths: [String]) {
    self.paths = paths
    states = paths.map { State($0) }
  }

  /// Waits until files have been saved, and for the end of their writing.
  mutating func changes() -> [String] {
    while true {
      Thread.sleep(forTimeInterval: Self.interval)
      var changed: [String] = []
      for (index, path) in paths.enumerated() {
        // An editor may remove a file before it writes the new one.
        guard let state = State(path), state != states[index] else { continue }
        Thread.sleep(forTimeInterval: Self.interval / 2)
        states[index] = State(path) ?? state
        changed.append(path)
      }
      if !changed.isEmpty { return changed }
    }
  }
}
