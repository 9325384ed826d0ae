/// The chunks of a PNG file that determine its pixels.
///
/// gdk-pixbuf keeps texts and color profiles in memory, which can be a thousand times as large as
/// in the file.
struct PNGChunks {
  /// The parts of the file without other chunks.
  private(set) var pieces: [ArraySlice<UInt8>] = []
  /// Whether the file has an end chunk.
  private(set) var isComplete = false

  private static let signatureLength = 8
  /// The length of a chunk without its content: the length, the type and a checksum.
  private static let frameLength = 12

  /// Finds the chunks of a file or of a part from its beginning.
  init(_ bytes: [UInt8]) {
    var start = 0
    var offset = Self.signatureLength
    while !isComplete, offset + 8 <= bytes.count {
      let type = bytes[offset + 4..<offset + 8]
      let end = min(bytes.count, offset + Self.frameLength + bytes.bigEndian(4, at: offset))
      isComplete = type.elementsEqual("IEND".utf8) && offset + Self.frameLength <= bytes.count
      if !Self.affectsPixels(type) {
        if start < offset { pieces.append(bytes[start..<offset]) }
        start = end
      }
      offset = end
    }
    if start < bytes.count { pieces.append(bytes[start...]) }
  }

  /// Whether chunks of a type are critical, which their first letter shows, or have transparency.
  private static func affectsPixels(_ type: ArraySlice<UInt8>) -> Bool {
    type.first.map { $0 & 0x20 == 0 } ?? true || type.elementsEqual("tRNS".utf8)
  }
}

extension [UInt8] {
  /// Returns an unsigned number whose first byte is the highest.
  func bigEndian(_ length: Int, at offset: Int) -> Int {
    self[offset..<offset + length].reduce(0) { $0 << 8 | Int($1) }
  }
}
