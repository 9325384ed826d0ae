extension PangoParagraphShaper {
  /// Returns a long line without the part that an ellipsis is going to replace, because the time that
  /// Pango takes grows with the square of the runs in a line.
  func withoutHiddenPart(
    _ text: ParagraphText,
    of request: ParagraphRequest,
    width: Double
  ) -> (text: ParagraphText, request: ParagraphRequest) {
    let segments = text.isLong ? breaks(text).segments() : []
    guard segments.count > 2 else { return (text, request) }
    // The first segment decides the direction of the paragraph.
    let first = PangoParagraph(text.part(segments[0]), of: request, fonts: fonts)
    let directed = request.directed(isRightToLeft: first.lines(maxCount: 1)[0].isRightToLeft)
    let mode = request.style.lineBreakMode
    let showsStart = mode != .truncateHead
    let showsEnd = mode == .truncateHead || mode == .truncateMiddle
    let head = showsStart ? byteCount(of: segments, covering: width, text, directed) : 0
    let tail = showsEnd ? byteCount(of: segments.reversed(), covering: width, text, directed) : 0
    guard head + tail < text.bytes.count else { return (text, request) }
    return (text.omitting(head..<text.bytes.count - tail), directed)
  }

  /// Returns the number of bytes of adjacent segments that are wider than a width.
  ///
  /// The segments are twice as wide if there are enough of them, because text may be narrower in one
  /// line than in segments.
  private func byteCount(
    of segments: [Range<Int>],
    covering width: Double,
    _ text: ParagraphText,
    _ request: ParagraphRequest
  ) -> Int {
    var (bytes, covered) = (0, 0.0)
    for segment in segments where covered <= 2 * width {
      let part = PangoParagraph(text.part(segment), of: request, fonts: fonts)
      covered += part.lines(maxCount: 1)[0].fullWidth
      bytes += segment.count
    }
    return bytes
  }
}

extension ParagraphRequest {
  /// Returns the request for a paragraph of a known direction.
  fileprivate func directed(isRightToLeft: Bool) -> ParagraphRequest {
    var style = style
    style.baseDirection = isRightToLeft ? .rightToLeft : .leftToRight
    return ParagraphRequest(
      source: source,
      width: width,
      style: style,
      firstLineIndent: firstLineIndent
    )
  }
}
