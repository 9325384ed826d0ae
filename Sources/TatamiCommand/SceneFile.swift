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
    return try reporting(file.name) { () throws(SceneError) in
      try work(SceneDocument.parse(file.bytes))
    }
  }

  /// Processes a document; an error in it is reported with the file's name.
  ///
  /// - Parameter context: The row of the data, printed before the error; empty without one.
  static func reporting<Result>(
    _ path: String,
    context: String = "",
    _ work: () throws(SceneError) -> Result
  ) throws -> Result {
    do throws(SceneError) {
      return try work()
    } catch {
      let name = path == "-" ? "standard input" : path
      throw CommandError(.invalidData, "\(name.escaped()): \(context)\(error)")
    }
  }
}
