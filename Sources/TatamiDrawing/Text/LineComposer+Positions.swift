import TatamiGeometry

/// A line's extents above and below its baseline, in points.
struct LineHeight {
  var ascent: Double
  var descent: Double

  /// The line's height.
  var total: Double { ascent + descent }
}

extension LineComposer {
  /// Returns the height of a line: that of its tallest font, adjusted by the style (S216).
  func height(of line: Int) -> LineHeight {
    var (ascent, descent) = (0.0, 0.0)
    for index in request.source.runIndices(in: lines[line].range) {
      let attributes = request.source.runs[index].attributes
      let font = metrics[index]
      let offset = attributes.clampedBaselineOffset
      ascent = max(ascent, font.ascender + offset)
      descent = max(descent, font.leading - font.descender - offset)
      guard let attachment = attributes.attachment else { continue }
      ascent = max(ascent, attachment.ascent + offset)
      descent = max(descent, attachment.descent - offset)
    }
    let style = contexts[line].style
    var total = ascent + descent
    let multiple = style.lineHeightMultiple.clampedLength
    if multiple > 0 { total *= multiple }
    total = max(total, style.minLineHeight.clampedLength)
    let maximum = style.maxLineHeight.clampedLength
    if maximum > 0 { total = min(total, maximum) }
    // The style's adjustment goes above the letters; the descent stays the font's.
    return LineHeight(ascent: total - descent, descent: descent)
  }

  /// Returns the extra space below a line, in points.
  func gap(after index: Int) -> Double {
    let style = contexts[index].style
    guard contexts[index].endsParagraph else { return style.lineSpacing.clampedLength }
    let next = index + 1 < contexts.count ? contexts[index + 1].style : style
    return style.lineSpacing.clampedLength + style.paragraphSpacing.clampedLength
      + next.paragraphSpacingBefore.clampedLength
  }

  /// Returns the width of the widest line and the height of all lines.
  func size(_ heights: [LineHeight]) -> Size {
    var size = Size.zero
    for index in lines.indices {
      let end = contexts[index].leadingIndent + visibleWidth(of: index)
      size.width = index > 0 ? max(size.width, end) : end
      if index > 0 { size.height += gap(after: index - 1) }
      size.height += heights[index].total
    }
    return size
  }

  /// Returns the layout with every line at its position.
  func positionedLines(_ heights: [LineHeight], isTruncated: Bool) -> TextLayout {
    let widths = lines.indices.map(visibleWidth(of:))
    let maxWidth = lines.indices.map { contexts[$0].leadingIndent + widths[$0] }.max() ?? 0
    let box = request.width ?? maxWidth
    var positioned: [TextLine] = []
    var top = 0.0
    for index in lines.indices {
      if index > 0 { top += gap(after: index - 1) }
      let (height, width) = (heights[index], widths[index])
      let left = left(of: index, width: width, box: box)
      positioned.append(
        TextLine(
          range: lines[index].range,
          origin: Point(x: left, y: top + height.ascent),
          extents: .init(width: width, ascent: height.ascent, descent: height.descent),
          runs: hangingRuns(of: lines[index], width: width),
          isRightToLeft: lines[index].isRightToLeft
        )
      )
      top += height.total
    }
    return TextLayout(
      size: Size(width: maxWidth, height: top),
      lines: positioned,
      isTruncated: isTruncated || lines.contains(where: \.isEllipsized)
    )
  }

  /// Returns a line's width without the trailing spaces that hang over its end (S219).
  private func visibleWidth(of index: Int) -> Double {
    let line = lines[index]
    guard contexts[index].endsParagraph else { return line.trimmedWidth }
    let limit = request.line(contexts[index]).width ?? .infinity
    return max(line.trimmedWidth, min(line.fullWidth, limit))
  }

  /// Returns a line's runs, shifted so that the spaces of a right-to-left line hang to the left.
  private func hangingRuns(of line: ShapedLine, width: Double) -> [TextRun] {
    let hanging = line.fullWidth - width
    guard line.isRightToLeft, hanging > 0 else { return line.runs }
    return line.runs.map { run in
      var run = run
      run.x -= hanging
      return run
    }
  }

  /// Returns the x coordinate of a line's left end, in points.
  private func left(of index: Int, width: Double, box: Double) -> Double {
    let (lead, line) = (contexts[index].leadingIndent, lines[index])
    let trail = contexts[index].style.trailingEdge(box: box) ?? box
    let free = max(0, trail - lead - width) * leftFraction(of: index)
    return line.isRightToLeft ? max(0, box - trail) + free : lead + free
  }

  /// Returns the fraction of the free width that lies to the left of a line.
  private func leftFraction(of index: Int) -> Double {
    switch contexts[index].style.alignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .natural, .justified: lines[index].isRightToLeft ? 1 : 0
    }
  }
}
