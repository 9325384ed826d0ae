import Foundation
import TatamiJSON

/// The paths that jobs can write.
enum OutputTarget {
  /// Returns the path of an output without symbolic links, which is below a folder.
  ///
  /// - Parameter folder: The folder; nil if jobs write no files.
  /// - Throws: A `JobError` of code `write`.
  static func path(_ path: String, below folder: URL?) throws(JobError) -> String {
    guard let folder else {
      throw JobError(.write, "this worker writes no files; start it with --output-root FOLDER")
    }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard let name = parts.last, !path.contains("\0"), !["", ".", ".."].contains(name) else {
      throw JobError(.write, "\(quoted: path) is not the name of a file")
    }
    let parent = parts.dropLast().joined(separator: "/")
    let base = folder.path(percentEncoded: false)
    guard let root = realPath(base), let found = realPath("\(base)/\(parent)") else {
      throw JobError(.write, "the folder of \(quoted: path) does not exist")
    }
    guard !path.hasPrefix("/"), found == root || found.hasPrefix(root == "/" ? "/" : root + "/")
    else { throw JobError(.write, "\(quoted: path) is not below the folder of outputs") }
    let target = "\(found)/\(name)"
    var status = stat()
    guard lstat(target, &status) != 0 || status.st_mode & S_IFMT == S_IFREG else {
      throw JobError(.write, "\(quoted: path) is not a regular file")
    }
    return target
  }

  /// Returns the reason of an error in writing, without paths.
  static func reason(_ error: any Error) -> String {
    let code = (error as? CocoaError)?.underlying as? POSIXError
    return code.map { String(cString: strerror($0.code.rawValue)) } ?? "\(error)"
  }

  /// Returns a path without symbolic links; nil if there is no file.
  static func realPath(_ path: String) -> String? {
    guard let found = realpath(path, nil) else { return nil }
    defer { free(found) }
    return String(cString: found)
  }
}
