public import TatamiGeometry

extension DisplayList: AttachmentDrawing {}

extension DisplayList {
  /// Appends every line of a text layout, with its top-left corner at a point.
  ///
  /// All backgrounds are drawn first, so that none covers the letters of another line.
  public mutating func append(_ layout: TextLayout, at origin: Point) {
    if layout.hasBackgrounds {
      for line in layout.lines {
        for run in line.runs { appendBackground(of: run, in: line, at: origin) }
      }
    }
    for line in layout.lines {
      for run in line.runs {
        let offset = Point(x: line.origin.x + run.x, y: line.origin.y - run.baselineOffset)
        append(run, at: origin + offset)
      }
    }
  }

  private mutating func appendBackground(of run: TextRun, in line: TextLine, at origin: Point) {
    guard let color = run.attributes.background, color.alpha > 0, run.width > 0 else { return }
    let box = Rect(
      x: origin.x + line.origin.x + run.x,
      y: origin.y + line.origin.y - line.ascent,
      width: run.width,
      height: line.height
    )
    append(.fill(Path(box), .nonZero, .solid(color)))
  }

  /// Appends a run with its decorations and shadow.
  private mutating func append(_ run: TextRun, at origin: Point) {
    let attributes = run.attributes
    if let attachment = attributes.attachment, !run.isEllipsis {
      return append(attachment, at: origin)
    }
    if attributes.shadow == nil, !attributes.underline, !attributes.strikethrough {
      return appendGlyphs(of: run, at: origin)
    }
    let (run, lines) = run.withoutDecorations(at: origin)
    if let shadow = run.attributes.shadow { append(.beginGroup(Group(shadow: shadow))) }
    commands += lines
    appendGlyphs(of: run, at: origin)
    if run.attributes.shadow != nil { append(.endGroup) }
  }

  /// Appends the drawing of an attachment, with the left end of its baseline at a point.
  private mutating func append(_ attachment: TextAttachment, at origin: Point) {
    guard let drawing = attachment.drawing as? DisplayList, !drawing.isEmpty else { return }
    let corner = Point(x: origin.x, y: origin.y - attachment.ascent)
    append(.save)
    append(.concat(Transform(a: 1, b: 0, c: 0, d: 1, translation: corner)))
    append(drawing)
    append(.restore)
  }

  private mutating func appendGlyphs(of run: TextRun, at origin: Point) {
    // The limits keep letters legible and numbers finite.
    let slant = run.attributes.slant.isNaN ? 0 : max(-10, min(run.attributes.slant, 10))
    guard slant != 0 else { return append(.text(run, at: origin)) }
    append(.save)
    let shift = Point(x: slant * origin.y, y: 0)
    append(.concat(Transform(a: 1, b: 0, c: -slant, d: 1, translation: shift)))
    append(.text(run, at: origin))
    append(.restore)
  }
}

extension TextLayout {
  /// Whether a run may have a background.
  fileprivate var hasBackgrounds: Bool {
    lines.contains { line in line.runs.contains { $0.attributes.background != nil } }
  }
}

extension TextRun {
  /// Returns the run without its styled decorations, and those decorations as commands.
  fileprivate func withoutDecorations(
    at origin: Point
  ) -> (run: TextRun, lines: [DisplayList.Command]) {
    var run = self
    var lines: [DisplayList.Command] = []
    if attributes.underline, let style = attributes.underlineDecoration {
      run.attributes.underline = false
      lines += decoration(style, at: origin, top: 0.12)
    }
    if attributes.strikethrough, let style = attributes.strikethroughDecoration {
      run.attributes.strikethrough = false
      lines += decoration(style, at: origin, top: -0.3)
    }
    return (run, lines)
  }

  /// Returns strokes along the run.
  ///
  /// - Parameter top: The distance of their top below the baseline, as a fraction of the point size.
  private func decoration(
    _ decoration: TextDecoration,
    at origin: Point,
    top: Double
  ) -> [DisplayList.Command] {
    let size = attributes.font.clampedSize
    let thin = max(size / 16, 0.5)
    let thickness = decoration.weight == .thick ? 2 * thin : thin
    let offsets = decoration.weight == .double ? [0, 2 * thin] : [0]
    let style = StrokeStyle(
      width: thickness,
      dash: DashPattern(decoration.pattern.lengths.map { $0 * thickness })
    )
    return offsets.map { offset in
      let y = origin.y + top * size + thickness / 2 + offset
      var path = Path()
      path.move(to: Point(x: origin.x, y: y))
      path.addLine(to: Point(x: origin.x + width, y: y))
      return .stroke(path, style, .solid(decoration.color ?? attributes.color))
    }
  }
}

extension TextDecoration.Pattern {
  /// The lengths of dashes and gaps, alternating, as multiples of the line's thickness.
  fileprivate var lengths: [Double] {
    switch self {
    case .solid: []
    case .dot: [1, 2]
    case .dash: [4, 2]
    case .dashDot: [4, 2, 1, 2]
    case .dashDotDot: [4, 2, 1, 2, 1, 2]
    }
  }
}

extension Path {
  /// Creates a rectangle.
  fileprivate init(_ rect: Rect) {
    self.init()
    addRect(rect)
  }
}
