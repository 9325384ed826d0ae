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
    // gdk-pixbuf fills the missing part of some truncated JPEG files with gray.
    guard format != .jpeg || bytes.hasJPEGEndMarker else {
      throw .broken(format: format.rawValue, reason: "truncated after \(bytes.count) bytes")
    }
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
  /// JPEG files are scaled while they are decoded, the others afterwards.
  var pixelLimit: Int {
    self == .jpeg ? 4 * Bitmap.defaultDecodingLimit : Bitmap.defaultDecodingLimit
  }

  /// Recognizes the format of a file that gdk-pixbuf can read.
  init(readable bytes: [UInt8]) throws(ImageError) {
    guard !bytes.isEmpty else { throw .empty }
    guard let format = ImageFormat(bytes) else {
      throw .unknownFormat(firstBytes: bytes.prefix(8).map(\.hexadecimal).joined(separator: " "))
    }
    guard PixbufDecoder.hasLoader(for: format) else {
      throw .missingLoader(format: format.rawValue, package: format.package)
    }
    self = format
  }
}

extension [UInt8] {
  /// Whether a JPEG file has an end marker after the beginning of its pixels.
  ///
  /// Pixels contain no end marker; a thumbnail with one of its own comes before them.
  fileprivate var hasJPEGEndMarker: Bool {
    var start = 2
    while start + 4 <= count, self[start] == 0xff, self[start + 1] != 0xda {
      // Marker bytes may be padded.
      let isPadding = self[start + 1] == 0xff
      start += isPadding ? 1 : 2 + (Int(self[start + 2]) << 8 | Int(self[start + 3]))
    }
    guard start + 4 <= count else { return false }
    return stride(from: count - 2, through: start, by: -1).contains { index in
      self[index] == 0xff && self[index + 1] == 0xd9
    }
  }
}
