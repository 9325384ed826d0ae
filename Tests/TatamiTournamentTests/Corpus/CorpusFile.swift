import Foundation

/// A file of tournament results in `Corpus/Files` with its truth in `Corpus/Truth`.
struct CorpusFile {
  /// The name of the file, with its extension.
  let name: String
  let bytes: [UInt8]
  let truth: CorpusTruth

  /// All files, sorted by name.
  static func all() throws -> [CorpusFile] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let names = try FileManager.default
      .contentsOfDirectory(atPath: folder.appending(path: "Files").path())
    return try names.sorted().map { name in
      let file = folder.appending(path: "Files/\(name)")
      let stem = file.deletingPathExtension().lastPathComponent
      let truth = try Data(contentsOf: folder.appending(path: "Truth/\(stem).json"))
      return CorpusFile(
        name: name,
        bytes: [UInt8](try Data(contentsOf: file)),
        truth: try JSONDecoder().decode(CorpusTruth.self, from: truth)
      )
    }
  }
}
