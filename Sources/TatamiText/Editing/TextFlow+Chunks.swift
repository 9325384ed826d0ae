import Foundation
package import TatamiDrawing
import TatamiGeometry

extension TextFlow {
  /// About how many bytes a chunk has.
  static let chunkLength = 2048
  /// How much text after a known start of a line is needed to find it again, in bytes.
  private static let context = 256

  /// A place where an earlier layout began a chunk.
  struct Boundary {
    /// The bytes before it.
    var bytes: Int
    /// The index of the chunk that begins there.
    var index: Int
    /// That chunk and all after it.
    var continues: Bool
  }

  /// Takes a text that differs from the one before in one place.
  ///
  /// - Parameter replaced: What was replaced in the text before, in UTF-16 units.
  /// - Complexity: O(*p*) in the chunks, and the layout of those around the place.
  package mutating func update(
    _ text: String,
    _ looks: AttributeRuns,
    replacing replaced: Range<Int>
  ) {
    let growth = text.utf8.count - self.text.utf8.count
    let end = self.text.utf8.distance(
      from: self.text.startIndex,
      to: self.text.place(replaced.upperBound)
    )
    var first = start { $0.units <= replaced.lowerBound }
    if first.index > 0, chunks[first.index].continues || first.units == replaced.lowerBound {
      first = start(before: first)
    }
    var boundaries: [Boundary] = []
    var place = first
    while place.index + 1 < chunks.count {
      place = start(after: place)
      guard place.bytes >= end else { continue }
      let continues = chunks[place.index].continues
      boundaries.append(Boundary(bytes: place.bytes + growth, index: place.index, continues: continues))
    }
    self.text = text
    self.looks = looks
    reflow(from: first, boundaries: boundaries)
  }

