/// Breaks and shapes paragraphs whose characters are equally wide.
struct ArithmeticParagraphShaper: ParagraphShaper {
  func lines(_ text: ParagraphText, of request: ParagraphRequest, maxCount: Int) -> [ShapedLine] {
    let characters = MeasuredCharacters(text, request.source)
    guard let width = request.width, request.style.lineBreakMode != .clip else {
      return [characters.line(0..<characters.count, of: request)]
    }
    let byWords = request.style.lineBreakMode != .charWrap
    return characters.lineRanges(
      width: width,
      indent: request.firstLineIndent,
      byWords: byWords,
      maxCount: maxCount
    )
    .map { characters.line($0, of: request) }
  }

  func truncatedLine(_ text: ParagraphText, of request: ParagraphRequest) -> ShapedLine {
    let characters = MeasuredCharacters(text, request.source)
    let all = 0..<characters.count
    guard let width = request.width, characters.width(all) > width + MeasuredCharacters.tolerance
    else {
      var line = characters.line(all, of: request)
      line.isEllipsized = text.bytes.count > text.sourceCount
      return line
    }
    let kept = characters.kept(width: width, mode: request.style.lineBreakMode)
    return characters.line(prefix: kept.prefix, suffix: kept.suffix, of: request)
  }
}

/// The characters (grapheme clusters) of a paragraph with their widths.
private struct MeasuredCharacters: BreakableText {
  struct Element {
    let character: Character
    let offset: Int
    let width: Double
    let run: Int
    let isSpace: Bool
    /// Whether the character has a glyph.
    let isInk: Bool
  }

  /// Widths are sums of fractions; a millionth of a point is rounding error.
  static let tolerance = 1e-6

  let text: ParagraphText
  let source: TextSource
  var elements: [Element] = []
  /// The prefix sums of the widths; one more than there are elements.
  var sums: [Double] = [0]

  var count: Int { elements.count }

  init(_ text: ParagraphText, _ source: TextSource) {
    self.text = text
    self.source = source
    var offset = 0
    for character in String(decoding: text.bytes, as: UTF8.self) {
      let run = source.runIndex(at: min(text.offset + offset, source.bytes.count - 1))
      let isHidden = character.utf8.first?.isHiddenControl ?? true
      let attributes = source.runs[run].attributes
      let advance =
        attributes.attachment?.width ?? ArithmeticShaper.advance * attributes.font.clampedSize
      let width = advance + attributes.clampedKern
      let isSpace = character == " " || character == "\t" || character == "\u{3000}"
      elements.append(
        Element(
          character: character,
          offset: offset,
          width: isHidden ? 0 : max(0, width),
          run: run,
          isSpace: isSpace,
          isInk: !isSpace && attributes.attachment == nil
        )
      )
      sums.append((sums.last ?? 0) + (isHidden ? 0 : max(0, width)))
      offset += character.utf8.count
    }
  }

  func width(_ range: Range<Int>) -> Double {
    sums[range.upperBound] - sums[range.lowerBound]
  }

  func advance(_ index: Int, at x: Double) -> Double { elements[index].width }

  func isSpace(_ index: Int) -> Bool { elements[index].isSpace }

  func allowsBreak(before index: Int) -> Bool {
    index > 0 && (elements[index - 1].isSpace || elements[index - 1].character == "-")
  }

  /// Returns how many characters are kept before and after the ellipsis.
  func kept(width: Double, mode: TextRequest.LineBreakMode) -> (prefix: Int, suffix: Int) {
    var free = width - ellipsisWidth(at: 0) + Self.tolerance
    var (prefix, suffix) = (0, 0)
    while prefix + suffix < count {
      let takesPrefix =
        mode == .truncateTail || (mode == .truncateMiddle && prefix <= suffix)
      let next = elements[takesPrefix ? prefix : count - 1 - suffix].width
      guard next <= free else { break }
      free -= next
      if takesPrefix { prefix += 1 } else { suffix += 1 }
    }
    return (prefix, suffix)
  }

  private func ellipsisWidth(at index: Int) -> Double {
    guard !elements.isEmpty else { return 0 }
    let font = source.runs[elements[index].run].attributes.font
    return ArithmeticShaper.advance * font.clampedSize
  }
}

