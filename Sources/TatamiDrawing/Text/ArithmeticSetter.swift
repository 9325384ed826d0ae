/// Breaks paragraphs whose characters are equally wide.
struct ArithmeticSetter: ParagraphSetter {
  func lines(_ piece: TextPiece, of request: SetterRequest, enough: Int) -> [SetLine] {
    let letters = Letters(piece, request.source)
    guard let width = request.width, request.style.lineBreakMode != .clip else {
      return [letters.line(0..<letters.count, of: request)]
    }
    let byWords = request.style.lineBreakMode != .charWrap
    return letters.lineRanges(
      width: width,
      indent: request.firstLineIndent,
      byWords: byWords,
      enough: enough
    )
    .map { letters.line($0, of: request) }
  }

  func truncatedLine(_ piece: TextPiece, of request: SetterRequest) -> SetLine {
    let letters = Letters(piece, request.source)
    let all = 0..<letters.count
    guard let width = request.width, letters.width(all) > width + Letters.tolerance else {
      var line = letters.line(all, of: request)
      line.isEllipsized = piece.bytes.count > piece.sourceCount
      return line
    }
    let kept = letters.kept(width: width, mode: request.style.lineBreakMode)
    return letters.line(prefix: kept.prefix, suffix: kept.suffix, of: request)
  }
}

/// The characters of a piece with their widths.
private struct Letters: BreakableText {
  struct Letter {
    let text: Character
    let offset: Int
    let width: Double
    let run: Int
    let isSpace: Bool
  }

  /// Widths are sums of fractions: a millionth of a point decides nothing.
  static let tolerance = 1e-6

  let piece: TextPiece
  let source: TextSource
  var letters: [Letter] = []
  /// The widths of the first letters added up, one more than there are letters.
  var sums: [Double] = [0]

  var count: Int { letters.count }

  init(_ piece: TextPiece, _ source: TextSource) {
    self.piece = piece
    self.source = source
    var offset = 0
    for character in String(decoding: piece.bytes, as: UTF8.self) {
      let run = source.runIndex(at: min(piece.offset + offset, source.bytes.count - 1))
      let isHidden = character.utf8.first?.isHiddenControl ?? true
      let attributes = source.runs[run].attributes
      let width = ArithmeticShaper.advance * attributes.font.usableSize + attributes.usableKern
      let isSpace = character == " " || character == "\t" || character == "\u{3000}"
      letters.append(
        Letter(
          text: character,
          offset: offset,
          width: isHidden ? 0 : max(0, width),
          run: run,
          isSpace: isSpace
        )
      )
      sums.append((sums.last ?? 0) + (isHidden ? 0 : max(0, width)))
      offset += character.utf8.count
    }
  }

  func width(_ range: Range<Int>) -> Double {
    sums[range.upperBound] - sums[range.lowerBound]
  }

  func advance(_ index: Int, at x: Double) -> Double { letters[index].width }

  func isSpace(_ index: Int) -> Bool { letters[index].isSpace }

  func startsLine(_ index: Int) -> Bool {
    index > 0 && (letters[index - 1].isSpace || letters[index - 1].text == "-")
  }

  /// Returns how many letters stay before and after the ellipsis.
  func kept(width: Double, mode: TextRequest.LineBreakMode) -> (prefix: Int, suffix: Int) {
    var free = width - ellipsisWidth(at: 0) + Self.tolerance
    var (prefix, suffix) = (0, 0)
    while prefix + suffix < count {
      let takesPrefix =
        mode == .truncateTail || (mode == .truncateMiddle && prefix <= suffix)
      let next = letters[takesPrefix ? prefix : count - 1 - suffix].width
      guard next <= free else { break }
      free -= next
      if takesPrefix { prefix += 1 } else { suffix += 1 }
    }
    return (prefix, suffix)
  }

  private func ellipsisWidth(at letter: Int) -> Double {
    guard !letters.isEmpty else { return 0 }
    let font = source.runs[letters[letter].run].attributes.font
    return ArithmeticShaper.advance * font.usableSize
  }
}

