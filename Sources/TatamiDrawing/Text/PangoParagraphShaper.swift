import CPango

/// Breaks and shapes paragraphs with Pango.
struct PangoParagraphShaper: ParagraphShaper {
  let fonts: PangoFonts

  /// The longest word that Pango breaks between characters, in bytes; the time it takes grows with
  /// the square of the length.
  private static let longestWord = 256

  func lines(_ text: ParagraphText, of request: ParagraphRequest, maxCount: Int) -> [ShapedLine] {
    guard let width = request.width, request.style.lineBreakMode != .clip else {
      return [unbrokenLine(text, of: request)]
    }
    let paragraph = PangoParagraph(text, of: request, fonts: fonts)
    let kern = paragraph.smallestKern
    if kern != nil, !text.isLong, paragraph.fits(width, indent: request.firstLineIndent) {
      return paragraph.lines(maxCount: maxCount)
    }
    if let breaks = breaksByGraphemes(text, request.style.lineBreakMode) {
      return linesBrokenByGraphemes(text, breaks, of: request, maxCount: maxCount)
    }
    paragraph.wrap(
      at: width + (kern ?? 0),
      indent: request.firstLineIndent,
      mode: request.style.lineBreakMode == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR,
      justify: request.style.alignment == .justified
    )
    return paragraph.lines(maxCount: maxCount)
  }

  /// Returns the possible breaks of a paragraph that is broken by its grapheme clusters; nil if
  /// Pango breaks its lines.
  private func breaksByGraphemes(
    _ text: ParagraphText,
    _ mode: TextRequest.LineBreakMode
  ) -> PangoBreaks? {
    if text.hasAdjacentSpaces || (mode == .charWrap && text.isLong) { return breaks(text) }
    guard mode != .charWrap, text.hasSpacelessPart(longerThan: Self.longestWord) else {
      return nil
    }
    let breaks = breaks(text)
    return breaks.hasWord(longerThan: Self.longestWord) ? breaks : nil
  }

  func truncatedLine(_ text: ParagraphText, of request: ParagraphRequest) -> ShapedLine {
    let isShortened = text.bytes.count > text.sourceCount
    guard let width = request.width else {
      var line = unbrokenLine(text, of: request)
      line.isEllipsized = isShortened
      return line
    }
    let (text, request) = withoutHiddenPart(text, of: request, width: width)
    let paragraph = PangoParagraph(text, of: request, fonts: fonts)
    paragraph.ellipsize(at: width, mode: request.style.lineBreakMode.pangoMode)
    var line = paragraph.lines(maxCount: 1)[0]
    line.isEllipsized = paragraph.isEllipsized || isShortened
    return line
  }
}

extension TextRequest.LineBreakMode {
  fileprivate var pangoMode: PangoEllipsizeMode {
    switch self {
    case .truncateHead: PANGO_ELLIPSIZE_START
    case .truncateMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .truncateTail, .wordWrap, .charWrap, .clip: PANGO_ELLIPSIZE_END
    }
  }
}
