import Foundation

/// The states of files, by which changes are noticed.
struct FileWatch: Sendable {
  /// The properties of a file that change when the file is saved.
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

  /// The milliseconds between two looks at files in folders without events, such as those of a network.
  private static let interval: Int32 = 500
  /// The seconds in which several events of one save are expected.
  private static let joiningTime = 0.02

  private var paths: [String] = []
  private var states: [String: State] = [:]
  private let events = FolderEvents()

  /// Begins with the present states.
  init(_ paths: [String]) {
    watch(paths)
  }

  /// Watches other files; those watched before keep their states.
  mutating func watch(_ paths: [String]) {
    let known = Set(self.paths)
    for path in paths where !known.contains(path) { states[path] = State(path) }
    self.paths = paths
    for path in paths {
      events?.watch(URL(fileURLWithPath: path).deletingLastPathComponent().path)
    }
  }

  /// Waits until files have been saved, and for the end of their writing.
  mutating func changes() -> [String] {
    while true {
      if let events { events.wait(milliseconds: Self.interval) } else { usleep(100_000) }
      guard hasChanges else { continue }
      Thread.sleep(forTimeInterval: Self.joiningTime)
      var changed: [String] = []
      for path in paths {
        // An editor may remove a file before it writes the new one.
        guard let state = State(path), state != states[path] else { continue }
        states[path] = state
        changed.append(path)
      }
      if !changed.isEmpty { return changed }
    }
  }

  private var hasChanges: Bool {
    paths.contains { path in State(path).map { $0 != states[path] } ?? false }
  }
}

/// The events of folders in which files are saved.
///
/// A class, because it owns a file descriptor.
private final class FolderEvents: Sendable {
  private let descriptor: Int32

  /// Begins without folders; nil if the system has no events to offer.
  init?() {
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { return nil }
  }

  deinit { close(descriptor) }

  /// Watches the files of a folder; a folder that is watched already stays watched.
  func watch(_ folder: String) {
    let events = IN_CLOSE_WRITE | IN_MOVED_TO | IN_CREATE | IN_ATTRIB
    inotify_add_watch(descriptor, folder, UInt32(events))
  }

  /// Waits for an event, at most for a time.
  func wait(milliseconds: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard poll(&request, 1, milliseconds) > 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
