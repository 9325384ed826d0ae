import Foundation

/// The files that a failed comparison leaves behind.
///
/// They are in `TATAMI_ARTIFACTS` or, without it, in `.build/snapshots` of the package, under the path of
/// the reference inside of the package.
struct SnapshotArtifacts: Sendable {
  /// The picture that was found.
  let found: URL
  /// The panels of the difference.
  let panels: URL
  /// The tree of views that was found.
  let tree: URL

  /// Creates the names of the files.
  ///
  /// - Parameters:
  ///   - reference: The reference picture.
  ///   - folder: The folder of all artifacts; nil for the default.
  init(of reference: URL, in folder: URL?) {
    let root = Self.package(around: reference)
    let variable = ProcessInfo.processInfo.environment["TATAMI_ARTIFACTS"]
      .flatMap { $0.isEmpty ? nil : URL(filePath: $0) }
    let folder = folder ?? variable ?? root.appending(path: ".build/snapshots")
    let path = reference.deletingPathExtension().path
    let prefix = root.path
    let inside = path.hasPrefix(prefix + "/") ? String(path.dropFirst(prefix.count + 1)) : path
    let stem = folder.appending(path: inside)
    found = stem.appendingPathExtension("png")
    panels = URL(filePath: stem.path + "-difference.png")
    tree = stem.appendingPathExtension("txt")
  }

  /// Returns the innermost folder with a manifest around a file, or else the file's folder.
  private static func package(around file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder
      }
      folder = folder.deletingLastPathComponent()
    }
    return file.deletingLastPathComponent()
  }

  func write(found png: Data, panels image: Data?, tree text: String?) throws {
    remove()
    try FileManager.default.createDirectory(
      at: found.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try png.write(to: found)
    try image?.write(to: panels)
    if let text { try Data("\(text)\n".utf8).write(to: tree) }
  }

  /// Removes the files of an earlier run.
  func remove() {
    for url in [found, panels, tree] { try? FileManager.default.removeItem(at: url) }
  }
}
