import Glibc

/// The scans of a JPEG file: passes over the pixels, of which a progressive file has several.
struct JPEGScans {
  /// The number of scans.
  private(set) var count = 0
  /// The size of the image, in pixels; nil without a frame header.
  private(set) var size: (width: Int, height: Int)?
  /// Whether the decoder keeps the coefficients of the whole image until the last scan.
  private(set) var keepsCoefficients = false
  /// Whether the file has an end marker.
  private(set) var isComplete = false

  /// The maximum number of scans.
  static let limit = 100
  /// The maximum number of pixels of several scans together, each of which is as large as the image.
  static let pixelLimit = 402_653_184  // 10 scans of 40 megapixels; a few seconds

  /// Finds the scans of a file or of a part from its beginning.
  ///
  /// - Complexity: O(*n*) in the bytes.
  init(_ bytes: [UInt8]) {
    var offset = 2
    while let marker = Self.nextMarker(in: bytes, &offset) {
      switch marker {
      case 0x01, 0xD0...0xD8: continue
      case 0xD9:
        isComplete = true
        return
      case 0xDA:
        count += 1
        keepsCoefficients = keepsCoefficients || count > 1
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker) && offset + 7 <= bytes.count:
        size = (bytes.bigEndian(2, at: offset + 5), bytes.bigEndian(2, at: offset + 3))
        keepsCoefficients = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
      default: break
      }
      guard offset + 2 <= bytes.count else { return }
      offset += bytes.bigEndian(2, at: offset)
    }
  }

  /// Returns the next marker and moves behind it; pixels contain 0xFF only before a zero.
  private static func nextMarker(in bytes: [UInt8], _ offset: inout Int) -> UInt8? {
    bytes.withUnsafeBytes { buffer in
      while offset < buffer.count, let base = buffer.baseAddress {
        guard let found = memchr(base + offset, 0xFF, buffer.count - offset) else { return nil }
        offset = UnsafeRawPointer(found) - base
        while offset < buffer.count, buffer[offset] == 0xFF { offset += 1 }
        guard offset < buffer.count else { return nil }
        offset += 1
        if buffer[offset - 1] != 0 { return buffer[offset - 1] }
      }
      return nil
    }
  }

  /// Checks the number of scans and of their pixels.
  ///
  /// - Throws: `tooManyScans`, or `unsupportedSize` for an image whose coefficients would take too
  ///   much memory.
  func check() throws(ImageError) {
    let (width, height) = size ?? (0, 0)
    let pixels = width * height
    guard count <= Self.limit, count <= 1 || pixels * count <= Self.pixelLimit else {
      throw .tooManyScans(count, pixels: pixels)
    }
    let limit = Bitmap.defaultDecodingLimit
    guard !keepsCoefficients || pixels <= limit else {
      throw .unsupportedSize(width: width, height: height, limit: limit)
    }
  }
}
