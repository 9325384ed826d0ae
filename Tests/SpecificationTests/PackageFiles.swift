import Foundation
import Testing

/// The files of the package.
enum PackageFiles {
  /// The package's folder: the nearest one above this file with a manifest.
  private static let folder: URL = {
    var folder = URL(filePath: #filePath).deletingLastPathComponent()
    while folder.path != "/", !hasManifest(folder) { folder = folder.deletingLastPathComponent() }
    return folder
  }()

  private static func hasManifest(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
  }

  /// Returns the text of a file.
  static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  /// Returns the texts of the files of a folder and its subfolders with an extension, by path.
  static func texts(in path: String, _ type: String) throws -> [(path: String, text: String)] {
    let url = folder.appending(path: path)
    let files = FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil)
    var found: [URL] = []
    for case let file as URL in try #require(files) where file.pathExtension == type {
      found.append(file)
    }
    return try found.sorted { $0.path < $1.path }.map { file in
      let name = String(file.path.dropFirst(folder.path.count + 1))
      return (name, try String(contentsOf: file, encoding: .utf8))
    }
  }
}
