import TatamiPicture

/// A scene document that a command reads.
enum SceneFile {
  /// The maximum size of a document, in bytes: 256 MiB.
  static let limit = 256 << 20

  /// Reads a document and processes it; an error in the document is reported with the file's name.
  static func read<Result>(
    _ path: String,
    _ work: (SceneValue) throws(SceneError) -> Result
  ) throws -> Result {
    let file = try InputFile.document(path)
    return try reporting(file.name, source: file.bytes) { () throws(SceneError) in
      try work(SceneDocument.parse(file.bytes))
    }
  }

  /// Processes a document; an error in it is reported with the file's name.
  ///
  /// - Parameters:
  ///   - source: The document, of which the error names a line; empty if data have changed it.
  ///   - context: The row of the data, printed before the error; empty without one.
  static func reporting<Result>(
    _ path: String,
    source: [UInt8] = [],
    context: String = "",
    _ work: () throws(SceneError) -> Result
  ) throws -> Result {
    do throws(SceneError) {
      return try work()
    } catch {
      let name = path == "-" ? "standard input" : path
      let line = SceneDocument.line(of: error, in: source).map { "line \($0): " } ?? ""
      throw CommandError(.invalidData, "\(name.escaped()): \(context)\(line)\(error)")
    }
  }
}
