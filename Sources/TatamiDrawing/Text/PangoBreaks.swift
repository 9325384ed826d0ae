import CPango

/// The grapheme clusters of a paragraph, and where its lines may break, by Pango's analysis.
struct PangoBreaks {
  /// The first byte of each cluster.
  private(set) var offsets: [Int] = []
  /// Whether a line may break before each cluster without dividing a word.
  private(set) var allowsBreak: [Bool] = []
  /// The number of bytes of the paragraph.
  let byteCount: Int

  /// Analyzes a paragraph.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ bytes: [UInt8], language: OpaquePointer?) {
    byteCount = bytes.count
    let characters = bytes.indices.filter { bytes[$0] & 0xc0 != 0x80 }
    var rules = Array(repeating: PangoLogAttr(), count: characters.count + 1)
    bytes.withUnsafeBytes { bytes in
      pango_get_log_attrs(
        bytes.assumingMemoryBound(to: CChar.self).baseAddress,
        Int32(clamping: bytes.count),
        -1,
        language,
        &rules,
        Int32(clamping: rules.count)
      )
    }
    for (offset, rule) in zip(characters, rules)
    where offsets.isEmpty || rule.is_cursor_position != 0 {
      offsets.append(offset)
      allowsBreak.append(rule.is_line_break != 0)
    }
  }

  /// Returns the first byte of a cluster; the number of bytes after the last one.
  func offset(_ index: Int) -> Int {
    index < offsets.count ? offsets[index] : byteCount
  }

  /// The longest word that Pango breaks between characters, in bytes; the time it takes grows with
  /// the square of the length.
  static let longestWord = 256

  /// Whether more than so many bytes follow each other without a possible line break.
  func hasWord(longerThan length: Int) -> Bool {
    var start = 0
    for (offset, allowsBreak) in zip(offsets, allowsBreak) where allowsBreak {
      if offset - start > length { return true }
      start = offset
    }
    return byteCount - start > length
  }

  /// The approximate length of a segment, in bytes.
  static let segmentLength = 2048

  /// Divides the paragraph into segments that are shaped on their own, because the time that Pango
  /// takes grows with the square of the runs in a line.
  ///
  /// A segment ends where a line may break, or inside a word of which nothing else is near.
  func segments() -> [Range<Int>] {
    var segments: [Range<Int>] = []
    var start = 0
    while byteCount - start > 2 * Self.segmentLength {
      let end = segmentEnd(after: start)
      segments.append(start..<end)
      start = end
    }
    if start < byteCount || segments.isEmpty { segments.append(start..<byteCount) }
    return segments
  }

  private func segmentEnd(after start: Int) -> Int {
    let limit = start + Self.segmentLength
    let next = offsets.firstIndex(after: limit) { $0 }
    var index = next
    while index > 0, offset(index - 1) > limit - Self.segmentLength / 4 {
      index -= 1
      if allowsBreak[index] { return offset(index) }
    }
    // A cluster longer than a segment is not divided.
    return next > 0 && offset(next - 1) > start ? offset(next - 1) : offset(next)
  }
}