extension MeasuredCharacters {
  /// Returns a line of adjacent characters.
  func line(_ range: Range<Int>, of request: ParagraphRequest) -> ShapedLine {
    var line = emptyLine(of: request)
    append(range, to: &line)
    line.range = sourceRange(range)
    line.fullWidth = width(range)
    let trimmed = elements[range].lastIndex { !$0.isSpace }.map { $0 + 1 } ?? range.lowerBound
    line.trimmedWidth = width(range.lowerBound..<trimmed)
    return line
  }

  /// Returns a line of the first and last characters with an ellipsis between them.
  func line(prefix: Int, suffix: Int, of request: ParagraphRequest) -> ShapedLine {
    var line = emptyLine(of: request)
    append(0..<prefix, to: &line)
    appendEllipsis(replacing: prefix..<count - suffix, to: &line)
    append(count - suffix..<count, to: &line)
    line.range = sourceRange(0..<count)
    line.fullWidth = line.runs.last.map { $0.x + $0.width } ?? 0
    line.trimmedWidth = line.fullWidth
    line.isEllipsized = true
    return line
  }

  private func emptyLine(of request: ParagraphRequest) -> ShapedLine {
    ShapedLine(empty: text.offset..<text.offset, isRightToLeft: isRightToLeft(request))
  }

  private func isRightToLeft(_ request: ParagraphRequest) -> Bool {
    guard request.style.baseDirection == .automaticOrRightToLeft else {
      return request.isRightToLeft
    }
    return text.startsRightToLeft ?? true
  }

  private func byteOffset(_ index: Int) -> Int {
    index < count ? elements[index].offset : text.bytes.count
  }

  private func sourceRange(_ range: Range<Int>) -> Range<Int> {
    let lower = min(byteOffset(range.lowerBound), text.sourceCount)
    let upper = min(byteOffset(range.upperBound), text.sourceCount)
    return text.offset + lower..<text.offset + upper
  }

  /// Appends characters, one text run for each run of the source.
  private func append(_ range: Range<Int>, to line: inout ShapedLine) {
    var start = range.lowerBound
    while start < range.upperBound {
      let run = elements[start].run
      let end =
        elements[start..<range.upperBound].firstIndex { $0.run != run } ?? range.upperBound
      appendRun(start..<end, to: &line)
      start = end
    }
  }

  private func appendRun(_ range: Range<Int>, to line: inout ShapedLine) {
    let first = byteOffset(range.lowerBound)
    let glyphs = range.map { index in
      Glyph(
        id: elements[index].isInk && elements[index].width > 0 ? 1 : 0,
        x: width(range.lowerBound..<index),
        y: 0,
        width: elements[index].width,
        cluster: elements[index].offset - first
      )
    }
    line.runs.append(
      TextRun(
        TextRun.Content(
          text: String(elements[range].map(\.character)),
          range: sourceRange(range),
          attributes: source.runs[elements[range.lowerBound].run].attributes,
          isRightToLeft: false,
          isEllipsis: first >= text.sourceCount
        ),
        glyphs: glyphs,
        face: .blocks,
        x: line.runs.last.map { $0.x + $0.width } ?? 0,
        width: width(range)
      )
    )
  }

  private func appendEllipsis(replacing range: Range<Int>, to line: inout ShapedLine) {
    let index = min(range.lowerBound, count - 1)
    let width = ellipsisWidth(at: index)
    line.runs.append(
      TextRun(
        TextRun.Content(
          text: "…",
          range: sourceRange(range),
          attributes: source.runs[elements[index].run].attributes,
          isRightToLeft: false,
          isEllipsis: true
        ),
        glyphs: [Glyph(id: 1, x: 0, y: 0, width: width, cluster: 0)],
        face: .blocks,
        x: line.runs.last.map { $0.x + $0.width } ?? 0,
        width: width
      )
    )
  }
}

extension ParagraphText {
  /// Whether the first letter belongs to a script that is written from right to left; nil without
  /// letters.
  fileprivate var startsRightToLeft: Bool? {
    let letter = String(decoding: bytes, as: UTF8.self).unicodeScalars
      .first { $0.properties.isAlphabetic }
    return letter.map { letter in
      Self.rightToLeftBlocks.contains { $0.contains(letter.value) }
    }
  }

  /// Hebrew to Arabic Extended-A, their presentation forms, and the blocks of ancient scripts and
  /// of Mende Kikakui to the Arabic mathematical symbols.
  private static let rightToLeftBlocks: [ClosedRange<UInt32>] = [
    0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF,
  ]
}
