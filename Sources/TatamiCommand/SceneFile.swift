import TatamiPicture
import TatamiPreview

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
    let document = try parse(file.bytes, of: path)
    return try reporting(path, source: file.bytes) { () throws(SceneErrors) in
      try SceneErrors.rethrowing { () throws(SceneError) in try work(document) }
    }
  }

  /// Parses a document; an error in it is reported with the file's name.
  static func parse(_ bytes: [UInt8], of path: String) throws -> SceneValue {
    try reporting(path) { () throws(SceneErrors) in
      try SceneErrors.rethrowing { () throws(SceneError) in try SceneDocument.parse(bytes) }
    }
  }

  /// Processes a document; the errors in it are reported with the file's name.
  ///
  /// - Parameters:
  ///   - source: The document, of which the errors name lines; empty if it could not be parsed.
  ///   - context: The row of the data, printed before the errors; empty without one.
  static func reporting<Result>(
    _ path: String,
    source: [UInt8] = [],
    context: String = "",
    _ work: () throws(SceneErrors) -> Result
  ) throws -> Result {
    do throws(SceneErrors) {
      return try work()
    } catch {
      let name = path == "-" ? "standard input" : path
      let problems = error.all.map { problem in
        let line = error.line(of: problem, in: source)
        return DocumentProblem(
          file: name.escaped(),
          line: line,
          message: "\(context)\(problem)",
          source: line.map { SourceExcerpt.text(around: $0, in: source) }
        )
      }
      throw CommandError(problems)
    }
  }
}
