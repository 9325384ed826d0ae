public import TatamiGeometry

extension DisplayList {
  /// Adds every line of a text layout, its top-left corner at a point.
  ///
  /// Backgrounds come first, so that no line's covers the letters of another.
  public mutating func append(_ layout: TextLayout, at origin: Point) {
    for line in layout.lines {
      for run in line.runs { appendBackground(of: run, in: line, at: origin) }
    }
    for line in layout.lines {
      for run in line.runs {
        let place = Point(x: line.origin.x + run.x, y: line.origin.y - run.baselineOffset)
        append(run, at: origin + place)
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

  /// Adds a run with what its look draws besides letters.
  private mutating func append(_ run: TextRun, at place: Point) {
    let (run, lines) = run.withoutDecorations(at: place)
    if let shadow = run.attributes.shadow { append(.beginGroup(Group(shadow: shadow))) }
    commands += lines
    appendLetters(of: run, at: place)
    if run.attributes.shadow != nil { append(.endGroup) }
  }

  private mutating func appendLetters(of run: TextRun, at place: Point) {
    // Steeper letters could not be read, and numbers stay finite.
    let slant = run.attributes.slant.isNaN ? 0 : max(-10, min(run.attributes.slant, 10))
    guard slant != 0 else { return append(.text(run, at: place)) }
    append(.save)
    append(.concat(Transform(a: 1, b: 0, c: -slant, d: 1, tx: slant * place.y, ty: 0)))
    append(.text(run, at: place))
    append(.restore)
  }
}

extension TextRun {
  /// Returns the run without decorations that have a look of their own, and those as commands.
  fileprivate func withoutDecorations(
    at place: Point
  ) -> (run: TextRun, lines: [DisplayList.Command]) {
    var run = self
    var lines: [DisplayList.Command] = []
    if attributes.underline, let look = attributes.underlineLook {
      run.attributes.underline = false
      lines += decoration(look, at: place, top: 0.12)
    }
    if attributes.strikethrough, let look = attributes.strikethroughLook {
      run.attributes.strikethrough = false
      lines += decoration(look, at: place, top: -0.3)
    }
    return (run, lines)
  }

  /// Returns strokes along the run; their top is a share of the point size below the baseline.
  private func decoration(
    _ look: TextDecoration,
    at place: Point,
    top: Double
  ) -> [DisplayList.Command] {
    let size = attributes.font.usableSize
    let thin = max(size / 16, 0.5)
    let thickness = look.weight == .thick ? 2 * thin : thin
    let offsets = look.weight == .double ? [0, 2 * thin] : [0]
    let style = StrokeStyle(width: thickness, dash: look.pattern.lengths.map { $0 * thickness })
    return offsets.map { offset in
      let y = place.y + top * size + thickness / 2 + offset
      var path = Path()
      path.move(to: Point(x: place.x, y: y))
      path.line(to: Point(x: place.x + width, y: y))
      return .stroke(path, style, .solid(look.color ?? attributes.color))
    }
  }
}

extension TextDecoration.Pattern {
  /// Lengths of dashes and gaps in turn, in thicknesses of the line.
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
  /// Makes a rectangle.
  fileprivate init(_ rect: Rect) {
    self.init()
    addRect(rect)
  }
}
