/// The horizontal extent of one character (grapheme cluster) in its line.
struct CharacterExtent {
  /// The character's UTF-8 bytes, counted from the start of the layout's text.
  var range: Range<Int>
  /// The left edge, in points from the line's left end.
  var left: Double
  /// The right edge, in points from the line's left end.
  var right: Double
  /// Whether the character runs from right to left.
  var isRightToLeft: Bool

  /// The edge where the character begins in reading order.
  var leading: Double { isRightToLeft ? right : left }
  /// The edge where the character ends in reading order.
  var trailing: Double { isRightToLeft ? left : right }
}

extension TextLine {
  /// Returns the places of the line's characters, in reading order.
  ///
  /// The letters of a ligature share its width evenly; invisible characters have no width.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the line.
  func characterExtents(in text: String) -> [CharacterExtent] {
    let boundaries = characterBoundaries(in: text)
    let parts = runs.flatMap { run in
      run.isEllipsis
        ? [run.extent(run.range, left: 0, right: run.width)] : run.extents(from: boundaries)
    }
    return Self.merged(parts.sorted { $0.range.lowerBound < $1.range.lowerBound }, at: boundaries)
  }

  /// Returns the offsets at which the line's characters begin, in UTF-8 bytes of the text.
  private func characterBoundaries(in text: String) -> CharacterBoundaries {
    let utf8 = text.utf8
    let lower = utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(lower, offsetBy: range.count)
    var offset = range.lowerBound
    var starts: [Int] = []
    var weights: [Double] = []
    for character in text[lower..<upper] {
      starts.append(offset)
      weights.append(character.isInvisible ? 0 : 1)
      offset += character.utf8.count
    }
    return CharacterBoundaries(offsets: starts, weights: weights)
  }

  /// Joins the extents of characters that are divided among several runs or glyphs.
  private static func merged(
    _ parts: [CharacterExtent],
    at boundaries: CharacterBoundaries
  ) -> [CharacterExtent] {
    var extents: [CharacterExtent] = []
    for part in parts {
      if let last = extents.last, !boundaries.contains(part.range.lowerBound) {
        let end = max(last.range.upperBound, part.range.upperBound)
        extents[extents.count - 1].range = last.range.lowerBound..<end
        extents[extents.count - 1].left = min(last.left, part.left)
        extents[extents.count - 1].right = max(last.right, part.right)
      } else {
        extents.append(part)
      }
    }
    return extents
  }
}

/// The offsets at which the characters of a line begin, in ascending order.
private struct CharacterBoundaries {
  let offsets: [Int]
  /// The weight of each character when several share a glyph's width.
  let weights: [Double]

  func contains(_ offset: Int) -> Bool {
    let after = offsets.firstIndex(after: offset) { $0 }
    return after > 0 && offsets[after - 1] == offset
  }

  /// Divides a range at the boundaries inside it; returns the parts with their weights.
  func parts(of range: Range<Int>) -> [(range: Range<Int>, weight: Double)] {
    var index = offsets.firstIndex(after: range.lowerBound - 1) { $0 }
    var start = range.lowerBound
    var weight = 1.0
    var parts: [(range: Range<Int>, weight: Double)] = []
    while index < offsets.count, offsets[index] < range.upperBound {
      if offsets[index] > start { parts.append((start..<offsets[index], weight)) }
      (start, weight) = (offsets[index], weights[index])
      index += 1
    }
    parts.append((start..<range.upperBound, weight))
    return parts
  }
}

extension TextRun {
  fileprivate func extent(_ range: Range<Int>, left: Double, right: Double) -> CharacterExtent {
    CharacterExtent(range: range, left: x + left, right: x + right, isRightToLeft: isRightToLeft)
  }

  /// Returns the extents of the run's characters and parts of characters.
  fileprivate func extents(from boundaries: CharacterBoundaries) -> [CharacterExtent] {
    let clusters = clusters()
    var extents: [CharacterExtent] = []
    for (index, cluster) in clusters.enumerated() {
      let right = index + 1 < clusters.count ? clusters[index + 1].left : width
      extents += self.extents(
        boundaries.parts(of: cluster.range),
        left: cluster.left,
        right: right
      )
    }
    return extents
  }

  /// Divides the width of a glyph among the characters it shows.
  private func extents(
    _ parts: [(range: Range<Int>, weight: Double)],
    left: Double,
    right: Double
  ) -> [CharacterExtent] {
    let sum = parts.reduce(0) { $0 + $1.weight }
    // If no character is visible, the first one takes the whole width.
    let unit = sum > 0 ? (right - left) / sum : 0
    var pen = isRightToLeft ? right : left
    return parts.enumerated().map { index, part in
      let length = sum > 0 ? part.weight * unit : index == 0 ? right - left : 0
      let next = isRightToLeft ? pen - length : pen + length
      defer { pen = next }
      return extent(part.range, left: min(pen, next), right: max(pen, next))
    }
  }

  /// Returns Pango's clusters from left to right, each with its bytes and its left edge.
  private func clusters() -> [(range: Range<Int>, left: Double)] {
    var edges: [(start: Int, left: Double, hasGlyph: Bool)] = []
    var pen = 0.0
    for glyph in glyphs {
      if edges.last?.start != glyph.cluster {
        edges.append((glyph.cluster, glyph.width > 0 ? glyph.x : pen, glyph.width > 0))
      } else if glyph.width > 0, edges.last?.hasGlyph == false {
        edges[edges.count - 1].left = glyph.x
        edges[edges.count - 1].hasGlyph = true
      }
      pen = max(pen, glyph.x + glyph.width)
    }
    guard !edges.isEmpty else { return [(range, 0)] }
    edges[0].left = 0
    return clusters(at: edges.map { ($0.start, $0.left) })
  }

  private func clusters(at edges: [(start: Int, left: Double)]) -> [(Range<Int>, Double)] {
    let starts = edges.map(\.start).sorted()
    return edges.map { edge in
      let next = starts.firstIndex(after: edge.start) { $0 }
      // Bytes before the first visible glyph belong to its cluster.
      let start = edge.start == starts[0] ? 0 : edge.start
      let end = next < starts.count ? starts[next] : range.count
      return (range.lowerBound + start..<range.lowerBound + max(start, end), edge.left)
    }
  }
}

extension Character {
  /// Whether the character is not drawn, such as a joiner on its own.
  fileprivate var isInvisible: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || ($0.value < 0x20 && $0 != "\t")
        || $0.value == 0x7f
    }
  }
}
