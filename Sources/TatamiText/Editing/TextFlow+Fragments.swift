import TatamiDrawing
import TatamiGeometry

extension TextFlow {
  /// The place of lines that do not go across the container, or are not all lines of their text.
  struct Fragment {
    /// The left edge, in points.
    var left = 0.0
    /// The upper edge, in points.
    var top = 0.0
    /// The length of the lines, in points.
    var width: Double
    /// The largest number of lines; 0 for any.
    var lineCount = 1
    /// The largest height, in points; infinite for any.
    var height = Double.infinity
    /// The number of bytes after the chunk that decide where its line ends.
    var lookahead = 0
    /// The treatment of the last line, if there is more text; nil for that of the text.
    var lastLine: TextRequest.LineBreakMode?

    /// Limits a request to the lines of the fragment.
    func apply(to request: inout TextRequest) {
      request.widthLimit = .points(width)
      request.maxLines = lineCount
      if height < .infinity { request.heightLimit = .points(height) }
      if let lastLine { request.style.lineBreakMode = lastLine }
    }
  }

  /// Returns the length of the lines of a chunk, in points.
  func width(of start: ChunkStart) -> Double {
    chunks[start.index].fragment?.width ?? configuration.width
  }

  /// A line with its characters and its place.
  struct PlacedLine {
    /// The characters without a terminator, in UTF-16 units.
    let characters: Range<Int>
    let line: TextLine
    /// The top-left corner of the layout that the line belongs to, in points.
    let origin: Point
    /// The place of the line; nil for a line across the container.
    let fragment: Fragment?
  }

  /// Returns the line that contains a position; nil without lines.
  func placedLine(at position: CaretPosition) -> PlacedLine? {
    let start = start(at: position)
    let geometry = geometry(at: start)
    guard let index = geometry.lineIndex(at: position.relative(to: start)) else { return nil }
    let range = geometry.lineRange(index)
    return PlacedLine(
      characters: range.lowerBound + start.units..<range.upperBound + start.units,
      line: geometry.layout.lines[index],
      origin: origin(of: start),
      fragment: chunks[start.index].fragment
    )
  }

  /// Returns the size of chunks with places of their own.
  func fragmentSize() -> Size {
    chunks.reduce(.zero) { size, chunk in
      let (left, top) = (chunk.fragment?.left ?? 0, chunk.fragment?.top ?? 0)
      return Size(
        width: max(size.width, left + chunk.size.width),
        height: max(size.height, top + chunk.size.height)
      )
    }
  }

  // MARK: Limits

  /// Makes one chunk of the whole text, of which only the first lines are laid out.
  mutating func reflowWithinLimits() {
    let limits = configuration.limits
    let fragment = Fragment(
      width: configuration.width,
      lineCount: limits.lineCount,
      height: limits.height,
      lastLine: limits.lastLine.truncatesText ? limits.lastLine : nil
    )
    starts = []
    chunks = [rest(from: 0, fragment, continues: nil)]
    updateStarts(from: 0)
  }

  /// Returns a chunk of everything from a byte on.
  ///
  /// - Parameter isRightToLeft: The direction of the paragraph that the chunk continues; nil if it
  ///   starts one.
  func rest(from start: Int, _ fragment: Fragment, continues isRightToLeft: Bool?) -> Chunk {
    let range = start..<text.utf8.count
    let indices = text.utf8Range(range)
    var chunk = Chunk(
      bytes: range.count,
      units: text.utf16.distance(from: indices.lowerBound, to: indices.upperBound),
      separator: 0,
      continues: isRightToLeft != nil,
      layout: geometry(range, isRightToLeft: isRightToLeft, fragment: fragment).layout
    )
    chunk.fragment = fragment
    return chunk
  }

  // MARK: Rows of fragments

  /// Returns the first chunk of the row that a chunk belongs to.
  func firstOfRow(_ start: ChunkStart) -> ChunkStart {
    var first = start
    while first.index > 0, chunks[first.index].fragment != nil,
      starts[first.index - 1].distance == first.distance
    {
      first = self.start(before: first)
    }
    return first
  }

  /// Returns the chunk nearest to a horizontal coordinate in the row of another one.
  func fragment(nearest x: Double, inRowOf start: ChunkStart) -> ChunkStart {
    guard chunks[start.index].fragment != nil else { return start }
    var (nearest, distance) = (start, Double.infinity)
    var index = firstOfRow(start).index
    while index < starts.count, starts[index].distance == start.distance {
      let left = chunks[index].fragment?.left ?? 0
      let gap = max(left - x, x - left - width(of: starts[index]), 0)
      if gap < distance { (nearest, distance) = (starts[index], gap) }
      index += 1
    }
    return nearest
  }

  /// Returns the position nearest to a column some rows below a chunk; nil if there is none.
  func position(movedByRows rows: Int, from start: ChunkStart, column: Double) -> CaretPosition? {
    var (row, rest) = (firstOfRow(start), rows)
    while rest < 0, row.index > 0 {
      row = firstOfRow(self.start(before: row))
      rest += 1
    }
    while rest > 0, let next = starts[row.index...].first(where: { $0.distance > row.distance }) {
      row = next
      rest -= 1
    }
    if rest != 0, rows == 1 || rows == -1 { return nil }
    let target = fragment(nearest: column, inRowOf: row)
    let local = column - (chunks[target.index].fragment?.left ?? 0)
    return position(geometry(at: target).position(inLine: 0, nearestX: local), in: target)
  }
}

extension TextRequest.LineBreakMode {
  /// Whether an ellipsis replaces what does not fit.
  var truncatesText: Bool {
    switch self {
    case .truncateHead, .truncateMiddle, .truncateTail: true
    case .wordWrap, .charWrap, .clip: false
    }
  }
}
