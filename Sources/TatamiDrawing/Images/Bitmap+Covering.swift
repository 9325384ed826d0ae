extension Bitmap {
  /// Decodes a file at the size at which it is shown: scaled down until it just covers an area, and
  /// cropped to the area's aspect ratio about its center.
  ///
  /// An image that is smaller than the area is only cropped. A JPEG file takes little more memory
  /// than the area.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - area: The area in pixels; each length counts as at least 1.
  /// - Throws: As `init(decoding:maxPixels:)`.
  public convenience init(
    decoding bytes: [UInt8],
    covering area: (width: Int, height: Int)
  ) throws(ImageError) {
    let (width, height) = (max(1, area.width), max(1, area.height))
    let format = try ImageFormat(readable: bytes)
    try format.checkEnd(of: bytes)
    let header = try ImageHeader(bytes)
    let scale = max(
      Double(width) / Double(header.width),
      Double(height) / Double(header.height)
    )
    let decoder = PixbufDecoder(format, limit: format.pixelLimit, scale: scale)
    let image = try decoder.decode(bytes).cropped(toAspectOf: (width, height))
    let memory = try PixelMemory.allocate(width: image.width, height: image.height)
    image.write(to: memory)
    self.init(
      owning: memory,
      width: image.width,
      height: image.height,
      isFromJPEG: format == .jpeg
    )
  }
}

extension ImageFormat {
  /// The maximum number of pixels that a file may declare.
  ///
  /// JPEG files of one scan are scaled while they are decoded, the others afterwards.
  var pixelLimit: Int {
    self == .jpeg ? 4 * Bitmap.defaultDecodingLimit : Bitmap.defaultDecodingLimit
  }

  /// Recognizes the format of a file that gdk-pixbuf can read.
  init(readable bytes: [UInt8]) throws(ImageError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(bytes) else {
      throw ImageFormat.unsupportedName(bytes).map { .unsupportedFormat($0) } ?? .unknownFormat
    }
    guard PixbufDecoder.hasLoader(for: format) else {
      throw .missingLoader(format: format.rawValue, package: format.package)
    }
    self = format
  }
}
