/// The bytes of a paragraph to shape, with an ellipsis at the end for truncated text.
struct ParagraphText {
  var bytes: [UInt8]
  /// The offset of the first byte in the source.
  let offset: Int
  /// The number of bytes from the source; the bytes after them are an ellipsis.
  let sourceCount: Int
  /// The index in `bytes` at which bytes of the source are left out.
  private var omissionIndex = 0
  /// The number of bytes that are left out.
  private var omittedCount = 0

  /// Creates the text of a range.
  init(_ source: TextSource, _ range: Range<Int>) {
    bytes = range.count == source.bytes.count ? source.bytes : Array(source.bytes[range])
    offset = range.lowerBound
    sourceCount = range.count
  }

  /// Creates the text of a range followed by an ellipsis.
  init(_ source: TextSource, appendingEllipsisTo range: Range<Int>) {
    self.init(source, range)
    bytes += "…".utf8
  }

  private init(bytes: [UInt8], offset: Int, sourceCount: Int) {
    (self.bytes, self.offset, self.sourceCount) = (bytes, offset, sourceCount)
  }

  /// Returns the text of a range of bytes.
  func part(_ range: Range<Int>) -> ParagraphText {
    let lower = min(range.lowerBound, sourceCount)
    return ParagraphText(
      bytes: Array(bytes[range]),
      offset: offset + lower,
      sourceCount: min(range.upperBound, sourceCount) - lower
    )
  }

  /// Returns the text without a range of bytes, for which an ellipsis is going to stand.
  ///
  /// An ellipsis at the end of the text is removed with the source before it.
  func omitting(_ range: Range<Int>) -> ParagraphText {
    let omitted = range.clamped(to: 0..<sourceCount).count
    var text = ParagraphText(bytes: bytes, offset: offset, sourceCount: sourceCount - omitted)
    text.bytes.removeSubrange(range)
    (text.omissionIndex, text.omittedCount) = (range.lowerBound, omitted)
    return text
  }

  /// The bytes of the source, with those left out.
  var sourceRange: Range<Int> { offset..<offset + sourceCount + omittedCount }

  /// Returns the bytes of the source that a range stands for; an ellipsis at the omission stands for
  /// the bytes left out.
  func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let (lower, upper) = (min(range.lowerBound, sourceCount), min(range.upperBound, sourceCount))
    let start = lower > omissionIndex ? lower + omittedCount : lower
    let end = upper >= omissionIndex ? upper + omittedCount : upper
    return offset + start..<offset + end
  }

  /// Returns the index of a byte of the source; that of the omission for a byte left out.
  func index(ofSource position: Int) -> Int {
    let index = position - offset
    return index <= omissionIndex ? index : max(omissionIndex, index - omittedCount)
  }

  /// Creates one line of all text from an offset; spaces replace the line separators.
  init(_ source: TextSource, joiningLinesFrom start: Int) {
    self.init(source, start..<source.bytes.count)
    var index = 0
    while index < bytes.count {
      let length = source.separatorLength(at: offset + index)
      for separator in index..<index + length { bytes[separator] = 0x20 }
      index += max(1, length)
    }
  }
}

extension ParagraphText {
  /// Returns the length in bytes of the space at an offset; zero if there is none.
  func spaceLength(at offset: Int) -> Int {
    if bytes[offset] == 0x20 || bytes[offset] == 0x09 { return 1 }
    // U+3000, the ideographic space.
    return bytes[offset...].starts(with: [0xe3, 0x80, 0x80]) ? 3 : 0
  }

  /// Whether two spaces are adjacent.
  var hasAdjacentSpaces: Bool {
    var index = 0
    while index < bytes.count {
      let length = spaceLength(at: index)
      index += max(1, length)
      if length > 0 && index < bytes.count && spaceLength(at: index) > 0 { return true }
    }
    return false
  }

  /// Whether more than so many bytes follow each other without a space.
  func hasSpacelessPart(longerThan length: Int) -> Bool {
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == 0x20 {
      if index - start > length { return true }
      start = index + 1
    }
    return bytes.count - start > length
  }

  /// Returns the offset where the trailing spaces of a range begin.
  func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound {
      if spaceLength(at: end - 1) == 1 {
        end -= 1
      } else if end - 3 >= range.lowerBound && spaceLength(at: end - 3) == 3 {
        end -= 3
      } else {
        break
      }
    }
    return end
  }
}
