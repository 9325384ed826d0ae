extension Bitmap {
  /// How many pixels a decoded image may have unless said otherwise.
  public static let defaultDecodingLimit = 67_108_864  // 8192 x 8192; 256 MiB of memory

  /// Decodes a PNG, JPEG, GIF (its first picture), BMP, TIFF or ICO file, and WebP where
  /// gdk-pixbuf has its loader; an EXIF orientation is applied, so the picture is upright.
  ///
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - maxPixels: The most pixels; the size the file declares is checked before decoding.
  /// - Throws: `empty`, `unknownFormat`, `missingLoader`, `unsupportedSize`, `broken`,
  ///   `outOfMemory`.
  public convenience init(
    decoding bytes: [UInt8],
    maxPixels: Int = Bitmap.defaultDecodingLimit
  ) throws(ImageError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(bytes) else {
      throw .unknownFormat(firstBytes: bytes.prefix(8).map(\.hexadecimal).joined(separator: " "))
    }
    guard PixbufDecoder.hasLoader(for: format) else {
      throw .missingLoader(format: format.rawValue, package: format.package)
    }
    // gdk-pixbuf takes a PNG that is cut off for a whole one.
    guard format != .png || bytes.endsLikePNG else {
      throw .broken(format: format.rawValue, reason: "cut off after \(bytes.count) bytes")
    }
    let limit = max(0, min(maxPixels, Bitmap.maxPixels))
    let picture = try PixbufDecoder(format, limit: limit).decode(bytes)
    let memory = try PixelMemory.allocate(width: picture.width, height: picture.height)
    picture.write(to: memory)
    self.init(owning: memory, width: picture.width, height: picture.height)
  }
}

extension UInt8 {
  /// The two hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return digits.count == 1 ? "0" + digits : digits
  }
}

extension [UInt8] {
  /// Whether the chunks of a PNG file lead to its end chunk.
  fileprivate var endsLikePNG: Bool {
    var place = 8
    while place + 12 <= count {
      let length = self[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      if self[place + 4..<place + 8].elementsEqual("IEND".utf8) { return true }
      place += 12 + length
    }
    return false
  }
}
