import Foundation
import TatamiPicture

/// A file that a command reads; `-` is standard input.
struct InputFile {
  /// The path as entered, or "standard input".
  let name: String
  /// The content.
  let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameter limit: The maximum number of bytes; if the file is larger, one more byte is read.
  /// - Throws: A `CommandError` of kind `missingInput` with the system's reason.
  init(_ path: String, limit: Int) throws {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Self.readError(path) }
    defer { if path != "-" { close(descriptor) } }
    name = path == "-" ? "standard input" : path
    bytes = try Self.read(descriptor, path: path, limit: limit + 1)
  }

  /// Reads a document of at most 256 MiB.
  ///
  /// - Throws: A `CommandError` of kind `missingInput` with the system's reason, or `invalidData` for
  ///   a larger file.
  static func document(_ path: String) throws -> InputFile {
    let file = try InputFile(path, limit: SceneFile.limit)
    guard file.bytes.count <= SceneFile.limit else {
      throw CommandError(
        .invalidData,
        "\(file.name.escaped()): more than \(SceneFile.limit >> 20) MiB"
      )
    }
    return file
  }

  private static func read(_ descriptor: Int32, path: String, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { break }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw readError(path) }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  private static func readError(_ path: String) -> CommandError {
    let reason = SystemError().reason
    return CommandError(.missingInput, "cannot read \(quoted: path): \(reason)")
  }
}
