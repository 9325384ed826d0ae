import Foundation

/// The standard streams and the signals of a process that writes files.
enum StandardStreams {
  /// Whether a write to a closed pipe ends the process, which is the default.
  private static let endsAtClosedPipe: Bool = {
    let isIgnored = Signals.isIgnored(SIGPIPE)
    signal(SIGPIPE, SIG_IGN)
    return !isIgnored
  }()

  /// Prepares the process; must be called before any file is opened.
  ///
  /// - Closed standard streams are opened, so that no other file receives their descriptors.
  ///   Standard input and output are opened with the opposite access mode, so that using them still
  ///   fails.
  /// - A file size limit and a closed pipe become errors of `write(2)` instead of signals.
  static func prepare() {
    let directions = [
      (STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY),
    ]
    for (descriptor, direction) in directions where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free descriptor is that of the stream, because the streams before it are open.
      _ = open("/dev/null", direction)
    }
    signal(SIGXFSZ, SIG_IGN)
    _ = endsAtClosedPipe
  }

  /// Ends the process silently by SIGPIPE, unless its parent ignores that signal.
  static func endAtClosedPipe() {
    guard endsAtClosedPipe else { return }
    signal(SIGPIPE, SIG_DFL)
    raise(SIGPIPE)
  }

  /// Writes all bytes to a descriptor; continues after interruptions and partial writes.
  static func write(_ data: Data, to descriptor: Int32) throws(SystemError) {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw SystemError() }
      rest = rest.dropFirst(count)
    }
  }
}
