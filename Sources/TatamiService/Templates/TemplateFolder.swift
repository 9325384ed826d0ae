import Foundation
import OrderedCollections
import Synchronization
import TatamiDrawing
import TatamiJSON
import TatamiPicture

/// The templates of a folder: scenes, and the results of tournaments; each is read again after its
/// file has changed.
///
/// A class, because event loops share it.
final class TemplateFolder: Sendable {
  /// The reason for a missing template.
  enum Failure: Error, Equatable {
    /// No file has the name.
    case missing
    /// The file cannot be used.
    case invalid(JobError, file: String)
  }

  private struct Known {
    let state: FileState
    let result: Result<Template, Failure>
  }

  /// The folder without symbolic links.
  let path: String
  private let known = Mutex<[String: Known]>([:])

  /// The endings of templates; the first one wins if several files have one name.
  static let endings = ["json", "yaml", "yml", "csv"]
  /// The maximum size of a template, in bytes.
  private static let sizeLimit = 4 << 20
  /// The maximum number of templates on the page.
  static let countLimit = 1_000

  /// Creates the templates of a folder; nil if it does not exist.
  init?(_ folder: URL) {
    guard let path = OutputTarget.realPath(folder.path(percentEncoded: false)) else { return nil }
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.path = path
  }

  /// Whether a text can be the name of a template, and so of a file in the folder.
  static func isName(_ text: some StringProtocol) -> Bool {
    (1...64).contains(text.utf8.count) && text.first != "-"
      && text.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
  }

  /// The names of the templates in alphabetical order, at most a thousand.
  func names() -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let names = files.compactMap { file -> String? in
      let parts = file.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 2, Self.isName(parts[0]), Self.endings.contains(String(parts[1])) else {
        return nil
      }
      return String(parts[0])
    }
    return Array(Set(names).sorted().prefix(Self.countLimit))
  }

  /// Returns a template.
  ///
  /// - Throws: A `Failure`.
  func template(_ name: String) throws(Failure) -> Template {
    guard Self.isName(name) else { throw .missing }
    for ending in Self.endings {
      let file = "\(name).\(ending)"
      guard let found = OutputTarget.realPath("\(path)/\(file)"), let state = FileState(found)
      else {
        continue
      }
      if let known = known.withLock({ $0[file] }), known.state == state {
        return try known.result.get()
      }
      let result = read(found, file, name)
      known.withLock { known in
        // Names come from files only, and a folder has a limited number of them.
        if known.count >= 4 * Self.countLimit { known = [:] }
        known[file] = Known(state: state, result: result)
      }
      return try result.get()
    }
    throw .missing
  }

  private func read(_ found: String, _ file: String, _ name: String) -> Result<Template, Failure> {
    guard found.hasPrefix(path == "/" ? path : path + "/") else {
      let error = JobError(.missing, "the file is a link to another folder")
      return .failure(.invalid(error, file: file))
    }
    do throws(FileError) {
      let bytes = try RegularFile(found, maxSize: Self.sizeLimit).bytes()
      return Template.read(bytes, file: file, name: name)
    } catch {
      return .failure(.invalid(JobError(.missing, "cannot read the file: \(error)"), file: file))
    }
  }
}
