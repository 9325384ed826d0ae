import TatamiDrawing
import TatamiGeometry

extension TextFlow {
  /// Adjacent characters that are laid out on their own.
  struct Chunk {
    /// The length with the line terminator at the end, in UTF-8 bytes.
    var bytes: Int
    /// The same length in UTF-16 units.
    var units: Int
    /// The length of the line terminator at the end, in bytes; zero without one.
    var separator: Int
    /// The size of the layout, in points.
    var size: Size
    var lineCount: Int
    /// The length of the first line, in bytes.
    var firstLine: Int
    /// The start of the last line, in bytes.
    var lastLine: Int
    /// Whether the chunk continues a paragraph of the chunk before.
    var continues: Bool
    /// Whether the last paragraph runs from right to left.
    var isRightToLeft: Bool
    /// The place of the lines; nil for lines across the container, below those before them.
    var fragment: Fragment?

    /// Creates a chunk from its lengths and its layout.
    init(bytes: Int, units: Int, separator: Int, continues: Bool, layout: TextLayout) {
      (self.bytes, self.units, self.separator) = (bytes, units, separator)
      self.continues = continues
      size = layout.size
      lineCount = layout.lines.count
      firstLine = layout.lines.first?.range.upperBound ?? 0
      lastLine = layout.lines.last?.range.lowerBound ?? 0
      isRightToLeft = layout.lines.last?.isRightToLeft ?? false
    }
  }

  /// The start of a chunk.
  struct ChunkStart {
    /// The index of the chunk.
    var index = 0
    /// The UTF-8 bytes before it.
    var bytes = 0
    /// The UTF-16 units before it.
    var units = 0
    /// The distance from the start of the text along the axis, in points.
    var distance = 0.0
  }

  /// Returns the extent of a chunk along the axis with the space after it, in points.
  func advance(of index: Int) -> Double {
    let length = chunks[index].size[configuration.axis]
    guard configuration.axis == .vertical, index + 1 < chunks.count else { return length }
    let style = configuration.style
    return length + style.lineSpacing + (chunks[index + 1].continues ? 0 : style.paragraphSpacing)
  }

  /// Returns the start of the last chunk for which a test holds, or else of the first chunk.
  ///
  /// - Parameter isReached: A test that holds for the starts up to one and for none after it.
  /// - Complexity: O(log *n*) in the number of chunks.
  func start(where isReached: (ChunkStart) -> Bool) -> ChunkStart {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if isReached(starts[middle]) { low = middle } else { high = middle - 1 }
    }
    return starts[low]
  }

  /// Returns the start of the chunk after another.
  func start(after start: ChunkStart) -> ChunkStart { starts[start.index + 1] }

  /// Returns the start of the chunk before another.
  func start(before start: ChunkStart) -> ChunkStart { starts[start.index - 1] }

  /// Computes the starts of the chunks from one on, and the extent across the axis.
  ///
  /// - Complexity: O(*n*) in the number of chunks.
  mutating func updateStarts(from index: Int) {
    starts.removeLast(starts.count - index)
    starts.reserveCapacity(chunks.count)
    var start = ChunkStart()
    if let last = starts.last { start = following(last) }
    while start.index < chunks.count {
      starts.append(start)
      start = following(start)
    }
    let cross = configuration.axis.cross
    breadth = chunks.reduce(0) { max($0, $1.size[cross]) }
  }

  /// Returns the start after a chunk, which is the end of the text after the last one.
  private func following(_ start: ChunkStart) -> ChunkStart {
    let chunk = chunks[start.index]
    let next = start.index + 1
    let fragment = next < chunks.count ? chunks[next].fragment : nil
    return ChunkStart(
      index: next,
      bytes: start.bytes + chunk.bytes,
      units: start.units + chunk.units,
      distance: fragment?.top ?? start.distance + advance(of: start.index)
    )
  }

  /// Returns the top-left corner of a chunk, in points.
  func origin(of start: ChunkStart) -> Point {
    if let fragment = chunks[start.index].fragment {
      return Point(x: fragment.left, y: fragment.top)
    }
    guard configuration.axis == .horizontal else { return Point(x: 0, y: start.distance) }
    guard isRightToLeft else { return Point(x: start.distance, y: 0) }
    return Point(x: size().width - start.distance - chunks[start.index].size.width, y: 0)
  }
}
