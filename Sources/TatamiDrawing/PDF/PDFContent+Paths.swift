import TatamiGeometry

extension PDFContent {
  mutating func clip(_ path: Path, _ rule: FillRule) {
    // A clip path that has no area or is not finite clips everything.
    guard !state.isHidden, let area = writtenArea(of: path),
      let clip = area.intersection(state.clip), !clip.isEmpty
    else {
      state.isHidden = true
      return
    }
    saveOnPage()
    state.clip = clip
    append(path)
    text.append(rule == .nonZero ? "W n\n" : "W* n\n")
  }

  mutating func fill(_ path: Path, _ rule: FillRule, _ color: Color) {
    guard !state.isHidden, color.alpha > 0, writtenArea(of: path) != nil else { return }
    setFill(color)
    append(path)
    text.append(rule == .nonZero ? "f\n" : "f*\n")
  }

  /// Returns the bounds of a path's points in device units; nil if it is thinner than the smallest
  /// length that is written, because viewers show shapes without area as hairlines.
  private func writtenArea(of path: Path) -> Rect? {
    guard !path.isEmpty, let bounds = path.finiteControlBounds else { return nil }
    let thickness = min(bounds.width, bounds.height) * state.transform.maxScale
    let area = state.transform.apply(bounds).limited
    return min(thickness, area.width, area.height) >= 0.001 ? area : nil
  }

  /// Strokes a path; returns false if the pen is not a circle.
  mutating func stroke(_ path: Path, _ style: StrokeStyle, _ color: Color) -> Bool {
    guard !state.isHidden, !path.isEmpty, style.width > 0, style.width.isFinite, color.alpha > 0,
      path.finiteControlBounds?.expanded(by: style.outset) != nil
    else { return true }
    guard let scale = state.transform.uniformScale else { return false }
    setStroke(color)
    setLine(style, scale: scale, isDashed: path.showsDashes(of: style))
    append(path)
    text.append("S\n")
    return true
  }

  /// Sets the color of fills and texts.
  mutating func setFill(_ color: Color) {
    setOpacity(color.alpha)
    guard parameters.fill != color else { return }
    parameters.fill = color
    text.append(color)
    text.append("rg\n")
  }

  private mutating func setStroke(_ color: Color) {
    setOpacity(color.alpha)
    guard parameters.stroke != color else { return }
    parameters.stroke = color
    text.append(color)
    text.append("RG\n")
  }

  private mutating func setLine(_ style: StrokeStyle, scale: Double, isDashed: Bool) {
    var line = style
    // A width of zero would be drawn one pixel wide.
    line.width = max(0.001, min(style.width * scale, CairoRenderer.maxLineWidth))
    line.miterLimit = style.miterLimit >= 1 ? min(style.miterLimit, 1000) : 1
    line.dash = isDashed ? style.dash.scaled(by: scale) : .solid
    let last = parameters.line
    guard last != line else { return }
    parameters.line = line
    if last?.width != line.width {
      text.append(line.width)
      text.append("w\n")
    }
    if last?.cap != line.cap { text.append(line.cap.pdf) }
    if last?.join != line.join { text.append(line.join.pdf) }
    if last?.miterLimit != line.miterLimit {
      text.append(line.miterLimit)
      text.append("M\n")
    }
    guard (last?.dash ?? .solid) != line.dash else { return }
    text.append("[")
    text.append(numbers: line.dash.lengths)
    text.append("]")
    text.append(line.dash.phase)
    text.append("d\n")
  }

  private mutating func append(_ path: Path) {
    let transform = state.transform
    if transform.isScaleAndTranslation, let rectangle = path.rectangle {
      let rect = transform.apply(rectangle).limited
      text.append(rect.origin)
      text.append(numbers: [rect.width, rect.height])
      return text.append("re\n")
    }
    var (start, current) = (Point.zero, Point.zero)
    for element in path.elements {
      let mapped = element.mapped { transform.apply($0).limited }
      append(mapped, from: current)
      if case .move(let point) = mapped { start = point }
      current = mapped.end ?? start
    }
  }

  private mutating func append(_ element: Path.Element, from start: Point) {
    switch element {
    case .move(let to):
      text.append(to)
      text.append("m\n")
    case .line(let to):
      text.append(to)
      text.append("l\n")
    case .quad(let to, let control):
      let cubic = CubicCurve(from: start, quadTo: to, control: control)
      append(.curve(to, control1: cubic.control1, control2: cubic.control2), from: start)
    case .curve(let to, let control1, let control2):
      text.append(control1)
      text.append(control2)
      text.append(to)
      text.append("c\n")
    case .close: text.append("h\n")
    }
  }
}

extension Transform {
  /// The factor by which all lengths grow; nil if it depends on the direction.
  fileprivate var uniformScale: Double? {
    let (x, y) = (a * a + b * b, c * c + d * d)
    let isUniform = abs(x - y) <= 1e-6 * x && abs(a * c + b * d) <= 1e-6 * x
    return isUniform ? x.squareRoot() : nil
  }
}

extension DashPattern {
  /// Returns the pattern for longer lines; a solid line if all lengths are too short to be written.
  fileprivate func scaled(by scale: Double) -> DashPattern {
    let lengths = lengths.map { $0 * scale }
    guard lengths.contains(where: { $0 >= 0.001 }) else { return .solid }
    let period = 2 * lengths.reduce(0, +)
    let rest = (phase * scale).truncatingRemainder(dividingBy: period)
    return DashPattern(lengths, phase: rest < 0 ? rest + period : rest)
  }
}

extension LineCap {
  fileprivate var pdf: StaticString {
    switch self {
    case .butt: "0 J\n"
    case .round: "1 J\n"
    case .square: "2 J\n"
    }
  }
}

extension LineJoin {
  fileprivate var pdf: StaticString {
    switch self {
    case .miter: "0 j\n"
    case .round: "1 j\n"
    case .bevel: "2 j\n"
    }
  }
}
