/// The blocks of a GIF file up to its first frame.
///
/// gdk-pixbuf decodes the frames of an animation, each of which can be as large as the image.
struct GIFBlocks {
  /// The parts of the file up to the end of the first frame, without comments.
  private(set) var pieces: [ArraySlice<UInt8>] = []
  /// The size of the first frame, in pixels.
  private(set) var frame: (width: Int, height: Int)?

  private let bytes: [UInt8]
  private var offset = 13  // The signature and the size of the screen.

  private static let extensionMark: UInt8 = 0x21
  private static let graphicControl: UInt8 = 0xF9
  private static let frameMark: UInt8 = 0x2C
  private static let trailer: UInt8 = 0x3B

  /// Finds the blocks of a file or of a part from its beginning.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    guard offset <= bytes.count else {
      pieces = [bytes[...]]
      return
    }
    offset += Self.paletteLength(bytes[10])
    var start = 0
    while offset + 1 < bytes.count, bytes[offset] == Self.extensionMark {
      let (block, isKept) = (offset, bytes[offset + 1] == Self.graphicControl)
      offset += 2
      skipData()
      guard !isKept else { continue }
      pieces.append(bytes[start..<block])
      start = min(offset, bytes.count)
    }
    readFrame()
    let end = frame == nil ? bytes.count : min(offset, bytes.count)
    pieces.append(bytes[min(start, end)..<end])
    if frame != nil, offset < bytes.count { pieces.append([Self.trailer]) }
  }

  /// Reads the size of a frame and skips its palette and its pixels.
  private mutating func readFrame() {
    guard offset + 10 < bytes.count, bytes[offset] == Self.frameMark else { return }
    frame = (littleEndian(at: offset + 5), littleEndian(at: offset + 7))
    // A byte after the palette has the length of the codes.
    offset += 10 + Self.paletteLength(bytes[offset + 9]) + 1
    skipData()
  }

  /// Skips blocks of data, each of which begins with its length, and the empty one after them.
  private mutating func skipData() {
    while offset < bytes.count, bytes[offset] > 0 { offset += 1 + Int(bytes[offset]) }
    offset += 1
  }

  private func littleEndian(at offset: Int) -> Int {
    Int(bytes[offset]) | Int(bytes[offset + 1]) << 8
  }

  /// Returns the number of bytes of a palette that flags declare.
  private static func paletteLength(_ flags: UInt8) -> Int {
    flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1)
  }
}
