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
  static func write(_ pieces: [some ContiguousBytes], to descriptor: Int32) throws(SystemError) {
    for piece in pieces {
      let error = piece.withUnsafeBytes { write($0, to: descriptor) }
      if let error { throw error }
    }
  }

  /// Writes all bytes; returns the error if that fails.
  private static func write(
    _ bytes: UnsafeRawBufferPointer,
    to descriptor: Int32
  ) -> SystemError? {
    var rest = bytes[...]
    while !rest.isEmpty {
      let bytes = UnsafeRawBufferPointer(rebasing: rest)
      let count = Foundation.write(descriptor, bytes.baseAddress, bytes.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return SystemError() }
      rest = rest.dropFirst(count)
    }
    return nil
  }
}
