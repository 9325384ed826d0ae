import CPango

/// Breaks and shapes paragraphs as Pango does.
///
/// Lines of a text that is shaped already are broken by arithmetic; Pango itself does what that
/// arithmetic does not do exactly.
struct PangoParagraphShaper: ParagraphShaper {
  let fonts: PangoFonts
  /// The text that the paragraphs belong to; nil to use Pango only.
  var shaped: ShapedText?
  /// The contents of lines; lines that Pango breaks contain runs.
  var contents = LineContents.runs

  func lines(_ text: ParagraphText, of request: ParagraphRequest, maxCount: Int) -> [ShapedLine] {
    let known = request.isArithmetic(text) ? shaped?.paragraph(text, of: request) : nil
    if let lines = known?.lines(text, of: request, maxCount: maxCount, contents) { return lines }
    shaped?.usesPango = true
    return pangoLines(text, of: request, maxCount: maxCount)
  }

  private func pangoLines(
    _ text: ParagraphText,
    of request: ParagraphRequest,
    maxCount: Int
  ) -> [ShapedLine] {
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
    guard mode != .charWrap, text.hasSpacelessPart(longerThan: PangoBreaks.longestWord) else {
      return nil
    }
    let breaks = breaks(text)
    return breaks.hasWord(longerThan: PangoBreaks.longestWord) ? breaks : nil
  }

  func truncatedLine(_ text: ParagraphText, of request: ParagraphRequest) -> ShapedLine {
    shaped?.usesPango = true
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

extension ParagraphRequest {
  /// Whether lines of a shaped paragraph can be those of Pango, which shapes a long line in segments.
  fileprivate func isArithmetic(_ text: ParagraphText) -> Bool {
    guard width != nil, style.lineBreakMode != .clip else { return !text.isLong }
    return style.alignment != .justified && (style.lineBreakMode != .charWrap || !text.isLong)
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
