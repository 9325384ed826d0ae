import TatamiScene

/// A scene document that a command reads.
enum SceneFile {
  /// The most bytes of a document: 256 MiB.
  static let limit = 256 << 20

  /// Reads a document and does something with it; what is wrong with it is told with its name.
  static func read<Result>(
    _ path: String,
    _ work: (SceneValue) throws(SceneError) -> Result
  ) throws -> Result {
    let file = try InputFile(path, limit: limit)
    guard file.bytes.count <= limit else {
      throw Failure(.wrongData, "\(file.name): more than \(limit >> 20) MiB")
    }
    do throws(SceneError) {
      return try work(SceneDocument.parse(file.bytes))
    } catch {
      throw Failure(.wrongData, "\(file.name): \(error)")
    }
  }
}
