/// The text of a request as UTF-8 bytes, with the attributes of each run.
struct TextSource {
  /// UTF-8 in which other characters of the same length replace those that cannot be drawn.
  let bytes: [UInt8]
  let runs: [(range: Range<Int>, attributes: TextAttributes)]
  /// The paragraph styles of the runs; nil for the request's style.
  let styles: [TextRequest.ParagraphStyle?]
  /// Whether the text contains control characters that are not shown.
  let hasControls: Bool

  init(_ requested: [TextRequest.Run]) {
    var bytes: [UInt8] = []
    var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
    var styles: [TextRequest.ParagraphStyle?] = []
    var hasControls = false
    for run in requested where !run.text.isEmpty {
      let start = bytes.count
      bytes += run.text.utf8
      if DrawableText.replaceUndrawable(in: &bytes, from: start) { hasControls = true }
      for part in Self.parts(of: start..<bytes.count, run.attributes, in: bytes) {
        runs.append(part)
        styles.append(run.style)
      }
    }
    self.bytes = bytes
    self.runs = runs
    self.styles = styles
    self.hasControls = hasControls
  }

  /// Divides a run with an attachment, so that each part is an attachment or has none.
  private static func parts(
    of range: Range<Int>,
    _ attributes: TextAttributes,
    in bytes: [UInt8]
  ) -> [(range: Range<Int>, attributes: TextAttributes)] {
    guard attributes.attachment != nil else { return [(range, attributes)] }
    var plain = attributes
    plain.attachment = nil
    let length = TextAttachment.character.count
    var parts: [(range: Range<Int>, attributes: TextAttributes)] = []
    var (start, index) = (range.lowerBound, range.lowerBound)
    while index < range.upperBound {
      guard bytes[index...].starts(with: TextAttachment.character) else {
        index += 1
        continue
      }
      if start < index { parts.append((start..<index, plain)) }
      parts.append((index..<index + length, attributes))
      index += length
      start = index
    }
    if start < range.upperBound { parts.append((start..<range.upperBound, plain)) }
    return parts
  }

  /// Returns the index of the run that contains a byte; the last run for the end of the text.
  ///
  /// - Complexity: O(log *n*) in the number of runs.
  func runIndex(at offset: Int) -> Int {
    var (low, high) = (0, runs.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }

  /// Returns the indices of the runs that overlap a range; for an empty range, of the run at its start.
  func runIndices(in range: Range<Int>) -> ClosedRange<Int> {
    let first = runIndex(at: range.lowerBound)
    return first...max(first, runIndex(at: max(range.lowerBound, range.upperBound - 1)))
  }

  /// Returns the length in bytes of the line separator at an offset; zero if there is none.
  func separatorLength(at offset: Int) -> Int {
    switch bytes[offset] {
    case 0x0a...0x0c: return 1
    case 0x0d: return offset + 1 < bytes.count && bytes[offset + 1] == 0x0a ? 2 : 1
    case 0xc2: return offset + 1 < bytes.count && bytes[offset + 1] == 0x85 ? 2 : 0
    case 0xe2:
      guard offset + 2 < bytes.count, bytes[offset + 1] == 0x80 else { return 0 }
      return bytes[offset + 2] == 0xa8 || bytes[offset + 2] == 0xa9 ? 3 : 0
    default: return 0
    }
  }

  /// Returns the paragraph that begins at an offset and the offset of the next paragraph.
  ///
  /// The offset is nil after the last paragraph; a separator at the end of the text starts an
  /// empty paragraph (S219).
  func paragraph(from start: Int) -> (range: Range<Int>, next: Int?) {
    var offset = start
    while offset < bytes.count {
      let length = separatorLength(at: offset)
      if length > 0 { return (start..<offset, offset + length) }
      offset += 1
    }
    return (start..<offset, nil)
  }
}

extension UInt8 {
  /// Whether the byte is an invisible control character other than a tab or a line separator.
  var isHiddenControl: Bool {
    self < 0x20 ? self != 0x09 && !(0x0a...0x0d).contains(self) : self == 0x7f
  }
}