extension Letters {
  /// Makes a line of neighbouring letters.
  func line(_ range: Range<Int>, of request: SetterRequest) -> SetLine {
    var line = emptyLine(of: request)
    append(range, to: &line)
    line.range = sourceRange(range)
    line.fullWidth = width(range)
    let trimmed = letters[range].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? range.lowerBound
    line.trimmedWidth = width(range.lowerBound..<trimmed)
    return line
  }

  /// Makes a line of the first and last letters with an ellipsis between them.
  func line(prefix: Int, suffix: Int, of request: SetterRequest) -> SetLine {
    var line = emptyLine(of: request)
    append(0..<prefix, to: &line)
    appendEllipsis(leftOut: prefix..<count - suffix, to: &line)
    append(count - suffix..<count, to: &line)
    line.range = sourceRange(0..<count)
    line.fullWidth = line.runs.last.map { $0.x + $0.width } ?? 0
    line.trimmedWidth = line.fullWidth
    line.isEllipsized = true
    return line
  }

  private func emptyLine(of request: SetterRequest) -> SetLine {
    SetLine(
      range: piece.offset..<piece.offset,
      runs: [],
      fullWidth: 0,
      trimmedWidth: 0,
      isRightToLeft: request.style.baseDirection == .rightToLeft
    )
  }

  private func byteOffset(_ index: Int) -> Int {
    index < count ? letters[index].offset : piece.bytes.count
  }

  private func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let lower = min(byteOffset(range.lowerBound), piece.sourceCount)
    let upper = min(byteOffset(range.upperBound), piece.sourceCount)
    return piece.offset + lower..<piece.offset + upper
  }

  /// Adds letters run by run.
  private func append(_ range: Range<Int>, to line: inout SetLine) {
    var start = range.lowerBound
    while start < range.upperBound {
      let run = letters[start].run
      let end =
        letters[start..<range.upperBound].firstIndex { $0.run != run } ?? range.upperBound
      let first = byteOffset(start)
      let glyphs = (start..<end).map { index in
        Glyph(
          id: letters[index].isSpace || letters[index].width == 0 ? 0 : 1,
          x: width(start..<index),
          y: 0,
          width: letters[index].width,
          cluster: letters[index].offset - first
        )
      }
      line.runs.append(
        TextRun(
          text: String(letters[start..<end].map(\.text)),
          range: sourceRange(start..<end),
          attributes: source.runs[run].attributes,
          glyphs: glyphs,
          x: line.runs.last.map { $0.x + $0.width } ?? 0,
          width: width(start..<end),
          isRightToLeft: false,
          isEllipsis: first >= piece.sourceCount,
          face: .blocks
        )
      )
      start = end
    }
  }

  private func appendEllipsis(leftOut: Range<Int>, to line: inout SetLine) {
    let letter = min(leftOut.lowerBound, count - 1)
    let width = ellipsisWidth(at: letter)
    line.runs.append(
      TextRun(
        text: "…",
        range: sourceRange(leftOut),
        attributes: source.runs[letters[letter].run].attributes,
        glyphs: [Glyph(id: 1, x: 0, y: 0, width: width, cluster: 0)],
        x: line.runs.last.map { $0.x + $0.width } ?? 0,
        width: width,
        isRightToLeft: false,
        isEllipsis: true,
        face: .blocks
      )
    )
  }
}

extension TextAttributes {
  /// The kern shaping uses, -10,000 to 10,000 points; what is not a number becomes 0.
  var usableKern: Double {
    kern.isNaN ? 0 : max(-10_000, min(kern, 10_000))
  }

  /// The raise layout uses, -10,000 to 10,000 points; what is not a number becomes 0.
  var usableBaselineOffset: Double {
    baselineOffset.isNaN ? 0 : max(-10_000, min(baselineOffset, 10_000))
  }
}
