import Foundation

/// A file that a command writes completely or not at all; `-` is standard output.
enum OutputFile {
  /// Writes a temporary file in the same folder and renames it.
  ///
  /// Symbolic links are followed. A replaced file keeps its permissions and, where permitted, its
  /// owner; a file with several hard links is rejected, because a rename would separate them. An
  /// existing path that is not a regular file (a pipe, a device) is written directly.
  ///
  /// - Throws: A `CommandError` of kind `failedWrite`; an existing file is then unchanged.
  static func write(_ data: Data, to path: String) throws {
    try write([data], to: path)
  }

  /// Writes pieces one after the other, like ``write(_:to:)``.
  static func write(_ pieces: [some ContiguousBytes], to path: String) throws {
    do {
      guard path != "-" else { return try StandardStreams.write(pieces, to: STDOUT_FILENO) }
      guard let status = FilePath.status(of: path) else {
        return try replace(FilePath.followingLinks(path), with: pieces)
      }
      guard status.st_mode & S_IFMT == S_IFREG else { return try writeDirectly(pieces, to: path) }
      guard status.st_nlink == 1 else { throw hardLinksError(path, count: Int(status.st_nlink)) }
      try replace(FilePath.followingLinks(path), status, with: pieces)
    } catch let error as SystemError {
      if error.number == EPIPE { StandardStreams.endAtClosedPipe() }
      throw writeError(path, error.reason)
    }
  }

  /// The path of this program.
  static var executable: String {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
  }

  /// Writes a temporary file and renames it to a path that is new or that of a regular file.
  ///
  /// - Throws: A `SystemError`; an existing file is then unchanged.
  static func replace(
    _ path: String,
    with pieces: [some ContiguousBytes]
  ) throws(SystemError) {
    let file = try TemporaryFile(beside: path, permissions: 0o666)
    try file.write(pieces)
    try file.replace(path)
  }

  /// Creates a folder, and those around it, unless it exists.
  ///
  /// - Throws: A `CommandError` of kind `failedWrite`.
  static func createFolder(_ path: String) throws {
    let url = URL(fileURLWithPath: path, isDirectory: true)
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw CommandError(
        .failedWrite,
        "cannot create the folder \(quoted: path): \(error.localizedDescription)"
      )
    }
  }

  private static func replace(
    _ target: String,
    _ status: stat,
    with pieces: [some ContiguousBytes]
  ) throws {
    // A rename would replace a file that must not be written.
    guard access(target, W_OK) == 0 else { throw SystemError() }
    let file = try TemporaryFile(beside: target, permissions: 0o600)
    try file.write(pieces)
    try file.copyAttributes(of: status)
    try file.replace(target)
  }

  private static func writeDirectly(_ pieces: [some ContiguousBytes], to path: String) throws {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try StandardStreams.write(pieces, to: descriptor)
  }

  private static func hardLinksError(_ path: String, count: Int) -> CommandError {
    writeError(
      path,
      "it has \(count) hard links, and replacing it would separate them; remove it first or choose"
        + " another name"
    )
  }

  private static func writeError(_ path: String, _ reason: String) -> CommandError {
    let name = path == "-" ? "to standard output" : "\(quoted: path)"
    return CommandError(.failedWrite, "cannot write \(name): \(reason)")
  }
}
