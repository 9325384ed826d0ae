import TatamiDrawing
import TatamiGeometry

extension TextFlow {
  /// The approximate length of a chunk, in bytes.
  private static let chunkLength = 2048
  /// The approximate length of a chunk that is being edited, in bytes.
  private static let editedLength = 256
  /// The maximum number of paragraphs in a chunk laid out for an edit, because each is shaped on
  /// its own.
  private static let maxParagraphs = 32
  /// The text needed after the known start of a line to find that start again, in bytes.
  private static let context = 64

  /// Lays out a text that differs from the current one in one range.
  ///
  /// - Parameter replaced: The replaced range of the current text, in UTF-16 units.
  /// - Complexity: O(*n*) in the number of chunks, and the layout of those around the range; the
  ///   layout of the whole text if there are limits or exclusions.
  package mutating func update(
    _ text: String,
    attributeRuns: AttributeRuns,
    replacing replaced: Range<Int>
  ) {
    if isConstrained {
      (self.text, self.attributeRuns) = (text, attributeRuns)
      return reflowWhole()
    }
    let (bytes, units) = lengths
    let growth = text.utf8.count - bytes
    let lower = text.utf8Offset(ofUnit: replaced.lowerBound)
    let edited = text.utf8Offset(ofUnit: replaced.upperBound + text.utf16.count - units)
    let first = firstChunk(editedAt: lower, units: replaced.lowerBound)
    let next = start { $0.bytes < edited - growth }.index + 1
    let boundaries = ChunkBoundaries(
      starts: starts[max(next, first.index + 1)...],
      chunks: chunks,
      growth: growth
    )
    self.text = text
    self.attributeRuns = attributeRuns
    reflow(from: first, boundaries: boundaries, edited: edited)
  }

  /// The length of the text, from its chunks.
  private var lengths: (bytes: Int, units: Int) {
    guard let start = starts.last, let chunk = chunks.last else { return (0, 0) }
    return (start.bytes + chunk.bytes, start.units + chunk.units)
  }

  /// Returns the first chunk whose layout an edit may change.
  private func firstChunk(editedAt lower: Int, units: Int) -> ChunkStart {
    let start = start { $0.units <= units }
    guard start.index > 0 else { return start }
    // A line may break earlier or later when the line after it changes.
    let chunk = chunks[start.index]
    let changesLineBefore = chunk.continues && lower <= start.bytes + chunk.firstLine
    return changesLineBefore || start.units == units ? self.start(before: start) : start
  }

  /// Divides the text into chunks from one on, until a chunk ends at a boundary of the old layout.
  ///
  /// - Parameter edited: The end of the edited text, in bytes; chunks before it are short. Nil to
  ///   lay out the whole text, in chunks with any number of paragraphs.
  mutating func reflow(from first: ChunkStart, boundaries: ChunkBoundaries, edited: Int?) {
    chunks.removeLast(chunks.count - first.index)
    defer { updateStarts(from: first.index) }
    let count = text.utf8.count
    var start = first.bytes
    var boundaries = boundaries
    repeat {
      boundaries.drop(through: start)
      let search = ChunkSearch(
        start: start,
        length: start < edited ?? 0 ? Self.editedLength : Self.chunkLength,
        maxParagraphs: edited == nil ? .max : Self.maxParagraphs,
        continues: chunks.last.map { $0.separator == 0 } ?? false,
        nextBoundary: boundaries.first
      )
      let chunk = nextChunk(search)
      chunks.append(chunk)
      start += chunk.bytes
      if let rest = boundaries.rest(after: chunk, endingAt: start) {
        chunks += rest
        return
      }
    } while start < count
    // A line terminator at the end of the text adds an empty line (S219).
    if chunks[chunks.count - 1].separator > 0 {
      chunks.append(makeChunk(count..<count, continues: false))
    }
  }

  /// Returns the next chunk.
  private func nextChunk(_ search: ChunkSearch) -> Chunk {
    let (start, continues) = (search.start, search.continues)
    switch configuration.axis {
    case .horizontal: return makeChunk(start..<segmentEnd(search), continues: continues)
    case .vertical:
      guard let end = paragraphsEnd(search) else { return chunkOfLines(search) }
      return makeChunk(start..<end, continues: continues)
    }
  }

  /// Returns the end of a segment of a single line: after a space if there is one.
  private func segmentEnd(_ search: ChunkSearch) -> Int {
    let (start, length, count) = (search.start, search.length, text.utf8.count)
    if let boundary = search.boundary, isCharacterStart(boundary.bytes) { return boundary.bytes }
    guard count - start > 2 * length else { return count }
    let end = start + length
    let space = text.lastByte(in: end - length / 4..<end) { $0 == 0x20 }
    if let space, isCharacterStart(space + 1) { return space + 1 }
    return characterStart(end, after: start)
  }

