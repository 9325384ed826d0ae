import TatamiDrawing
import TatamiGeometry

extension TextFlow {
  /// The approximate length of a chunk, in bytes.
  private static let chunkLength = 2048
  /// The text needed after the known start of a line to find that start again, in bytes.
  private static let context = 256

  /// The start of a chunk of the layout before an edit.
  struct Boundary {
    /// The bytes before it.
    var bytes: Int
    /// The index of the chunk that starts there.
    var index: Int
    /// Whether that chunk continues a paragraph.
    var continues: Bool
  }

  /// Lays out a text that differs from the current one in one range.
  ///
  /// - Parameter replaced: The replaced range of the current text, in UTF-16 units.
  /// - Complexity: O(*n*) in the number of chunks, and the layout of those around the range.
  package mutating func update(
    _ text: String,
    attributeRuns: AttributeRuns,
    replacing replaced: Range<Int>
  ) {
    let growth = text.utf8.count - self.text.utf8.count
    let end = self.text.utf8.distance(
      from: self.text.startIndex,
      to: self.text.characterIndex(at: replaced.upperBound)
    )
    var first = start { $0.units <= replaced.lowerBound }
    if first.index > 0, chunks[first.index].continues || first.units == replaced.lowerBound {
      first = start(before: first)
    }
    let boundaries = boundaries(from: first, end: end, growth: growth)
    self.text = text
    self.attributeRuns = attributeRuns
    reflow(from: first, boundaries: boundaries)
  }

  /// Returns the starts of the chunks that an edit leaves unchanged, in bytes of the new text.
  private func boundaries(from first: ChunkStart, end: Int, growth: Int) -> [Boundary] {
    var boundaries: [Boundary] = []
    var start = first
    while start.index + 1 < chunks.count {
      start = self.start(after: start)
      guard start.bytes >= end else { continue }
      let continues = chunks[start.index].continues
      let bytes = start.bytes + growth
      boundaries.append(Boundary(bytes: bytes, index: start.index, continues: continues))
    }
    return boundaries
  }

  /// Divides the text into chunks from one on, until a chunk ends at a boundary of the old layout.
  mutating func reflow(from first: ChunkStart, boundaries: [Boundary]) {
    let old = chunks
    let count = text.utf8.count
    chunks.removeLast(chunks.count - first.index)
    var start = first.bytes
    var boundaries = boundaries[...]
    repeat {
      boundaries = boundaries.drop { $0.bytes <= start }
      let chunk = nextChunk(from: start, boundary: boundaries.first)
      chunks.append(chunk)
      start += chunk.bytes
      let continues = chunk.separator == 0
      if let boundary = boundaries.first, boundary.bytes == start, boundary.continues == continues,
        !continues || chunk.isRightToLeft == old[boundary.index - 1].isRightToLeft
      {
        chunks += old[boundary.index...]
        return
      }
    } while start < count
    // A line terminator at the end of the text adds an empty line (S219).
    if chunks[chunks.count - 1].separator > 0 {
      chunks.append(makeChunk(count..<count, continues: false))
    }
  }

  /// Returns the chunk that starts at a byte.
  private func nextChunk(from start: Int, boundary: Boundary?) -> Chunk {
    let continues = chunks.last.map { $0.separator == 0 } ?? false
    switch configuration.axis {
    case .horizontal:
      return makeChunk(start..<segmentEnd(from: start, boundary: boundary), continues: continues)
    case .vertical:
      if let end = paragraphsEnd(from: start, continues: continues, boundary: boundary) {
        return makeChunk(start..<end, continues: continues)
      }
      return chunkOfLines(from: start, continues: continues, boundary: boundary)
    }
  }

  /// Returns the end of a segment of a single line: after a space if there is one.
  private func segmentEnd(from start: Int, boundary: Boundary?) -> Int {
    let count = text.utf8.count
    if let boundary, boundary.bytes - start <= 2 * Self.chunkLength,
      isCharacterStart(boundary.bytes)
    {
      return boundary.bytes
    }
    guard count - start > 2 * Self.chunkLength else { return count }
    let end = start + Self.chunkLength
    let space = text.lastByte(in: end - Self.chunkLength / 4..<end) { $0 == 0x20 }
    if let space, isCharacterStart(space + 1) { return space + 1 }
    return characterStart(end, after: start)
  }

  /// Returns the end of a few whole paragraphs; nil if the first one is too long.
  private func paragraphsEnd(from start: Int, continues: Bool, boundary: Boundary?) -> Int? {
    let count = text.utf8.count
    let limit = min(count, start + Self.chunkLength)
    if continues {
      // The direction of a paragraph is found in its first chunk only.
      return text.separator(in: start..<limit, .first)?.upperBound
        ?? (limit == count ? count : nil)
    }
    if let boundary, !boundary.continues, boundary.bytes - start <= 2 * Self.chunkLength,
      text.separator(in: start..<boundary.bytes, .last)?.upperBound == boundary.bytes
    {
      return boundary.bytes
    }
    if limit == count { return count }
    return text.separator(in: start..<limit, .last)?.upperBound
  }

  /// Returns a few lines of a long paragraph.
  private func chunkOfLines(from start: Int, continues: Bool, boundary: Boundary?) -> Chunk {
    let count = text.utf8.count
    var length = Self.chunkLength
    if let boundary, boundary.bytes - start <= 2 * length {
      length = max(length, boundary.bytes - start + Self.context)
    }
    while true {
      let stop = characterStart(min(count, start + length), after: start)
      if let separator = text.separator(in: start..<stop, .first) {
        return makeChunk(start..<separator.upperBound, continues: continues)
      }
      if stop == count { return makeChunk(start..<count, continues: continues) }
      let starts = geometry(start..<stop, continues: continues).layout.lines
        .map { start + $0.range.lowerBound }
      let known = boundary.flatMap { starts.contains($0.bytes) ? $0.bytes : nil }
      let last = starts.last { $0 > start && isCharacterStart($0) }
      if let end = known ?? last { return makeChunk(start..<end, continues: continues) }
      length *= 2
    }
  }

  /// Lays out a range of bytes as a chunk.
  private func makeChunk(_ range: Range<Int>, continues: Bool) -> Chunk {
    let separator =
      configuration.axis == .horizontal ? nil : text.separator(in: range, .last)
    let length = separator.map { $0.upperBound == range.upperBound ? $0.count : 0 } ?? 0
    let indices = text.utf8Range(range)
    return Chunk(
      bytes: range.count,
      units: text.utf16.distance(from: indices.lowerBound, to: indices.upperBound),
      separator: length,
      continues: continues,
      layout: geometry(range.lowerBound..<range.upperBound - length, continues: continues).layout
    )
  }

  /// Lays out a range of bytes after the chunks so far.
  private func geometry(_ range: Range<Int>, continues: Bool) -> TextGeometry {
    geometry(
      range,
      units: text.utf16Offset(of: text.utf8Range(range).lowerBound),
      isRightToLeft: continues ? chunks.last?.isRightToLeft : nil
    )
  }

  private func isCharacterStart(_ byte: Int) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: byte)
    return text.index(index, offsetBy: 0) == index
  }

  /// Returns the start of the character that contains a byte, or its end if it starts no later
  /// than `start`.
  private func characterStart(_ byte: Int, after start: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: byte)
    let floor = text.index(index, offsetBy: 0)
    let found = text.utf8.distance(from: text.startIndex, to: floor)
    guard found <= start, floor < text.endIndex else { return found }
    return text.utf8.distance(from: text.startIndex, to: text.index(after: floor))
  }
}
