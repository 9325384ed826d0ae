import Foundation

/// A file that a command reads; `-` is standard input.
struct InputFile {
  /// What the user calls the file.
  let name: String
  /// Everything in it.
  let bytes: [UInt8]

  /// Reads a file.
  ///
  /// - Parameter limit: The most bytes; reading stops behind them, so one byte more than the limit
  ///   says that the file is too large.
  /// - Throws: A `Failure` of kind `missingInput` that says what the system said.
  init(_ path: String, limit: Int) throws {
    let descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw Self.failure(path) }
    defer { if path != "-" { close(descriptor) } }
    name = path == "-" ? "standard input" : path
    bytes = try Self.read(descriptor, path: path, limit: limit + 1)
  }

  private static func read(_ descriptor: Int32, path: String, limit: Int) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while bytes.count < limit {
      let count = Foundation.read(descriptor, &chunk, min(chunk.count, limit - bytes.count))
      if count == 0 { break }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw failure(path) }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  private static func failure(_ path: String) -> Failure {
    let reason = String(cString: strerror(errno))
    return Failure(.missingInput, "cannot read '\(path)': \(reason)")
  }
}
