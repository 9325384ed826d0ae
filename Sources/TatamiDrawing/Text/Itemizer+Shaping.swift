extension Itemizer {
  /// The widest paragraph whose advances are summed, in Pango units.
  private static let maxAdvance = Int(Int32.max) / 2

  /// Shapes the items; returns false if the paragraph's glyphs are not those of Pango.
  mutating func shape() -> Bool {
    glyphs.reserveCapacity(characters.count)
    for index in items.indices {
      let (first, item) = (glyphs.count, items[index])
      let lower = Int(characters[item.characters.lowerBound].offset)
      let upper = Int(characters[item.characters.upperBound].offset)
      guard fonts.shape(lower..<upper, of: text.bytes, item.style, into: &glyphs) else {
        return false
      }
      items[index].glyphs = first..<glyphs.count
      guard measure(items[index]) else { return false }
    }
    return hasWholeRuns
  }

  /// Sums the advances of an item's clusters; returns false if they do not cover its characters.
  private mutating func measure(_ item: ShapedItem) -> Bool {
    let step = item.isRightToLeft ? -1 : 1
    var glyph = item.isRightToLeft ? item.glyphs.upperBound - 1 : item.glyphs.lowerBound
    var character = item.characters.lowerBound
    while item.glyphs.contains(glyph) {
      let cluster = glyphs[glyph].cluster
      guard cluster == characters[character].offset else { return false }
      characters[character].glyph = Int32(item.isRightToLeft ? glyph + 1 : glyph)
      characters[character].traits.insert([.cluster, .safe])
      var width = 0
      while item.glyphs.contains(glyph), glyphs[glyph].cluster == cluster {
        width += Int(glyphs[glyph].width)
        if glyphs[glyph].isUnsafe { characters[character].traits.remove(.safe) }
        glyph += step
      }
      let isLast = !item.glyphs.contains(glyph)
      let end =
        isLast ? item.characters.upperBound : index(at: glyphs[glyph].cluster, after: character)
      guard let end, end <= item.characters.upperBound else { return false }
      guard addCluster(character..<end, width: width) else { return false }
      character = end
    }
    return character == item.characters.upperBound
  }

  /// Adds the advance of a cluster to the sums; returns false if they are too large.
  private mutating func addCluster(_ range: Range<Int>, width: Int) -> Bool {
    let natural = Int(characters[range.lowerBound].natural) + width
    var logical = Int(characters[range.lowerBound].logical)
    guard natural < Self.maxAdvance, !range.isEmpty else { return false }
    for index in range {
      logical += width / range.count
      characters[index + 1].logical = Int32(logical)
      characters[index + 1].natural = Int32(natural)
    }
    return true
  }

  /// Returns the index of the character at a byte; nil if there is none after `start`.
  private func index(at byte: Int32, after start: Int) -> Int? {
    var index = start + 1
    while index < characters.count, characters[index].offset < byte { index += 1 }
    return index < characters.count && characters[index].offset == byte ? index : nil
  }

  /// Whether every run of the source begins with a cluster, where Pango divides its items.
  private var hasWholeRuns: Bool {
    let starts = source.runStarts(in: text)
    guard !starts.isEmpty else { return true }
    let clusters = Set(characters.filter { $0.traits.contains(.cluster) }.map(\.offset))
    return starts.allSatisfy { clusters.contains(Int32($0)) }
  }
}
