import TatamiPicture

/// A file with the values for a scene's references.
struct DataFile {
  /// The file's name in messages.
  let name: String
  let data: SceneData

  /// Reads a file.
  init(_ path: String) throws {
    let file = try InputFile.document(path)
    name = file.name.escaped()
    do throws(SceneDataError) {
      data = try SceneData.file(file.bytes, name: file.name)
    } catch {
      // The errors of tables begin with the file's name.
      if case .table = error { throw CommandError(.invalidData, "\(error)") }
      throw CommandError(.invalidData, "\(name): \(error)")
    }
  }
}
