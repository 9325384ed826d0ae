public import Foundation

/// The Swift sources and other files below a folder, read within limits.
public struct SourceFolder: Sendable {
  /// The limits on what is read.
  public enum Limit {
    /// The maximum size of a source, in bytes.
    public static let sourceSize = 10_000_000
    /// The maximum number of files.
    public static let fileCount = 100_000
  }

  /// A file that cannot be read.
  public struct Failure: Error, CustomStringConvertible {
    /// The path of the file or folder.
    public let path: String
    /// The problem, and what to do.
    public let reason: String

    /// The path and the reason.
    public var description: String { "\(path): error: \(reason)" }
  }

  /// The folder, with links resolved.
  public let url: URL
  /// The Swift sources by their paths below the folder, sorted.
  public let sources: [String]
  /// The other files by their paths below the folder, sorted.
  public let others: [String]
  /// Links that lead out of the folder; they are not followed.
  public let foreignLinks: [String]

  /// Finds the files below a folder; those with a leading dot and build folders are left out.
  public init(_ url: URL) throws(Failure) {
    let root = url.resolvingSymlinksInPath().standardizedFileURL
    self.url = root
    var found = FileWalk(root: root)
    try found.walk()
    sources = found.files.filter { $0.hasSuffix(".swift") }.sorted()
    others = found.files.filter { !$0.hasSuffix(".swift") }.sorted()
    foreignLinks = found.foreignLinks.sorted()
  }

  /// Reads a source.
  public static func read(_ url: URL) throws(Failure) -> String {
    guard let text = String(validating: try data(of: url), as: UTF8.self) else {
      throw Failure(path: url.path, reason: "the source is not UTF-8; save it as UTF-8")
    }
    return text
  }

  /// Reads a file of at most ``Limit/sourceSize`` bytes.
  public static func data(of url: URL) throws(Failure) -> Data {
    let path = url.path
    let size = (try? url.resourceValues(forKeys: [.fileSizeKey, .isRegularFileKey]))
    guard size?.isRegularFile == true, let bytes = size?.fileSize else {
      throw Failure(path: path, reason: "there is no such file")
    }
    guard bytes <= Limit.sourceSize else {
      throw Failure(
        path: path,
        reason: "the source has \(bytes) bytes, at most \(Limit.sourceSize) are read"
      )
    }
    guard let data = try? Data(contentsOf: url) else {
      throw Failure(path: path, reason: "the file cannot be read")
    }
    return data
  }
}

extension SourceFolder {
  /// Reports about files that are not Swift sources: Objective-C, storyboards and nibs.
  ///
  /// - Throws: The system's error if a file cannot be read.
  public func foreignReports() throws -> [Report] {
    try others.compactMap { path in
      let file = url.appending(path: path)
      switch file.pathExtension {
      case "m", "mm":
        return Report(
          path: path,
          line: 1,
          column: 1,
          severity: .warning,
          message: "Objective-C is not lowered; sources that use it do not compile",
          rule: "X96"
        )
      case let kind where InterfaceFile.pathExtensions.contains(kind):
        return InterfaceFile(path: path, data: try Data(contentsOf: file)).report
      default: return nil
      }
    }
  }
}

/// A walk over the files below a folder.
private struct FileWalk {
  let root: URL
  var files: [String] = []
  var foreignLinks: [String] = []
  private static let skipped: Set<String> = ["Pods", "Carthage", "DerivedData"]

  init(root: URL) { self.root = root }

  mutating func walk() throws(SourceFolder.Failure) {
    var waiting = [""]
    var visited: Set<String> = []
    while let folder = waiting.popLast() {
      let url = folder.isEmpty ? root : root.appending(path: folder)
      guard visited.insert(url.resolvingSymlinksInPath().path).inserted else { continue }
      guard let names = try? FileManager.default.contentsOfDirectory(atPath: url.path) else {
        throw SourceFolder.Failure(path: url.path, reason: "there is no such folder")
      }
      for name in names.sorted() where !name.hasPrefix(".") && !FileWalk.skipped.contains(name) {
        try add(folder.isEmpty ? name : folder + "/" + name, &waiting)
      }
    }
  }

  private mutating func add(
    _ path: String,
    _ waiting: inout [String]
  ) throws(SourceFolder.Failure) {
    let url = root.appending(path: path)
    let resolved = url.resolvingSymlinksInPath().path
    guard resolved.hasPrefix(root.path + "/") else { return foreignLinks.append(path) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: resolved, isDirectory: &isFolder) else { return }
    if isFolder.boolValue { return waiting.append(path) }
    files.append(path)
    guard files.count <= SourceFolder.Limit.fileCount else {
      throw SourceFolder.Failure(
        path: root.path,
        reason: "the folder has more than \(SourceFolder.Limit.fileCount) files"
      )
    }
  }
}
