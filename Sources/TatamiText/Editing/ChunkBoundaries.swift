/// The start of a chunk that an edit leaves unchanged.
struct ChunkBoundary {
  /// The bytes of the new text before it.
  let bytes: Int
  /// Whether the chunk continues a paragraph.
  let continues: Bool
}

/// The chunks of the layout before an edit that start after the edited text.
struct ChunkBoundaries {
  /// The starts of the chunks, in the text before the edit.
  private var starts: ArraySlice<TextFlow.ChunkStart> = []
  /// All chunks before the edit.
  private var chunks: [TextFlow.Chunk] = []
  /// The number of bytes by which the edit makes the text longer.
  private var growth = 0

  /// Creates an empty list, for a text that is laid out for the first time.
  init() {}

  /// Creates the list of the chunks at some starts.
  init(starts: ArraySlice<TextFlow.ChunkStart>, chunks: [TextFlow.Chunk], growth: Int) {
    (self.starts, self.chunks, self.growth) = (starts, chunks, growth)
  }

  /// The first boundary; nil for none.
  var first: ChunkBoundary? {
    guard let start = starts.first else { return nil }
    return ChunkBoundary(
      bytes: start.bytes + growth,
      continues: chunks[start.index].continues
    )
  }

  /// Drops the boundaries up to a byte of the new text.
  mutating func drop(through byte: Int) {
    while let start = starts.first, start.bytes + growth <= byte { starts.removeFirst() }
  }

  /// Returns the chunks after the first boundary if a new chunk ends there and they fit to it.
  func rest(after chunk: TextFlow.Chunk, endingAt byte: Int) -> ArraySlice<TextFlow.Chunk>? {
    let continues = chunk.separator == 0
    guard let start = starts.first, let first, first.bytes == byte, first.continues == continues,
      !continues || chunk.isRightToLeft == chunks[start.index - 1].isRightToLeft
    else { return nil }
    return chunks[start.index...]
  }
}
