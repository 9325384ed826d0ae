import CISAL

/// The objects of a PDF document, in the order in which they were written, and their positions.
struct PDFObjects {
  /// The bytes before ``bytes``: one growing array would be copied again and again.
  private var finishedPieces: [[UInt8]] = []
  private var finishedCount = 0
  private var bytes = Array("%PDF-1.5\n%\u{B5}\u{ED}\u{AE}\u{FB}\n".utf8)
  /// The number of bytes above which bytes become a piece.
  private static let pieceSize = 1 << 20
  /// The position of each object; zero for those that are not written yet.
  private var offsets: [Int] = []

  /// Returns the number of an object that is written later.
  mutating func reserve() -> Int {
    offsets.append(0)
    return offsets.count
  }

  /// Writes an object and returns its number.
  @discardableResult
  mutating func write(_ object: String, as reserved: Int? = nil) -> Int {
    let number = begin(reserved)
    bytes += object.utf8
    bytes += "\nendobj\n".utf8
    return number
  }

  /// Writes a compressed stream and returns its number.
  ///
  /// - Parameter entries: Entries of its dictionary besides the length and the filter.
  @discardableResult
  mutating func write(
    stream: [UInt8],
    _ entries: String = "",
    as reserved: Int? = nil
  ) throws(DrawingError) -> Int {
    let compressed: [UInt8]
    do {
      compressed = try Deflate.isal(stream, endsStream: true, format: IGZIP_ZLIB)
    } catch {
      throw .library("a stream of \(stream.count) bytes could not be compressed")
    }
    let number = begin(reserved)
    bytes += "<</Length \(compressed.count)/Filter /FlateDecode\(entries)>>\nstream\n".utf8
    bytes += compressed
    bytes += "\nendstream\nendobj\n".utf8
    return number
  }

  private mutating func begin(_ reserved: Int?) -> Int {
    let number = reserved ?? reserve()
    if bytes.count > Self.pieceSize { endPiece() }
    offsets[number - 1] = finishedCount + bytes.count
    bytes += "\(number) 0 obj\n".utf8
    return number
  }

  private mutating func endPiece() {
    finishedCount += bytes.count
    finishedPieces.append(bytes)
    bytes = []
    bytes.reserveCapacity(Self.pieceSize + Self.pieceSize / 16)
  }

  /// Returns the document's bytes with the table of positions, in pieces.
  ///
  /// - Parameters:
  ///   - root: The number of the catalog.
  ///   - info: The number of the metadata.
  consuming func finish(root: Int, info: Int) -> [[UInt8]] {
    let start = finishedCount + bytes.count
    bytes.reserveCapacity(bytes.count + 20 * offsets.count + 200)
    bytes += "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n".utf8
    for offset in offsets {
      let digits = String(offset)
      bytes += repeatElement(UInt8(ascii: "0"), count: max(0, 10 - digits.utf8.count))
      bytes += digits.utf8
      bytes += " 00000 n \n".utf8
    }
    bytes += "trailer\n<</Size \(offsets.count + 1)/Root \(root) 0 R/Info \(info) 0 R>>\n".utf8
    bytes += "startxref\n\(start)\n%%EOF\n".utf8
    return finishedPieces + [bytes]
  }
}

extension String {
  /// The text as a string of a PDF document.
  var pdfString: String {
    guard utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else { return "<FEFF\(pdfHexadecimal)>" }
    let escaped = reduce(into: "") { text, character in
      if character == "(" || character == ")" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return "(\(escaped))"
  }

  /// The UTF-16 of the text in hexadecimal digits.
  var pdfHexadecimal: String { utf16.map(\.pdfHexadecimal).joined() }
}

extension UInt16 {
  /// The number in four hexadecimal digits.
  var pdfHexadecimal: String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }
}
