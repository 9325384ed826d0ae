/// The size of the image in a file, in pixels, with its EXIF orientation applied.
///
/// ```swift
/// let header = try ImageHeader(bytes)
/// let megapixels = Double(header.width * header.height) / 1_000_000
/// ```
public struct ImageHeader: Hashable, Sendable {
  /// The width of the image.
  public let width: Int
  /// The height of the image.
  public let height: Int

  /// Reads the size from the beginning of a file without decoding its pixels, if the format allows
  /// it.
  ///
  /// - Parameter bytes: The file, or a part from its beginning that contains the header.
  /// - Throws: `empty`, `unknownFormat`, `missingLoader`, `unsupportedSize`, `broken`; a part that
  ///   is too short is `broken`.
  public init(_ bytes: [UInt8]) throws(ImageError) {
    let format = try ImageFormat(readable: bytes)
    self = try PixbufDecoder(format, limit: format.pixelLimit).header(of: bytes)
  }

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }
}
