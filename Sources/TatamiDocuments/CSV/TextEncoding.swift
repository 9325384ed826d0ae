/// The encodings in which spreadsheets save text, besides UTF-8.
public enum TextEncoding: String, Sendable {
  case utf16 = "UTF-16"
  case windows1252 = "Windows-1252"
}

extension TextEncoding {
  /// Returns the text in UTF-8, and its encoding if it was converted.
  ///
  /// A file is UTF-16 if it has a byte order mark or if every second byte of a sample is zero, and
  /// Windows-1252 if none of its bytes above 127 is part of a UTF-8 character. A file with both
  /// valid and invalid UTF-8 is damaged and is not converted.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func decode(
    _ bytes: [UInt8],
    file: String
  ) throws(CSVError) -> (bytes: [UInt8], encoding: TextEncoding?) {
    if let order = byteOrder(of: bytes) {
      return (try utf16(bytes, order, file: file), .utf16)
    }
    guard let text = windows1252(bytes) else { return (bytes, nil) }
    return (text, .windows1252)
  }

  private enum ByteOrder {
    case littleEndian, bigEndian
  }

  /// The byte order of UTF-16; nil for any other text.
  private static func byteOrder(of bytes: [UInt8]) -> ByteOrder? {
    if bytes.starts(with: [0xFF, 0xFE]) { return .littleEndian }
    if bytes.starts(with: [0xFE, 0xFF]) { return .bigEndian }
    let sample = bytes.prefix(256)
    guard sample.count >= 8 else { return nil }
    let zeros = sample.indices.filter { sample[$0] == 0 }
    let odd = zeros.count { $0 % 2 == 1 }
    // Most characters of a table are ASCII, whose high byte is zero.
    guard zeros.count * 3 > sample.count else { return nil }
    return odd == zeros.count ? .littleEndian : odd == 0 ? .bigEndian : nil
  }

  private static func utf16(
    _ bytes: [UInt8],
    _ order: ByteOrder,
    file: String
  ) throws(CSVError) -> [UInt8] {
    guard bytes.count % 2 == 0 else { throw .damagedUTF16(file: file) }
    let units = stride(from: 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return order == .littleEndian ? second << 8 | first : first << 8 | second
    }
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count)
    let isDamaged = transcode(
      units.makeIterator(),
      from: UTF16.self,
      to: UTF8.self,
      stoppingOnError: true
    ) { text.append($0) }
    guard !isDamaged else { throw .damagedUTF16(file: file) }
    return text
  }

  /// The text of Windows-1252 in UTF-8; nil for UTF-8, for damaged UTF-8 and for other encodings.
  private static func windows1252(_ bytes: [UInt8]) -> [UInt8]? {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    var text = Array(bytes[..<first])
    for index in first..<bytes.count {
      guard bytes[index] >= 0x80 else {
        text.append(bytes[index])
        continue
      }
      guard Byte.sequenceLength(in: bytes, at: index) == 0,
        let scalar = windows1252Scalar(bytes[index])
      else { return nil }
      text.append(contentsOf: Array(String(scalar).utf8))
    }
    return text
  }

  /// The character of a byte above 127; nil for the five bytes that have none.
  private static func windows1252Scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte < 0xA0 else { return Unicode.Scalar(byte) }
    let value = highCharacters[Int(byte) - 0x80]
    return value == 0 ? nil : Unicode.Scalar(value)
  }

  /// The characters of the bytes 0x80 to 0x9F; the others are those of Latin-1.
  private static let highCharacters: [UInt16] = [
    0x20AC, 0, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039,
    0x0152, 0, 0x017D, 0, 0, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC,
    0x2122, 0x0161, 0x203A, 0x0153, 0, 0x017E, 0x0178,
  ]
}
