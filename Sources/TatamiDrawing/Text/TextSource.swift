/// The text of a request as bytes, with the look of each of them.
struct TextSource {
  /// UTF-8 without zero bytes, which C strings cannot hold.
  let bytes: [UInt8]
  let runs: [(range: Range<Int>, attributes: TextAttributes)]
  /// The paragraph styles of the runs; nil where the request's own counts.
  let styles: [TextRequest.ParagraphStyle?]
  /// Whether there are control characters, which are not shown.
  let hasControls: Bool

  init(_ requested: [TextRequest.Run]) {
    var bytes: [UInt8] = []
    var runs: [(range: Range<Int>, attributes: TextAttributes)] = []
    var styles: [TextRequest.ParagraphStyle?] = []
    for run in requested where !run.text.isEmpty {
      let start = bytes.count
      bytes += run.text.utf8.lazy.map { $0 == 0 ? 1 : $0 }
      runs.append((start..<bytes.count, run.attributes))
      styles.append(run.style)
    }
    self.bytes = bytes
    self.runs = runs
    self.styles = styles
    hasControls = bytes.contains(where: \.isHiddenControl)
  }

  /// Returns the run that a byte belongs to; the last one for the end of the text.
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

  /// Returns the runs that a range touches; the one at its start for an empty range.
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

  /// Returns the paragraph that begins at an offset and where the next one begins.
  ///
  /// The next one is nil after the last paragraph; a separator at the end starts an empty
  /// paragraph (S219).
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

/// A piece of a source's bytes to be set on its own, with a mark at its end if one is needed.
struct TextPiece {
  var bytes: [UInt8]
  /// Where in the source the first byte lies.
  let offset: Int
  /// How many bytes come from the source; those after them are an ellipsis.
  let sourceCount: Int

  /// Takes a range as it is.
  init(_ source: TextSource, _ range: Range<Int>) {
    bytes = Array(source.bytes[range])
    offset = range.lowerBound
    sourceCount = range.count
  }

  /// Takes a range with an ellipsis after it.
  init(_ source: TextSource, marked range: Range<Int>) {
    self.init(source, range)
    bytes += "…".utf8
  }

  /// Takes all text from an offset, with spaces in place of line separators.
  init(_ source: TextSource, joinedFrom start: Int) {
    self.init(source, start..<source.bytes.count)
    var index = 0
    while index < bytes.count {
      let length = source.separatorLength(at: offset + index)
      for place in index..<index + length { bytes[place] = 0x20 }
      index += max(1, length)
    }
  }
}

extension TextPiece {
  /// Returns the length in bytes of the space at an offset; zero if there is none.
  func spaceLength(at offset: Int) -> Int {
    if bytes[offset] == 0x20 || bytes[offset] == 0x09 { return 1 }
    return bytes[offset...].starts(with: [0xe3, 0x80, 0x80]) ? 3 : 0  // U+3000, the wide space
  }

  /// Whether a space follows a space.
  var hasNeighbouringSpaces: Bool {
    var index = 0
    while index < bytes.count {
      let length = spaceLength(at: index)
      index += max(1, length)
      if length > 0 && index < bytes.count && spaceLength(at: index) > 0 { return true }
    }
    return false
  }

  /// Returns where the spaces at the end of a range begin.
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

extension UInt8 {
  /// Whether the byte is a control character that shows nothing and starts no line.
  var isHiddenControl: Bool {
    self < 0x20 ? self != 0x09 && !(0x0a...0x0d).contains(self) : self == 0x7f
  }
}
