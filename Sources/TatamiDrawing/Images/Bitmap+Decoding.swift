extension Bitmap {
  /// The default maximum number of pixels of a decoded image.
  public static let defaultDecodingLimit = 67_108_864  // 8192 x 8192; 256 MiB of memory

  /// Decodes a PNG, JPEG, GIF (its first frame), BMP, TIFF or ICO file, and WebP if gdk-pixbuf has
  /// a loader for it; an EXIF orientation is applied.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - maxPixels: The maximum number of pixels; checked against the declared size before decoding.
  /// - Throws: `empty`, `unknownFormat`, `missingLoader`, `unsupportedSize`, `tooManyScans`,
  ///   `tooManySamples`, `broken`, `outOfMemory`.
  public convenience init(
    decoding bytes: [UInt8],
    maxPixels: Int = Bitmap.defaultDecodingLimit
  ) throws(ImageError) {
    let format = try ImageFormat(readable: bytes)
    let limit = max(0, min(maxPixels, Bitmap.maxPixels))
    let image = try PixbufDecoder(format, limit: limit).decode(bytes)
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