  /// Cuts the text into chunks from one on, until a chunk ends where an old one began.
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
      if let boundary = boundaries.first, boundary.bytes == start, boundary.continues == continues {
        chunks += old[boundary.index...]
        return
      }
    } while start < count
    // A new line at the end adds an empty line (S219).
    if chunks[chunks.count - 1].separator > 0 {
      chunks.append(chunk(count..<count, continues: false))
    }
  }

  /// Returns the chunk that begins at a byte.
  private func nextChunk(from start: Int, boundary: Boundary?) -> Chunk {
    let continues = chunks.last.map { $0.separator == 0 } ?? false
    switch configuration.axis {
    case .horizontal:
      return chunk(start..<endOfLineSegment(from: start, boundary: boundary), continues: continues)
    case .vertical:
      if let end = endOfParagraphs(from: start, continues: continues, boundary: boundary) {
        return chunk(start..<end, continues: continues)
      }
      return chunkOfLines(from: start, continues: continues, boundary: boundary)
    }
  }

  /// Returns where a stretch of one line ends: after a space where there is one.
  private func endOfLineSegment(from start: Int, boundary: Boundary?) -> Int {
    let count = text.utf8.count
    if let boundary, boundary.bytes - start <= 2 * Self.chunkLength, isCharacterStart(boundary.bytes) {
      return boundary.bytes
    }
    guard count - start > 2 * Self.chunkLength else { return count }
    let end = start + Self.chunkLength
    let space = text.lastByte(in: end - Self.chunkLength / 4..<end) { $0 == 0x20 }
    if let space, isCharacterStart(space + 1) { return space + 1 }
    return characterStart(end, after: start)
  }

  /// Returns where some whole paragraphs end; nil where the first one is too long.
  private func endOfParagraphs(from start: Int, continues: Bool, boundary: Boundary?) -> Int? {
    let count = text.utf8.count
    let limit = min(count, start + Self.chunkLength)
    if continues {
      // The direction of a paragraph is known in its first chunk only.
      return text.separators(in: start..<limit, .first)?.upperBound
        ?? (limit == count ? count : nil)
    }
    if let boundary, !boundary.continues, boundary.bytes - start <= 2 * Self.chunkLength,
      text.separators(in: start..<boundary.bytes, .last)?.upperBound == boundary.bytes
    {
      return boundary.bytes
    }
    if limit == count { return count }
    return text.separators(in: start..<limit, .last)?.upperBound
  }

  /// Returns some lines of a long paragraph.
  private func chunkOfLines(from start: Int, continues: Bool, boundary: Boundary?) -> Chunk {
    let count = text.utf8.count
    var length = Self.chunkLength
    if let boundary, boundary.bytes - start <= 2 * length {
      length = max(length, boundary.bytes - start + Self.context)
    }
    while true {
      let stop = characterStart(min(count, start + length), after: start)
      if let separator = text.separators(in: start..<stop, .first) {
        return chunk(start..<separator.upperBound, continues: continues)
      }
      if stop == count { return chunk(start..<count, continues: continues) }
      let starts = geometry(start..<stop, continues: continues).layout.lines
        .map { start + $0.range.lowerBound }
      let known = boundary.flatMap { starts.contains($0.bytes) ? $0.bytes : nil }
      let last = starts.last { $0 > start && isCharacterStart($0) }
      if let end = known ?? last { return chunk(start..<end, continues: continues) }
      length *= 2
    }
  }

  /// Lays out a range of bytes as a chunk.
  private func chunk(_ range: Range<Int>, continues: Bool) -> Chunk {
    let separator =
      configuration.axis == .horizontal ? nil : text.separators(in: range, .last)
    let length = separator.map { $0.upperBound == range.upperBound ? $0.count : 0 } ?? 0
    let layout = geometry(range.lowerBound..<range.upperBound - length, continues: continues)
      .layout
    let places = text.utf8Range(range)
    return Chunk(
      bytes: range.count,
      units: text.utf16.distance(from: places.lowerBound, to: places.upperBound),
      separator: length,
      size: layout.size,
      lineCount: layout.lines.count,
      continues: continues,
      isRightToLeft: layout.lines.last?.isRightToLeft ?? false
    )
  }

  /// Lays out a range of bytes.
  private func geometry(_ range: Range<Int>, continues: Bool) -> TextGeometry {
    let units = text.offset(text.utf8Range(range).lowerBound)
    return geometry(
      range,
      units: units,
      direction: continues ? chunks.last?.isRightToLeft : nil
    )
  }

  /// Lays out a range of bytes that begins at some UTF-16 units.
  ///
  /// - Parameter direction: Whether the paragraph runs from right to left; nil for its own.
  package func geometry(_ range: Range<Int>, units: Int, direction: Bool?) -> TextGeometry {
    let places = text.utf8Range(range)
    let part = text[places]
    var style = configuration.style
    if let direction { style.baseDirection = direction ? .rightToLeft : .leftToRight }
    let request = TextRequest(
      runs: runs(of: part, units: units),
      widthLimit: configuration.axis == .vertical ? .points(configuration.width) : .unbounded,
      style: style
    )
    return TextGeometry(request, shaper: configuration.shaper)
  }

  package func runs(of part: Substring, units: Int) -> [TextRequest.Run] {
    let runs = looks.runs(in: units..<units + part.utf16.count)
    guard runs.count > 1 else {
      let look = runs.first?.look ?? looks.look(at: units) ?? emptyLook
      return [TextRequest.Run(String(part), configuration.attributes(look))]
    }
    var start = part.startIndex
    return runs.map { run in
      let end = part.utf16.index(start, offsetBy: run.length)
      defer { start = end }
      return TextRequest.Run(String(part[start..<end]), configuration.attributes(run.look))
    }
  }

  private func isCharacterStart(_ byte: Int) -> Bool {
    let place = text.utf8.index(text.startIndex, offsetBy: byte)
    return text.index(place, offsetBy: 0) == place
  }

  /// Returns the start of the character at a byte, or its end where that is no progress.
  private func characterStart(_ byte: Int, after start: Int) -> Int {
    let place = text.utf8.index(text.startIndex, offsetBy: byte)
    let floor = text.index(place, offsetBy: 0)
    let found = text.utf8.distance(from: text.startIndex, to: floor)
    guard found <= start, floor < text.endIndex else { return found }
    return text.utf8.distance(from: text.startIndex, to: text.index(after: floor))
  }
}
