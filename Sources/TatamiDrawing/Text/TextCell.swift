/// The place of one character (grapheme cluster) in its line.
struct TextCell {
  /// The character, in UTF-8 bytes from the start of the layout's text.
  var range: Range<Int>
  /// The left edge, in points from the line's left end.
  var left: Double
  /// The right edge, in points from the line's left end.
  var right: Double
  /// Whether reading goes on at the left edge.
  var isRightToLeft: Bool

  /// Where the character begins for a reader.
  var leading: Double { isRightToLeft ? right : left }
  /// Where the character ends for a reader.
  var trailing: Double { isRightToLeft ? left : right }
}

extension TextLine {
  /// Returns the places of the line's characters, in reading order.
  ///
  /// Letters of a ligature share its width evenly; what shows nothing has no width.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the line.
  func cells(in text: String) -> [TextCell] {
    let starts = characterStarts(in: text)
    let pieces = runs.flatMap { run in
      run.isEllipsis ? [run.cell(run.range, left: 0, right: run.width)] : run.cells(from: starts)
    }
    return Self.merged(pieces.sorted { $0.range.lowerBound < $1.range.lowerBound }, at: starts)
  }

  /// Returns where the line's characters begin, in UTF-8 bytes of the text.
  private func characterStarts(in text: String) -> CharacterStarts {
    let utf8 = text.utf8
    let lower = utf8.index(text.startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(lower, offsetBy: range.count)
    var offset = range.lowerBound
    var starts: [Int] = []
    var shares: [Double] = []
    for character in text[lower..<upper] {
      starts.append(offset)
      shares.append(character.showsNothing ? 0 : 1)
      offset += character.utf8.count
    }
    return CharacterStarts(offsets: starts, shares: shares)
  }

  /// Joins pieces of one character that lie in several runs or glyphs.
  private static func merged(_ pieces: [TextCell], at starts: CharacterStarts) -> [TextCell] {
    var cells: [TextCell] = []
    for piece in pieces {
      if let last = cells.last, !starts.contains(piece.range.lowerBound) {
        let end = max(last.range.upperBound, piece.range.upperBound)
        cells[cells.count - 1].range = last.range.lowerBound..<end
        cells[cells.count - 1].left = min(last.left, piece.left)
        cells[cells.count - 1].right = max(last.right, piece.right)
      } else {
        cells.append(piece)
      }
    }
    return cells
  }
}

/// Where the characters of a line begin, in ascending order.
private struct CharacterStarts {
  let offsets: [Int]
  /// How large a part of a shared glyph each takes.
  let shares: [Double]

  func contains(_ offset: Int) -> Bool {
    let after = offsets.firstIndex(after: offset) { $0 }
    return after > 0 && offsets[after - 1] == offset
  }

  /// Returns the starts inside a range, after its own, and each part's share.
  func parts(of range: Range<Int>) -> [(range: Range<Int>, share: Double)] {
    var index = offsets.firstIndex(after: range.lowerBound - 1) { $0 }
    var start = range.lowerBound
    var share = 1.0
    var parts: [(range: Range<Int>, share: Double)] = []
    while index < offsets.count, offsets[index] < range.upperBound {
      if offsets[index] > start { parts.append((start..<offsets[index], share)) }
      (start, share) = (offsets[index], shares[index])
      index += 1
    }
    parts.append((start..<range.upperBound, share))
    return parts
  }
}

extension TextRun {
  fileprivate func cell(_ range: Range<Int>, left: Double, right: Double) -> TextCell {
    TextCell(range: range, left: x + left, right: x + right, isRightToLeft: isRightToLeft)
  }

  /// Returns the places of characters and of parts of characters in the run.
  fileprivate func cells(from starts: CharacterStarts) -> [TextCell] {
    let clusters = clusters()
    var cells: [TextCell] = []
    for (index, cluster) in clusters.enumerated() {
      let right = index + 1 < clusters.count ? clusters[index + 1].left : width
      cells += self.cells(starts.parts(of: cluster.range), left: cluster.left, right: right)
    }
    return cells
  }

  /// Shares the width of a glyph among the characters it shows.
  private func cells(
    _ parts: [(range: Range<Int>, share: Double)],
    left: Double,
    right: Double
  ) -> [TextCell] {
    let sum = parts.reduce(0) { $0 + $1.share }
    // Where nothing shows anything the first one takes what there is.
    let unit = sum > 0 ? (right - left) / sum : 0
    var pen = isRightToLeft ? right : left
    return parts.enumerated().map { index, part in
      let length = sum > 0 ? part.share * unit : index == 0 ? right - left : 0
      let next = isRightToLeft ? pen - length : pen + length
      defer { pen = next }
      return cell(part.range, left: min(pen, next), right: max(pen, next))
    }
  }

  /// Returns Pango's clusters from left to right: the bytes each shows and its left edge.
  private func clusters() -> [(range: Range<Int>, left: Double)] {
    var places: [(start: Int, left: Double, isPlaced: Bool)] = []
    var pen = 0.0
    for glyph in glyphs {
      if places.last?.start != glyph.cluster {
        places.append((glyph.cluster, glyph.width > 0 ? glyph.x : pen, glyph.width > 0))
      } else if glyph.width > 0, places.last?.isPlaced == false {
        places[places.count - 1].left = glyph.x
        places[places.count - 1].isPlaced = true
      }
      pen = max(pen, glyph.x + glyph.width)
    }
    guard !places.isEmpty else { return [(range, 0)] }
    places[0].left = 0
    return clusters(at: places.map { ($0.start, $0.left) })
  }

  private func clusters(at places: [(start: Int, left: Double)]) -> [(Range<Int>, Double)] {
    let starts = places.map(\.start).sorted()
    return places.map { place in
      let next = starts.firstIndex(after: place.start) { $0 }
      // Bytes before the first shown glyph go with it.
      let start = place.start == starts[0] ? 0 : place.start
      let end = next < starts.count ? starts[next] : range.count
      return (range.lowerBound + start..<range.lowerBound + max(start, end), place.left)
    }
  }
}

extension Character {
  /// Whether the character leaves no trace on the page, like a joiner on its own.
  fileprivate var showsNothing: Bool {
    unicodeScalars.allSatisfy {
      $0.properties.isDefaultIgnorableCodePoint || ($0.value < 0x20 && $0 != "\t")
        || $0.value == 0x7f
    }
  }
}
