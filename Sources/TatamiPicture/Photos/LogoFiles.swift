public import Foundation
import TatamiScene

/// The logos of a poster, read from files below a folder.
///
/// ```swift
/// let logos = LogoFiles(["logos/ajax.png"], in: URL(filePath: "cup"))
/// poster.logos = logos.images
/// for problem in logos.problems { print(problem) }
/// ```
public struct LogoFiles {
  /// The logos that can be read, by path.
  public private(set) var images: [String: UIImage] = [:]
  /// The reasons the other logos are missing, a sentence for each file.
  public private(set) var problems: [String] = []

  /// The maximum number of files.
  static let fileLimit = 2_048
  /// The longer side of a logo in memory, in pixels.
  private static let pixels = 144.0

  /// Reads PNG, JPEG, WebP and the other formats of photos, scaled down to the size of a logo.
  ///
  /// - Parameters:
  ///   - paths: The paths, relative to the folder or absolute; those of other folders are not read.
  ///   - folder: The folder of the tournament's file.
  public init(_ paths: [String], in folder: URL) {
    let folders = SceneFolders(folder)
    for path in paths.prefix(Self.fileLimit) {
      do throws(PictureError) {
        images[path] = try Self.image(path, folders)
      } catch {
        problems.append("the logo \(quoted: path) is left out: \(error)")
      }
    }
    if paths.count > Self.fileLimit {
      problems.append("\(paths.count) logos are named; the first \(Self.fileLimit) are drawn")
    }
  }

  private static func image(
    _ path: String,
    _ folders: SceneFolders
  ) throws(PictureError) -> UIImage {
    switch folders.search(path) {
    case .missing: throw PictureError(description: "there is no such file")
    case .outside: throw PictureError(description: "it is not below the folder of the list")
    case .file(let file):
      let photo = try PhotoFile(file)
      let size = try photo.size()
      let factor = pixels / max(size.width, size.height)
      return try photo.image(
        covering: CGSize(width: size.width * factor, height: size.height * factor)
      )
    }
  }
}
