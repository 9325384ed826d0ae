/// The encodings in which spreadsheets save text, besides UTF-8.
public enum TextEncoding: String, Sendable {
  case utf16 = "UTF-16"
  case windows1252 = "Windows-1252"
  case windows1250 = "Windows-1250"
  case latin2 = "ISO-8859-2"
  case windows1254 = "Windows-1254"
  case windows1251 = "Windows-1251"
  case windows1253 = "Windows-1253"
}

extension TextEncoding {
  /// Returns the text in UTF-8, and its encoding if it was converted.
  ///
  /// A file is UTF-16 if it has a byte order mark or if every second byte of a sample is zero. If none
  /// of its bytes above 127 is part of a UTF-8 character, the letters decide between encodings of one
  /// byte per character; see ``EncodingReading``. A file with both valid and invalid UTF-8 is damaged
  /// and is not converted.
  ///
  /// - Throws: An error if several encodings are as likely and give other texts.
  ///
  /// - Complexity: O(*n*) in the bytes.
  package static func decode(
    _ bytes: [UInt8],
    file: String
  ) throws(CSVError) -> (bytes: [UInt8], encoding: TextEncoding?) {
    if let order = byteOrder(of: bytes) {
      return (try utf16(bytes, order, file: file), .utf16)
    }
    guard let text = try singleByteText(bytes, file: file) else { return (bytes, nil) }
    return text
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

  /// The text of a single-byte encoding in UTF-8; nil for UTF-8, and for damaged UTF-8, in which only
  /// some bytes above 127 are no characters.
  private static func singleByteText(
    _ bytes: [UInt8],
    file: String
  ) throws(CSVError) -> (bytes: [UInt8], encoding: TextEncoding)? {
    guard let first = bytes.firstIndex(where: { $0 >= 0x80 }) else { return nil }
    for index in first..<bytes.count where bytes[index] >= 0x80 {
      guard Byte.sequenceLength(in: bytes, at: index) == 0 else { return nil }
    }
    let readings = EncodingReading.likeliest(of: bytes)
    if let reading = readings.first, readings.count == 1 {
      return (reading.utf8(bytes), reading.encoding)
    }
    if readings.count > 1 {
      throw .undecidedEncoding(
        file: file,
        names: readings.map(\.encoding.commandName),
        samples: readings.map(\.sample)
      )
    }
    guard EncodingReading.isShiftJIS(bytes) else { return nil }
    throw .undecidedEncoding(file: file, names: ["SHIFT_JIS"], samples: [])
  }
}
