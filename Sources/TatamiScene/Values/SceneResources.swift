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
  private var found = ErrorCollection()
  let folders: SceneFolders
  /// The images by path; canonically equivalent paths are different files.
  private var images: [ExactText: UIImage] = [:]
  private var pixels = 0

  /// The paths of the images that have been read, relative to the document's folder.
  var imagePaths: [String] { images.keys.map(\.string).sorted() }

  /// The errors found so far.
  var errors: [SceneError] { found.errors }

  /// Creates the resources of a document that can show files of folders.
  init(_ folders: SceneFolders) {
    self.folders = folders
  }

  /// Reads values that do not depend on each other, so that the errors of all of them are found.
  ///
  /// - Throws: The last error, after all values have been read, or the one that ends the reading.
  func forEach<Element>(
    _ elements: some Sequence<Element>,
    _ read: (Element) throws(SceneError) -> Void
  ) throws(SceneError) {
    var last: SceneError?
    for element in elements {
      do throws(SceneError) {
        try read(element)
      } catch {
        try found.keep(error, isLast: budget.isExhausted)
        last = error
      }
    }
    if let last { throw last }
  }

  /// Reads an object; its unknown keys are errors, which do not end the reading.
  func readObject(
    _ reader: SceneReader,
    _ known: [String],
    _ read: (SceneObject) throws(SceneError) -> Void
  ) throws(SceneError) {
    let object = try reader.object()
    let unknown = object.members.keys.filter { !known.contains($0) }
    try forEach(unknown.map(Optional.some) + [nil]) { key throws(SceneError) in
      guard let key else { return try read(object) }
      throw .document(.unknownKey(key, at: object.path, allowed: known))
    }
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
