/// The samples of a TIFF file: the channels of each pixel, of which a file may declare thousands.
///
/// gdk-pixbuf decodes all samples of a strip or tile before it takes the colors from them.
struct TIFFSamples {
  /// The width of the image, or of its tiles if they are wider, in pixels.
  private(set) var width = 0
  /// The height of the image, or of its tiles if they are higher, in pixels.
  private(set) var height = 0
  /// The number of samples per pixel.
  private(set) var perPixel = 1

  private let bytes: [UInt8]
  private let isLittleEndian: Bool

  /// The maximum number of samples of an image: four for each pixel of the largest one.
  static let limit = 4 * Bitmap.defaultDecodingLimit

  private static let entryLength = 12

  /// Reads the first image of a file; zeros for a part of a file that does not contain its fields.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    isLittleEndian = bytes.first == UInt8(ascii: "I")
    guard let directory = number(4, at: 4), let count = number(2, at: directory) else { return }
    for index in 0..<count { readField(at: directory + 2 + index * Self.entryLength) }
  }

  /// Reads a field of the directory; of repeated fields the largest value counts.
  private mutating func readField(at offset: Int) {
    guard let tag = number(2, at: offset), let value = value(ofFieldAt: offset) else { return }
    switch tag {
    case 256, 322: width = max(width, value)
    case 257, 323: height = max(height, value)
    case 277: perPixel = max(perPixel, value)
    default: break
    }
  }

  /// Returns the value of a field; the largest number for the types that no file has here.
  private func value(ofFieldAt offset: Int) -> Int? {
    guard let type = number(2, at: offset + 2) else { return nil }
    switch type {
    case 1, 6: return number(1, at: offset + 8)
    case 3, 8: return number(2, at: offset + 8)
    case 4, 9: return number(4, at: offset + 8)
    default: return Int(UInt32.max)
    }
  }

  private func number(_ length: Int, at offset: Int) -> Int? {
    guard offset + length <= bytes.count else { return nil }
    let digits = bytes[offset..<offset + length]
    return isLittleEndian
      ? digits.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.bigEndian(length, at: offset)
  }

  /// Checks the number of samples.
  ///
  /// - Throws: `tooManySamples`.
  func check() throws(ImageError) {
    let count = Double(width) * Double(height) * Double(perPixel)
    guard count <= Double(Self.limit) else {
      throw .tooManySamples(perPixel, width: width, height: height)
    }
  }
}
