import Foundation
import TatamiPicture

/// Paths, resolved by the system.
enum FilePath {
  /// Returns the status of a file; nil if it does not exist.
  static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// Whether a path is that of a folder.
  static func isFolder(_ path: String) -> Bool {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR } ?? false
  }

  /// Whether two paths refer to the same file.
  static func isSame(_ path: String, as other: String) -> Bool {
    guard let first = status(of: path), let second = status(of: other) else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns the name of a file without its extension.
  static func name(of path: String) -> String {
    URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
  }

  /// Checks that an output does not replace the input; `-` is a standard stream.
  ///
  /// - Parameter kind: What the output is, for the message.
  static func check(_ output: String, isNot input: String, kind: String) throws(CommandError) {
    guard output != "-", input != "-", isSame(output, as: input) else { return }
    throw CommandError(
      .usage,
      "\(quoted: output) is the input; choose another name for the \(kind)"
    )
  }

  /// Returns the path of a file in the folder of another one.
  static func sibling(of path: String, named name: String) -> String {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return name }
    return path[...slash] + name
  }

  /// Returns the path at which a chain of symbolic links ends, whether or not it exists.
  ///
  /// - Throws: `ELOOP` after 40 links, the limit of Linux.
  static func followingLinks(_ path: String) throws(SystemError) -> String {
    var path = path
    for _ in 0..<40 {
      guard let destination = link(at: path) else { return path }
      path = destination.hasPrefix("/") ? destination : sibling(of: path, named: destination)
    }
    errno = ELOOP
    throw SystemError()
  }

  /// Returns the destination of a symbolic link; nil for any other file.
  private static func link(at path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &buffer, buffer.count)
    guard count > 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
