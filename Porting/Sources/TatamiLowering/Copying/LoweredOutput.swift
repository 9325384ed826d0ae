public import Foundation

/// A folder that lowered files are written to.
public struct LoweredOutput: Sendable {
  /// The folder, with links resolved.
  public let url: URL

  /// Creates the folder.
  public init(_ url: URL) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    self.url = url.resolvingSymlinksInPath().standardizedFileURL
  }

  /// Writes a file unless it has this content already.
  ///
  /// Builds compile an unchanged file only once. New content replaces a former file at once.
  ///
  /// - Returns: Whether the file has changed.
  /// - Throws: `SourceFolder.Failure` if a link leads out of the folder, or the system's error.
  @discardableResult
  public func write(_ data: Data, to path: String) throws -> Bool {
    let target = url.appending(path: path).standardizedFileURL
    let folder = target.deletingLastPathComponent()
    guard isInside(folder) else { throw outside(path) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard isInside(folder.resolvingSymlinksInPath()) else { throw outside(path) }
    if let former = try? Data(contentsOf: target), former == data { return false }
    try data.write(to: target, options: .atomic)
    return true
  }

  private func isInside(_ folder: URL) -> Bool {
    folder.path == url.path || folder.path.hasPrefix(url.path + "/")
  }

  private func outside(_ path: String) -> SourceFolder.Failure {
    SourceFolder.Failure(path: path, reason: "the file would be outside of \(url.path)")
  }
}
