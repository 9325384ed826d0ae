import Foundation
package import TatamiDrawing
package import TatamiGeometry

/// A text laid out in chunks, so that an edit costs no more than the chunks it touches.
///
/// Along the vertical axis the text is wrapped, and a chunk is some paragraphs, or some lines of
/// a long one. Along the horizontal axis it is one line, and a chunk is a stretch of it.
package struct TextFlow {
  /// How a text is laid out.
  package struct Configuration {
    /// The axis along which chunks follow each other.
    package var axis: Axis
    /// The length of a wrapped line, in points.
    package var width: Double
    package var style: TextRequest.ParagraphStyle
    package var shaper: any TextShaping
    /// Gives looks their fonts and colours.
    package var attributes: (TextLook) -> TextAttributes

    /// Creates a configuration.
    package init(
      axis: Axis,
      width: Double,
      style: TextRequest.ParagraphStyle,
      shaper: any TextShaping,
      attributes: @escaping (TextLook) -> TextAttributes
    ) {
      (self.axis, self.width, self.style) = (axis, width, style)
      (self.shaper, self.attributes) = (shaper, attributes)
    }
  }

  /// Neighbouring characters that are laid out on their own.
  package struct Chunk {
    /// The characters with the new line at the end, in UTF-8 bytes.
    package var bytes: Int
    /// The same in UTF-16 units.
    package var units: Int
    /// The bytes of the new line at the end; zero for none.
    package var separator: Int
    package var size: Size
    var lineCount: Int
    /// Whether the chunk goes on with a paragraph that began earlier.
    var continues: Bool
    /// Whether the chunk's last paragraph runs from right to left.
    package var isRightToLeft: Bool
  }

  /// Where a chunk begins.
  package struct ChunkStart {
    package var index = 0
    package var bytes = 0
    package var units = 0
    /// The distance from the start along the axis, in points.
    package var distance = 0.0

    /// Creates the start of the first chunk.
    package init() {}

    /// Creates a start from its index and the lengths of the chunks before it.
    init(index: Int, bytes: Int, units: Int, distance: Double) {
      (self.index, self.bytes, self.units, self.distance) = (index, bytes, units, distance)
    }
  }

  package let configuration: Configuration
  package var text: String
  package var looks: AttributeRuns
  package var chunks: [Chunk] = []

  /// Lays out a text; one without characters looks like `emptyLook`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package init(_ text: String, _ looks: AttributeRuns, emptyLook: TextLook, configuration: Configuration) {
    self.configuration = configuration
    self.text = text
    self.looks = looks
    self.emptyLook = emptyLook
    reflow(from: ChunkStart(), boundaries: [])
  }

  /// How a text without characters looks.
  package let emptyLook: TextLook

  /// The extents of all chunks, in points.
  ///
  /// - Complexity: O(*n*) in the number of chunks, one for about two thousand characters.
  package func size() -> Size {
    var size = Size.zero
    size[configuration.axis] = chunks.indices.reduce(0) { $0 + advance(of: $1) }
    size[configuration.axis.cross] = chunks.reduce(0) { max($0, $1.size[configuration.axis.cross]) }
    return size
  }

  /// Returns the extent of a chunk along the axis with the space after it, in points.
  package func advance(of index: Int) -> Double {
    let length = chunks[index].size[configuration.axis]
    guard configuration.axis == .vertical, index + 1 < chunks.count else { return length }
    let style = configuration.style
    return length + style.lineSpacing + (chunks[index + 1].continues ? 0 : style.paragraphSpacing)
  }

  /// Returns the last chunk that begins before or where a test holds; the first one at least.
  ///
  /// - Complexity: O(*n*) in the number of chunks.
  package func start(where isReached: (ChunkStart) -> Bool) -> ChunkStart {
    var start = ChunkStart()
    while start.index + 1 < chunks.count {
      let next = self.start(after: start)
      guard isReached(next) else { break }
      start = next
    }
    return start
  }

  /// Returns where the chunk after another begins.
  package func start(after start: ChunkStart) -> ChunkStart {
    let chunk = chunks[start.index]
    return ChunkStart(
      index: start.index + 1,
      bytes: start.bytes + chunk.bytes,
      units: start.units + chunk.units,
      distance: start.distance + advance(of: start.index)
    )
  }

  /// Returns where the chunk before another begins.
  package func start(before start: ChunkStart) -> ChunkStart {
    let chunk = chunks[start.index - 1]
    return ChunkStart(
      index: start.index - 1,
      bytes: start.bytes - chunk.bytes,
      units: start.units - chunk.units,
      distance: start.distance - advance(of: start.index - 1)
    )
  }

  /// Returns the top-left corner of a chunk, in points.
  package func origin(of start: ChunkStart) -> Point {
    guard configuration.axis == .horizontal else { return Point(x: 0, y: start.distance) }
    guard chunks.first?.isRightToLeft == true else { return Point(x: start.distance, y: 0) }
    return Point(x: size().width - start.distance - chunks[start.index].size.width, y: 0)
  }
}
