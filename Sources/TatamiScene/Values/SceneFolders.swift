import Foundation
import TatamiDrawing

/// The folders whose files a scene can show: the document's folder and others that its user names.
package struct SceneFolders {
  /// The maximum size of a file, in bytes: 64 MiB.
  static let sizeLimit = 64 << 20

  /// The result of looking for a file.
  package enum Search {
    /// The path without symbolic links.
    case file(String)
    case missing
    /// The path is that of another folder, whether or not the file exists.
    case outside
  }

  /// The path of the folder to which paths are relative; nil if no file can be shown.
  private let folder: String?
  /// The paths of all folders without symbolic links, that of the document first.
  private let allowed: [String]

  /// Creates the folders of a document; those that do not exist have no files.
  package init(_ folder: URL?, others: [URL] = []) {
    self.folder = folder.map(Self.path)
    allowed = ((folder.map { [$0] } ?? []) + others).compactMap { Self.resolved(Self.path(of: $0)) }
  }

  /// Returns the content of a file; its path is absolute or relative to the document's folder.
  func bytes(of reader: SceneReader) throws(SceneError) -> [UInt8] {
    let path = try reader.string()
    let found = try resolved(path, reader)
    do throws(FileError) {
      return try RegularFile(found, maxSize: Self.sizeLimit).bytes()
    } catch {
      throw reader.impossible("cannot read \(quoted: path): \(error)")
    }
  }

  /// Returns the path of a file without symbolic links.
  ///
  /// - Throws: `fileOutsideFolders` for a path to another folder, whether or not the file exists.
  private func resolved(_ path: String, _ reader: SceneReader) throws(SceneError) -> String {
    switch search(path) {
    case .file(let file): return file
    case .missing: throw reader.impossible("cannot read \(quoted: path): no such file")
    case .outside: throw .fileOutsideFolders(path, folders: allowed, at: reader.path)
    }
  }

  /// Looks for a file; its path is absolute or relative to the document's folder.
  package func search(_ path: String) -> Search {
    guard let folder else { return .outside }
    let full = path.hasPrefix("/") ? path : "\(folder)/\(path)"
    let file = path.contains("\0") ? nil : Self.resolved(full)
    let isAllowed =
      file.map { Self.isFile($0, in: allowed) }
      ?? Self.isFile(Self.standardized(full), in: allowed + [Self.standardized(folder)])
    guard isAllowed else { return .outside }
    return file.map { .file($0) } ?? .missing
  }

  private static func isFile(_ path: String, in folders: [String]) -> Bool {
    folders.contains { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
  }

  /// Returns an absolute path without `.` and `..`; links are not resolved.
  private static func standardized(_ path: String) -> String {
    var names: [Substring] = []
    for name in path.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }

  private static func path(of folder: URL) -> String {
    folder.absoluteURL.path(percentEncoded: false)
  }

  /// Returns a path without symbolic links; nil if there is no file.
  private static func resolved(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
