/// The image file formats that are recognized by their first bytes.
enum ImageFormat: String {
  case png = "PNG"
  case jpeg = "JPEG"
  case gif = "GIF"
  case webp = "WebP"
  case bmp = "BMP"
  case tiff = "TIFF"
  case ico = "ICO"

  /// Recognizes the format of a file; nil if it is unknown.
  init?(_ bytes: [UInt8]) {
    func begins(_ prefix: [UInt8]) -> Bool { bytes.starts(with: prefix) }
    if begins([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) {
      self = .png
    } else if begins([0xff, 0xd8, 0xff]) {
      self = .jpeg
    } else if begins(Array("GIF8".utf8)) {
      self = .gif
    } else if begins(Array("RIFF".utf8)) && bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      self = .webp
    } else if begins(Array("BM".utf8)) {
      self = .bmp
    } else if begins([0x49, 0x49, 0x2a, 0]) || begins([0x4d, 0x4d, 0, 0x2a]) {
      self = .tiff
    } else if begins([0, 0, 1, 0]) {
      self = .ico
    } else {
      return nil
    }
  }

  /// Returns the name of a format that is recognized and not supported; nil for other files.
  static func unsupportedName(_ bytes: [UInt8]) -> String? {
    guard bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    let brand = String(decoding: bytes.dropFirst(8).prefix(4), as: UTF8.self)
    return switch brand {
    case "heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1": "HEIC"
    case "avif", "avis": "AVIF"
    default: nil
    }
  }

  /// The Debian package with gdk-pixbuf's loader for the format.
  var package: String {
    self == .webp ? "webp-pixbuf-loader" : "libgdk-pixbuf-2.0-0"
  }
}
