import Foundation
import TatamiScene

/// A file that a command writes completely or not at all; `-` is standard output.
enum OutputFile {
  /// Writes a temporary file in the same folder and renames it.
  ///
  /// An existing path that is not a regular file (a pipe, a device) is written directly.
  ///
  /// - Throws: A `CommandError` of kind `failedWrite`; an existing file is then unchanged.
  static func write(_ data: Data, to path: String) throws {
    if path == "-" { return try write(data, into: STDOUT_FILENO, path: path) }
    let target = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      return try writeDirectly(data, to: target, path: path)
    }
    try replace(target, with: data, path: path)
  }

  /// Whether two paths refer to the same file.
  static func isSame(_ path: String, as other: String) -> Bool {
    guard path != "-", other != "-" else { return false }
    let files = [path, other].map { URL(fileURLWithPath: $0).resolvingSymlinksInPath().path }
    return files[0] == files[1]
  }

  private static func replace(_ target: String, with data: Data, path: String) throws {
    let temporary = "\(target).\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL, 0o666)
    guard descriptor >= 0 else { throw writeError(path) }
    do {
      defer { close(descriptor) }
      try write(data, into: descriptor, path: path)
      guard fsync(descriptor) == 0 else { throw writeError(path) }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, target) == 0 else {
      let error = writeError(path)
      unlink(temporary)
      throw error
    }
  }

  private static func writeDirectly(_ data: Data, to target: String, path: String) throws {
    let descriptor = open(target, O_WRONLY)
    guard descriptor >= 0 else { throw writeError(path) }
    defer { close(descriptor) }
    try write(data, into: descriptor, path: path)
  }

  private static func write(_ data: Data, into descriptor: Int32, path: String) throws {
    do throws(SystemError) {
      try StandardStreams.write(data, to: descriptor)
    } catch {
      if error.number == EPIPE { StandardStreams.endAtClosedPipe() }
      throw writeError(path, error)
    }
  }

  private static func writeError(
    _ path: String,
    _ error: SystemError = SystemError()
  ) -> CommandError {
    let name = path == "-" ? "to standard output" : "\(quoted: path)"
    return CommandError(.failedWrite, "cannot write \(name): \(error.reason)")
  }
}
