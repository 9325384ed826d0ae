import CPango

/// Breaks and shapes paragraphs with Pango.
struct PangoParagraphShaper: ParagraphShaper {
  let fonts: PangoFonts

  func lines(_ text: ParagraphText, of request: ParagraphRequest, maxCount: Int) -> [ShapedLine] {
    let paragraph = PangoParagraph(text, of: request, fonts: fonts)
    guard let width = request.width, request.style.lineBreakMode != .clip else {
      return paragraph.lines(maxCount: maxCount)
    }
    let kern = paragraph.smallestKern
    if kern != nil, paragraph.fits(width, indent: request.firstLineIndent) {
      return paragraph.lines(maxCount: maxCount)
    }
    if text.hasAdjacentSpaces {
      return linesBrokenByGraphemes(paragraph, of: request, width: width, maxCount: maxCount)
    }
    paragraph.wrap(
      at: width + (kern ?? 0),
      indent: request.firstLineIndent,
      mode: request.style.lineBreakMode == .charWrap ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR,
      justify: request.style.alignment == .justified
    )
    return paragraph.lines(maxCount: maxCount)
  }

  func truncatedLine(_ text: ParagraphText, of request: ParagraphRequest) -> ShapedLine {
    let paragraph = PangoParagraph(text, of: request, fonts: fonts)
    if let width = request.width {
      paragraph.ellipsize(at: width, mode: request.style.lineBreakMode.pangoMode)
    }
    var line = paragraph.lines(maxCount: 1)[0]
    line.isEllipsized = paragraph.isEllipsized || text.bytes.count > text.sourceCount
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
