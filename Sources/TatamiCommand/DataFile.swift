import Foundation
import TatamiPicture

/// A file with the values for a scene's references.
struct DataFile {
  /// The file's name in messages.
  let name: String
  let data: SceneData

  /// Reads a file: JSON or YAML by its name or its first character, otherwise CSV.
  init(_ path: String) throws {
    let file = try InputFile(path, limit: SceneFile.limit)
    name = file.name.escaped()
    guard file.bytes.count <= SceneFile.limit else {
      throw CommandError(.invalidData, "\(name): more than \(SceneFile.limit >> 20) MiB")
    }
    do throws(SceneDataError) {
      data =
        Self.isDocument(file)
        ? try SceneData.document(file.bytes) : try SceneData.csv(file.bytes, name: file.name)
    } catch {
      // The errors of tables begin with the file's name.
      if case .table = error { throw CommandError(.invalidData, "\(error)") }
      throw CommandError(.invalidData, "\(name): \(error)")
    }
  }

  private static func isDocument(_ file: InputFile) -> Bool {
    let suffix = URL(fileURLWithPath: file.name).pathExtension.lowercased()
    if ["json", "yaml", "yml"].contains(suffix) { return true }
    let first = file.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return suffix != "csv" && (first == UInt8(ascii: "{") || first == UInt8(ascii: "["))
  }
}
