import TatamiDrawing
import TatamiGeometry

// Lines beside areas that are kept clear: rows of fragments, each with one line in a chunk of its own.
extension TextFlow {
  /// The approximate length of the text in which the end of a line is looked for, in bytes.
  private static let lineLength = 256
  /// The number of heights at which room for a row is looked for before the areas are passed.
  private static let mostSteps = 1_000
  /// The number of times that a row is laid out because its lines are higher than expected.
  private static let mostAttempts = 4

  /// Divides the whole text into lines beside the areas.
  ///
  /// - Complexity: O(*n*) in the length of the text, for each line also in the sides of the paths.
  mutating func reflowAroundExclusions() {
    (chunks, starts) = ([], [])
    let count = text.utf8.count
    var (start, top) = (0, 0.0)
    repeat {
      let row = row(from: start, top: top)
      guard !endsText(before: row) else { break }
      chunks += row
      start += row.reduce(0) { $0 + $1.bytes }
      top = bottom(of: row)
    } while start < count || chunks.last.map { $0.separator > 0 } == true
    updateStarts(from: 0)
  }

  /// Ends the text with the last line if a row exceeds the limits; returns whether it does.
  private mutating func endsText(before row: [Chunk]) -> Bool {
    let limits = configuration.limits
    let bottom = row.map { ($0.fragment?.top ?? 0) + $0.size.height }.max() ?? 0
    let isFull = limits.lineCount > 0 && chunks.count + row.count > limits.lineCount
    guard isFull || bottom > limits.height + 1e-6 else { return false }
    chunks += row.prefix(limits.lineCount > 0 ? max(0, limits.lineCount - chunks.count) : 0)
    if chunks.isEmpty { chunks = Array(row.prefix(1)) }
    guard let last = chunks.popLast(), var fragment = last.fragment else { return true }
    let start = chunks.reduce(0) { $0 + $1.bytes }
    fragment.lookahead = 0
    fragment.lastLine = limits.lastLine.truncatesText ? limits.lastLine : nil
    let direction = last.continues ? chunks.last?.isRightToLeft : nil
    chunks.append(rest(from: start, fragment, continues: direction))
    return true
  }

  /// Returns the upper edge of what follows a row, in points.
  private func bottom(of row: [Chunk]) -> Double {
    let top = row.first?.fragment?.top ?? 0
    let style = configuration.style
    let endsParagraph = row.last.map { $0.separator > 0 } ?? false
    return top + (row.map(\.size.height).max() ?? 0) + style.lineSpacing
      + (endsParagraph ? style.paragraphSpacing : 0)
  }

  /// Returns the lines of the next row that has room for any, at least one.
  private func row(from start: Int, top: Double) -> [Chunk] {
    let whole = line(from: start, Fragment(top: top, width: configuration.width), in: [])
    var (top, height) = (top, max(1, whole.size.height))
    for step in 0... {
      if step == Self.mostSteps {
        top = max(top, configuration.exclusions.map(\.span.upperBound).max() ?? top)
      }
      let row = highRow(from: start, top: top, height: &height, whole)
      if !row.isEmpty { return row }
      guard step <= Self.mostSteps else { break }
      top += max(1, height / 4)
    }
    return [line(from: start, Fragment(top: top, width: configuration.width), in: [])]
  }

  /// Returns the lines of a row at a height; none if there is no room.
  ///
  /// - Parameter height: The expected height; receives that of the lines if they are higher.
  private func highRow(
    from start: Int,
    top: Double,
    height: inout Double,
    _ whole: Chunk
  ) -> [Chunk] {
    for _ in 0..<Self.mostAttempts {
      let width = configuration.width + 2 * configuration.padding
      let free = configuration.exclusions.free(in: top...top + height, width: width)
      let places = free.map {
        Fragment(
          left: $0.lowerBound,
          top: top,
          width: $0.upperBound - $0.lowerBound - 2 * configuration.padding
        )
      }
      let wide = places.filter { $0.width >= min(height, configuration.width) }
      let row = lines(from: start, whole.isRightToLeft ? wide.reversed() : wide)
      let needed = row.map(\.size.height).max() ?? 0
      if needed <= height + 1e-6 { return row }
      height = needed
    }
    return []
  }

  /// Returns the lines in the places of a row; a place in which the first word does not fit stays empty.
  private func lines(from start: Int, _ places: [Fragment]) -> [Chunk] {
    var row: [Chunk] = []
    var start = start
    for place in places {
      let chunk = line(from: start, place, in: row)
      let end = start + chunk.bytes
      let isNarrow = place.width < configuration.width
      if isNarrow, chunk.separator == 0, dividesWord(at: end) { continue }
      row.append(chunk)
      start = end
      if chunk.separator > 0 || start == text.utf8.count { break }
    }
    return row
  }

  private func dividesWord(at byte: Int) -> Bool {
    guard configuration.style.lineBreakMode != .charWrap else { return false }
    return text.dividesWord(at: text.utf8.index(text.startIndex, offsetBy: byte))
  }

  /// Returns the line of a place.
  ///
  /// - Parameter row: The lines of the row so far, which follow the chunks.
  private func line(from start: Int, _ place: Fragment, in row: [Chunk]) -> Chunk {
    let count = text.utf8.count
    let previous = row.last ?? chunks.last
    let direction = previous.flatMap { $0.separator == 0 ? $0.isRightToLeft : nil }
    var length = Self.lineLength
    while true {
      let stop = start < count ? characterStart(min(count, start + length), after: start) : count
      let separator = text.separator(in: start..<stop, .first)
      let limit = separator?.lowerBound ?? stop
      let layout = geometry(start..<limit, isRightToLeft: direction, fragment: place).layout
      let end = start + (layout.lines.first?.range.upperBound ?? 0)
      if limit == end, let separator {
        return chunk(start..<separator.upperBound, separator.count, place, direction, layout)
      }
      let isWhole = end > start && isCharacterStart(end)
      if isWhole && end < limit || stop == count {
        var place = place
        let end = isWhole ? end : limit
        place.lookahead = limit - end
        return chunk(start..<end, 0, place, direction, layout)
      }
      length *= 2
    }
  }

  private func chunk(
    _ range: Range<Int>,
    _ separator: Int,
    _ place: Fragment,
    _ direction: Bool?,
    _ layout: TextLayout
  ) -> Chunk {
    let indices = text.utf8Range(range)
    var chunk = Chunk(
      bytes: range.count,
      units: text.utf16.distance(from: indices.lowerBound, to: indices.upperBound),
      separator: separator,
      continues: direction != nil,
      layout: layout
    )
    chunk.fragment = place
    return chunk
  }
}
