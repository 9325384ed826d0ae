import CPango

/// A paragraph that is shaped once and broken into lines of any width by arithmetic.
///
/// The lines are those of Pango, glyph by glyph. A part of an item is shaped again only if its glyphs
/// depend on those beyond its ends. A class, because it stores those glyphs.
final class ShapedParagraph {
  let bytes: [UInt8]
  let fonts: PangoFonts
  let isRightToLeft: Bool
  let items: [ShapedItem]
  let glyphs: [ShapedGlyph]
  /// The characters in logical order, and one that stands for the end.
  let characters: [ShapedCharacter]
  /// The bytes at which runs of the source begin inside of the paragraph.
  private let runStarts: [Int]
  /// The glyphs of ranges of characters that were shaped again.
  private var reshapedGlyphs: [Range<Int>: [ShapedGlyph]] = [:]
  private var reshapedCount = 0
  /// Whether all pieces shaped again have the glyphs of Pango.
  private(set) var isExact = true

  /// The number of glyphs shaped again, if there are more than in the paragraph, at which they are
  /// discarded.
  private static let reshapedLimit = 256

  /// Shapes a paragraph; nil if only Pango lays it out exactly.
  init?(_ text: ParagraphText, of request: ParagraphRequest, fonts: PangoFonts) {
    guard text.isPlain(in: request.source), !text.needsGraphemes(fonts) else { return nil }
    let direction = request.style.baseDirection.resolved(for: text.bytes)
    var itemizer = Itemizer(text, request.source, fonts)
    guard itemizer.itemize(direction), itemizer.shape() else { return nil }
    bytes = text.bytes
    runStarts = request.source.runStarts(in: text)
    self.fonts = fonts
    isRightToLeft = direction == PANGO_DIRECTION_RTL || direction == PANGO_DIRECTION_WEAK_RTL
    (items, glyphs, characters) = (itemizer.items, itemizer.glyphs, itemizer.characters)
  }

  /// Returns the bytes of a range of characters.
  func byteRange(_ range: Range<Int>) -> Range<Int> {
    Int(characters[range.lowerBound].offset)..<Int(characters[range.upperBound].offset)
  }

  /// Returns the bytes inside of a range, but not at its start, at which runs of the source begin.
  func runStarts(inside range: Range<Int>) -> ArraySlice<Int> {
    let first = runStarts.firstIndex(after: range.lowerBound) { $0 }
    return runStarts[first...].prefix { $0 < range.upperBound }
  }
}

extension ShapedParagraph {
  /// Returns the advance of a piece, in Pango units.
  func advance(_ piece: ShapedPiece) -> Int {
    guard isWhole(piece) else {
      return reshaped(piece).reduce(0) { $0 + Int($1.width) }
    }
    return Int(characters[piece.characters.upperBound].natural)
      - Int(characters[piece.characters.lowerBound].natural)
  }

  /// Returns the glyphs of a piece from left to right.
  func glyphs(_ piece: ShapedPiece) -> ArraySlice<ShapedGlyph> {
    guard isWhole(piece) else { return reshaped(piece)[...] }
    return glyphs[glyphRange(piece.characters, of: items[piece.item])]
  }

  /// Whether the glyphs of a piece are some of those of its item.
  ///
  /// If one of its ends is not safe, all of them may differ, because the glyphs beside the end decide
  /// about those next to them.
  private func isWhole(_ piece: ShapedPiece) -> Bool {
    let (piece, item) = (piece.characters, items[piece.item].characters)
    return (piece.lowerBound == item.lowerBound || isSafe(piece.lowerBound))
      && (piece.upperBound == item.upperBound || isSafe(piece.upperBound))
  }

  private func isSafe(_ index: Int) -> Bool { characters[index].traits.contains(.safe) }

  private func glyphRange(_ range: Range<Int>, of item: ShapedItem) -> Range<Int> {
    guard !range.isEmpty else { return item.glyphs.lowerBound..<item.glyphs.lowerBound }
    let startsItem = range.lowerBound == item.characters.lowerBound
    let endsItem = range.upperBound == item.characters.upperBound
    let (first, last) = (
      Int(characters[range.lowerBound].glyph), Int(characters[range.upperBound].glyph)
    )
    return item.isRightToLeft
      ? (endsItem ? item.glyphs.lowerBound : last)..<(startsItem ? item.glyphs.upperBound : first)
      : (startsItem ? item.glyphs.lowerBound : first)..<(endsItem ? item.glyphs.upperBound : last)
  }

  /// Shapes a piece again.
  private func reshaped(_ piece: ShapedPiece) -> [ShapedGlyph] {
    if let known = reshapedGlyphs[piece.characters] { return known }
    if reshapedCount > max(Self.reshapedLimit, self.glyphs.count) {
      (reshapedGlyphs, reshapedCount) = ([:], 0)
    }
    var glyphs: [ShapedGlyph] = []
    let range = byteRange(piece.characters)
    if !fonts.shape(range, of: bytes, items[piece.item].style, into: &glyphs) { isExact = false }
    reshapedGlyphs[piece.characters] = glyphs
    reshapedCount += glyphs.count
    return glyphs
  }
}

extension ParagraphText {
  /// Whether a paragraph has none of what only Pango lays out: tabs, kerns, control characters,
  /// attachments.
  fileprivate func isPlain(in source: TextSource) -> Bool {
    if bytes.count > sourceCount || bytes.isEmpty || bytes.contains(0x09) { return false }
    if source.hasControls, bytes.contains(where: \.isHiddenControl) { return false }
    return source.runIndices(in: sourceRange).allSatisfy {
      source.runs[$0].attributes.clampedKern == 0 && source.runs[$0].attributes.attachment == nil
    }
  }

  /// Whether lines of a limited width are broken by grapheme clusters (`PangoGraphemes`).
  fileprivate func needsGraphemes(_ fonts: PangoFonts) -> Bool {
    if hasAdjacentSpaces { return true }
    guard hasSpacelessPart(longerThan: PangoBreaks.longestWord) else { return false }
    return PangoBreaks(bytes, language: pango_context_get_language(fonts.context))
      .hasWord(longerThan: PangoBreaks.longestWord)
  }
}

extension TextSource {
  /// Returns where runs begin inside of a paragraph, as indices of its bytes.
  func runStarts(in text: ParagraphText) -> [Int] {
    let indices = runIndices(in: text.sourceRange)
    return indices.dropFirst().map { text.index(ofSource: runs[$0].range.lowerBound) }
  }
}

extension TextRequest.BaseDirection {
  /// Returns the direction of a paragraph by Pango's rules.
  fileprivate func resolved(for bytes: [UInt8]) -> PangoDirection {
    guard isAutomatic else { return pangoDirection }
    let found = bytes.withUnsafeBytes { bytes in
      cpango_base_direction(
        bytes.assumingMemoryBound(to: CChar.self).baseAddress,
        Int32(clamping: bytes.count)
      )
    }
    return found == PANGO_DIRECTION_NEUTRAL ? pangoDirection : found
  }
}
