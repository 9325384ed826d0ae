import Foundation
import TatamiPicture

/// The photos that a command reads: files, and the image files of folders.
struct PhotoList {
  /// The paths of the photos, in the order of the arguments; the photos of a folder are sorted by
  /// name.
  let paths: [String]
  /// The name of the only folder; nil for files or several folders.
  let folderName: String?

  private static let endings: Set<String> = [
    "png", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff",
  ]
  /// The endings of photos that cannot be read; a message says so for each.
  private static let unsupportedEndings: Set<String> = ["heic", "heif", "avif"]

  /// Lists the photos of files and folders.
  ///
  /// - Throws: A `CommandError` for a missing file or folder, and if there are no photos.
  init(_ arguments: [String]) throws {
    var paths: [String] = []
    for argument in arguments {
      guard let status = FilePath.status(of: argument) else {
        throw CommandError(
          .missingInput,
          "cannot read \(quoted: argument): \(SystemError().reason)"
        )
      }
      paths += status.st_mode & S_IFMT == S_IFDIR ? try Self.photos(in: argument) : [argument]
    }
    guard !paths.isEmpty else {
      let folders = arguments.map { "\(quoted: $0)" }.joined(separator: ", ")
      let endings = Self.endings.sorted().joined(separator: ", ")
      throw CommandError(
        .missingInput,
        "no photos in \(folders); photos are files whose names end in \(endings)"
      )
    }
    self.paths = paths
    let isFolder = arguments.count == 1 && paths != arguments
    folderName =
      isFolder ? URL(fileURLWithPath: arguments[0]).standardizedFileURL.lastPathComponent : nil
  }

  /// Returns the list without the picture to be written; a photo given as an argument is not
  /// overwritten.
  ///
  /// - Throws: A `CommandError` if the picture is one of the arguments.
  func paths(without output: String, arguments: [String]) throws -> [String] {
    if let photo = arguments.first(where: { FilePath.isSame($0, as: output) }) {
      throw CommandError(
        .usage,
        "\(quoted: photo) is one of the photos; choose another name for the picture"
      )
    }
    return paths.filter { !FilePath.isSame($0, as: output) }
  }

  private static func photos(in folder: String) throws -> [String] {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw CommandError(.missingInput, "cannot read the folder \(quoted: folder)")
    }
    let photos = names.filter { name in
      let ending = (name as NSString).pathExtension.lowercased()
      return !name.hasPrefix(".") && endings.union(unsupportedEndings).contains(ending)
    }
    return photos.sorted(by: isBefore).map { (folder as NSString).appendingPathComponent($0) }
  }

  /// Returns whether a name comes before another one; numbers in names are compared by value.
  private static func isBefore(_ name: String, _ other: String) -> Bool {
    let order = name.compare(other, options: [.numeric, .caseInsensitive])
    return order == .orderedSame ? name < other : order == .orderedAscending
  }
}
