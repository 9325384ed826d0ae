import CPango

/// The contents of the lines of a shaped paragraph.
enum LineContents {
  /// Runs of glyphs.
  case runs
  /// The width only.
  case width
}

extension ShapedParagraph {
  /// Breaks the paragraph into lines as Pango does; nil if it does so differently.
  func lines(
    _ text: ParagraphText,
    of request: ParagraphRequest,
    maxCount: Int,
    _ contents: LineContents
  ) -> [ShapedLine]? {
    guard let width = request.width, request.style.lineBreakMode != .clip else {
      return unbrokenLine(text, request.source, contents).map { [$0] }
    }
    let byWords = request.style.lineBreakMode != .charWrap
    let indent = Int(request.firstLineIndent.pangoUnits)
    let full = Int((width - min(0, request.firstLineIndent)).pangoUnits)
    var breaker = ParagraphBreaker(self, byWords: byWords)
    var lines: [ShapedLine] = []
    repeat {
      let isIndented = lines.isEmpty ? indent > 0 : indent < 0
      breaker.breakLine(max(0, isIndented ? full - abs(indent) : full))
      guard !breaker.failed,
        let line = line(breaker.pieces, breaker.isWrapped, text, request.source, contents)
      else { return nil }
      lines.append(line)
    } while !breaker.isAtEnd && lines.count < max(1, maxCount)
    return isExact ? lines : nil
  }

  private func unbrokenLine(
    _ text: ParagraphText,
    _ source: TextSource,
    _ contents: LineContents
  ) -> ShapedLine? {
    let pieces = items.indices.map { ShapedPiece(item: $0, characters: items[$0].characters) }
    return line(pieces, false, text, source, contents)
  }
}

extension ShapedParagraph {
  /// Returns a line of pieces in logical order; nil if Pango divides it into runs differently.
  private func line(
    _ pieces: [ShapedPiece],
    _ isWrapped: Bool,
    _ text: ParagraphText,
    _ source: TextSource,
    _ contents: LineContents
  ) -> ShapedLine? {
    guard let first = pieces.first, let last = pieces.last else { return nil }
    let characters = first.characters.lowerBound..<last.characters.upperBound
    var line = ShapedLine(
      empty: text.sourceRange(byteRange(characters)),
      isRightToLeft: isRightToLeft
    )
    let trimmed = trimmedEnd(characters)
    let hidden = isWrapped ? finalSpace(last) : nil
    switch contents {
    case .width:
      let advance = pieces.reduce(0) { $0 + self.advance($1) }
      let hanging = hangingAdvance(pieces, after: trimmed)
      let space = hidden.map { Int($0.width) } ?? 0
      line.fullWidth = Int32(clamping: advance - space).points
      line.trimmedWidth = Int32(clamping: advance - max(space, hanging)).points
    case .runs:
      let writer = RunWriter(self, text, source, trimmed: Int(self.characters[trimmed].offset))
      for piece in visualOrder(pieces) {
        let isLast = piece.characters.upperBound == last.characters.upperBound
        guard writer.append(piece, hidesSpace: isLast && hidden != nil, to: &line) else {
          return nil
        }
      }
    }
    return line
  }

  /// Returns the index after the last character of a range that is not a space.
  private func trimmedEnd(_ range: Range<Int>) -> Int {
    var end = range.upperBound
    while end > range.lowerBound, characters[end - 1].traits.contains(.space) { end -= 1 }
    return end
  }

  /// Returns the advance of the glyphs of clusters after a character.
  private func hangingAdvance(_ pieces: [ShapedPiece], after character: Int) -> Int {
    let offset = characters[character].offset
    var advance = 0
    for piece in pieces.reversed() {
      guard piece.characters.upperBound > character else { break }
      for glyph in glyphs(piece) where glyph.cluster >= offset { advance += Int(glyph.width) }
    }
    return advance
  }

  /// Returns the glyph of the last character if it is white space with a glyph of its own, which Pango
  /// hides at the end of a wrapped line.
  private func finalSpace(_ piece: ShapedPiece) -> ShapedGlyph? {
    guard let last = piece.characters.last, characters[last].traits.contains(.white) else {
      return nil
    }
    let glyphs = glyphs(piece)
    let isRightToLeft = items[piece.item].isRightToLeft
    guard let final = isRightToLeft ? glyphs.first : glyphs.last else { return nil }
    let next = isRightToLeft ? glyphs.dropFirst().first : glyphs.dropLast().last
    return next?.cluster == final.cluster ? nil : final
  }

  /// Returns pieces from left to right, by their levels (UAX 9, L2).
  private func visualOrder(_ pieces: [ShapedPiece]) -> [ShapedPiece] {
    let levels = pieces.map { items[$0.item].style.level }
    guard let highest = levels.max(), highest > 0 else { return pieces }
    var order = Array(pieces.indices)
    for level in (1...highest).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = max(end, start + 1)
      }
    }
    return order.map { pieces[$0] }
  }
}