  /// Returns the end of a few whole paragraphs; nil if the first one is too long.
  private func paragraphsEnd(_ search: ChunkSearch) -> Int? {
    let (start, count) = (search.start, text.utf8.count)
    let limit = min(count, start + search.length)
    if search.continues {
      // The direction of a paragraph is found in its first chunk only.
      return text.separator(in: start..<limit, .first)?.upperBound
        ?? (limit == count ? count : nil)
    }
    if let boundary = search.boundary, !boundary.continues,
      text.separator(in: start..<boundary.bytes, .last)?.upperBound == boundary.bytes
    {
      return paragraphsEnd(in: start..<boundary.bytes, maxCount: search.maxParagraphs)
    }
    if limit == count {
      return paragraphsEnd(in: start..<count, maxCount: search.maxParagraphs)
    }
    let end = text.separator(in: start..<limit, .last)?.upperBound
    return end.map { paragraphsEnd(in: start..<$0, maxCount: search.maxParagraphs) }
  }

  /// Returns the end of as many paragraphs of a range as a chunk may have.
  private func paragraphsEnd(in range: Range<Int>, maxCount: Int) -> Int {
    guard maxCount < .max else { return range.upperBound }
    var end = range.lowerBound
    for _ in 0..<maxCount {
      guard let separator = text.separator(in: end..<range.upperBound, .first) else {
        return range.upperBound
      }
      end = separator.upperBound
    }
    return end
  }

  /// Returns a few lines of a long paragraph.
  private func chunkOfLines(_ search: ChunkSearch) -> Chunk {
    let (start, continues, count) = (search.start, search.continues, text.utf8.count)
    var length = search.length
    if let boundary = search.boundary {
      length = max(length, boundary.bytes - start + Self.context)
    }
    while true {
      let stop = characterStart(min(count, start + length), after: start)
      if let separator = text.separator(in: start..<stop, .first) {
        return makeChunk(start..<separator.upperBound, continues: continues)
      }
      if stop == count { return makeChunk(start..<count, continues: continues) }
      if let chunk = chunkOfLinesToBoundary(search, limit: stop) { return chunk }
      let lines = geometry(start..<stop, continues: continues).layout.lines
      if let end = lastLineStart(lines, from: start, after: start) {
        return makeChunk(start..<end, continues: continues)
      }
      length *= 2
    }
  }

  /// Returns lines up to a boundary of the old layout, or near to it if no line starts there.
  ///
  /// Where the lines after the boundary start depends only on the line before it and on the text.
  private func chunkOfLinesToBoundary(_ search: ChunkSearch, limit: Int) -> Chunk? {
    guard let end = search.boundary?.bytes, end < limit else { return nil }
    let chunk = makeChunk(search.start..<end, continues: search.continues)
    let line = search.start + chunk.lastLine
    let startsParagraph = chunk.lastLine == 0 && !search.continues
    let stop = characterStart(min(limit, end + Self.context), after: end)
    let direction = startsParagraph ? nil : chunk.isRightToLeft
    let lines = geometry(line..<stop, isRightToLeft: direction).layout.lines
    if lines.contains(where: { line + $0.range.lowerBound == end }) { return chunk }
    return lastLineStart(lines, from: line, after: search.start)
      .map { makeChunk(search.start..<$0, continues: search.continues) }
  }

  /// Returns the start of the last line that starts with a whole character after a byte.
  private func lastLineStart(_ lines: [TextLine], from offset: Int, after start: Int) -> Int? {
    lines.map { offset + $0.range.lowerBound }.last { $0 > start && isCharacterStart($0) }
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
    geometry(range, isRightToLeft: continues ? chunks.last?.isRightToLeft : nil)
  }

  /// Lays out a range of bytes that continues a paragraph of a direction, or starts one if nil.
  func geometry(
    _ range: Range<Int>,
    isRightToLeft: Bool?,
    fragment: Fragment? = nil
  ) -> TextGeometry {
    let units = text.utf16Offset(of: text.utf8Range(range).lowerBound)
    return geometry(range, units: units, isRightToLeft: isRightToLeft, fragment: fragment)
  }

  func isCharacterStart(_ byte: Int) -> Bool {
    let index = text.utf8.index(text.startIndex, offsetBy: byte)
    return text.index(index, offsetBy: 0) == index
  }

  /// Returns the start of the character that contains a byte, or its end if it starts no later
  /// than `start`.
  func characterStart(_ byte: Int, after start: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: byte)
    let floor = text.index(index, offsetBy: 0)
    let found = text.utf8.distance(from: text.startIndex, to: floor)
    guard found <= start, floor < text.endIndex else { return found }
    return text.utf8.distance(from: text.startIndex, to: text.index(after: floor))
  }
}

/// The start of the next chunk, and what is known about its end.
private struct ChunkSearch {
  /// The first byte.
  let start: Int
  /// The approximate length, in bytes.
  let length: Int
  /// The maximum number of paragraphs.
  let maxParagraphs: Int
  /// Whether the chunk continues a paragraph.
  let continues: Bool
  /// The boundary of the old layout that the chunk may end at.
  let boundary: ChunkBoundary?

  /// Creates a search.
  ///
  /// - Parameter nextBoundary: The next boundary of the old layout, which may be too far away.
  init(
    start: Int,
    length: Int,
    maxParagraphs: Int,
    continues: Bool,
    nextBoundary: ChunkBoundary?
  ) {
    (self.start, self.length, self.maxParagraphs) = (start, length, maxParagraphs)
    self.continues = continues
    boundary = nextBoundary.flatMap { $0.bytes - start <= 2 * length ? $0 : nil }
  }
}
