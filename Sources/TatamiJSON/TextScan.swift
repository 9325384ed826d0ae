/// The bytes of a text that JSON writes as they are.
enum TextScan {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Whether a byte is a quote, a backslash or a control character.
  @inline(__always)
  static func isSpecial(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  /// Returns the end of the bytes that are not special, and whether all of them are ASCII characters.
  @inline(__always)
  static func run(
    from start: Int,
    in bytes: UnsafeBufferPointer<UInt8>
  ) -> (end: Int, isASCII: Bool) {
    let raw = UnsafeRawBufferPointer(bytes)
    var (end, seen) = (start, 0 as UInt64)
    while bytes.count - end >= 8 {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: end, as: UInt64.self))
      let special = special(in: word)
      guard special == 0 else {
        let bits = special.trailingZeroBitCount & ~7
        return (end + bits / 8, (seen | word & ((1 << bits) - 1)) & highBits == 0)
      }
      seen |= word
      end += 8
    }
    while end < bytes.count, !isSpecial(bytes[end]) {
      seen |= UInt64(bytes[end])
      end += 1
    }
    return (end, seen & highBits == 0)
  }

  /// Returns the highest bit of each special byte of eight; bytes after the first one may have it too.
  @inline(__always)
  static func special(in word: UInt64) -> UInt64 {
    let quote = word ^ (ones &* UInt64(UInt8(ascii: "\"")))
    let backslash = word ^ (ones &* UInt64(UInt8(ascii: "\\")))
    let isQuote = (quote &- ones) & ~quote
    let isBackslash = (backslash &- ones) & ~backslash
    let isControl = (word &- ones &* 0x20) & ~word
    return (isQuote | isBackslash | isControl) & highBits
  }
}
