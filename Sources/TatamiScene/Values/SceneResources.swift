import Foundation
import Tatami
import TatamiDrawing

/// The named colors of a document and the image files that the document refers to.
@MainActor
final class SceneResources {
  /// The maximum number of pixels of all images of a document.
  static let pixelLimit = 100_000_000
  /// The maximum size of an image file, in bytes: 64 MiB.
  static let fileLimit = 64 << 20

  /// The document's own colors.
  var colors: [String: UIColor] = [:]
  /// The traits of the picture.
  var traits = UITraitCollection()
  private let folder: URL
  private var images: [String: UIImage] = [:]
  private var pixels = 0.0

  /// Creates the resources of a document in a folder.
  init(folder: URL) {
    self.folder = folder
  }

  /// Returns the image of a file; its path is relative to the document's folder.
  func image(_ reader: SceneReader) throws(SceneError) -> UIImage {
    let path = try reader.string()
    if let image = images[path] { return image }
    let data: Data
    do {
      data = try contents(of: path)
    } catch {
      throw reader.impossible("cannot read \(quoted: path): \(error.reason)")
    }
    guard let image = UIImage(data: data) else {
      throw reader.impossible("cannot read \(quoted: path): \(Self.reason(data))")
    }
    pixels += Double(image.size.width * image.size.height)
    guard pixels <= Double(Self.pixelLimit) else {
      throw reader.impossible("the images have more than \(Self.pixelLimit) pixels in total")
    }
    images[path] = image
    return image
  }

  private struct FileError: Error {
    let reason: String
  }

  private func contents(of path: String) throws(FileError) -> Data {
    let url = path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appending(path: path)
    // Devices and pipes may have no end.
    let values = try? url.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey])
    guard !path.contains("\0"), let values else { throw FileError(reason: "no such file") }
    guard values.isRegularFile == true else { throw FileError(reason: "it is not a file") }
    guard values.fileSize ?? 0 <= Self.fileLimit else {
      throw FileError(reason: "it has more than \(Self.fileLimit >> 20) MiB")
    }
    do {
      return try Data(contentsOf: url)
    } catch {
      throw FileError(reason: error.localizedDescription)
    }
  }

  /// Returns why data is not an image.
  private static func reason(_ data: Data) -> String {
    do throws(ImageError) {
      _ = try Bitmap(decoding: Array(data))
    } catch {
      return error.description
    }
    return "it is not an image"
  }
}

extension ValueForm<UIImage> {
  /// An image file.
  static let image = ValueForm(
    "path of an image file, relative to the document",
    example: #""photo.png""#,
    schema: SchemaPart.text
  ) { reader, resources throws(SceneError) in
    try resources.image(reader)
  }
}
