import Tatami
import TatamiDrawing

/// The named colors of a document and the image files that the document refers to.
@MainActor
final class SceneResources {
  /// The maximum number of pixels of all images of a document.
  static let pixelLimit = 100_000_000

  /// The document's own colors.
  var colors: [String: UIColor] = [:]
  /// The traits of the picture.
  var traits = UITraitCollection()
  /// The part of the document's limits that has been used so far.
  var budget = SceneBudget()
  private let folders: SceneFolders
  /// The images by path; canonically equivalent paths are different files.
  private var images: [ExactText: UIImage] = [:]
  private var pixels = 0

  /// The paths of the images that have been read, relative to the document's folder.
  var imagePaths: [String] { images.keys.map(\.string).sorted() }

  /// Creates the resources of a document that can show files of folders.
  init(_ folders: SceneFolders) {
    self.folders = folders
  }

  /// Returns the image of a file; its path is relative to the document's folder.
  func image(_ reader: SceneReader) throws(SceneError) -> UIImage {
    let path = try reader.string()
    if let image = images[ExactText(path)] { return image }
    let bytes = try folders.bytes(of: reader)
    let limit = min(Bitmap.defaultDecodingLimit, Self.pixelLimit - pixels)
    let bitmap: Bitmap
    do throws(ImageError) {
      bitmap = try Bitmap(decoding: bytes, maxPixels: limit)
    } catch {
      if case .unsupportedSize = error, limit < Bitmap.defaultDecodingLimit {
        throw reader.impossible("the images have more than \(Self.pixelLimit) pixels in total")
      }
      throw reader.impossible("cannot read \(quoted: path): \(error)")
    }
    pixels += bitmap.width * bitmap.height
    let image = UIImage(cgImage: CGImage(bitmap))
    images[ExactText(path)] = image
    return image
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
