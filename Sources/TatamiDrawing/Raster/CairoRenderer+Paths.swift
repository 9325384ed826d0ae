import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// The maximum number of dashes of a path; a path with more is stroked with a solid line.
  static let maxDashes = 100_000.0

  /// The maximum line width, in device units.
  static let maxLineWidth = 65_536.0

  mutating func clip(_ path: Path, _ rule: FillRule) {
    // A clip path that is not finite clips everything.
    guard !state.isHidden, let bounds = path.finiteControlBounds else {
      state.isHidden = true
      return
    }
    guard kind == .document else { return clipPixels(path, rule, bounds) }
    saveInCairo()
    setPath(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  /// Clips to the pixels that a path touches, and keeps those at its edges.
  private mutating func clipPixels(_ path: Path, _ rule: FillRule, _ bounds: Rect) {
    state.clip = state.clip.intersection(PixelRect(roundingOut: state.transform.apply(bounds)))
    guard !state.clip.isEmpty, let buffer = state.buffer else {
      state.isHidden = true
      return
    }
    if let rect = path.rectangle, pixels(of: rect) != nil { return }
    var edges: [ClipEdges] = []
    forEachMask(of: path, .fill(rule), bounds: bounds) { mask in
      if let found = ClipEdges(of: mask, in: state.clip, on: buffer) { edges.append(found) }
    }
    for part in edges { add(part) }
  }

  func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard !state.isHidden, let bounds = path.finiteControlBounds, isVisible(bounds) else { return }
    guard kind == .document else {
      if case .backdrop(let backdrop) = paint { return fill(path, rule, backdrop, bounds: bounds) }
      if case .solid(let color) = paint, let rect = path.rectangle, fillPixels(rect, color) {
        return
      }
      return draw(path, .fill(rule), bounds: bounds, paint)
    }
    guard setSource(paint, for: bounds) else { return }
    setPath(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  /// Returns the pixels of a rectangle whose edges are aligned to pixels; nil for other rectangles.
  private func pixels(of rect: Rect) -> PixelRect? {
    guard state.transform.isScaleAndTranslation else { return nil }
    return PixelRect(exactly: state.transform.apply(rect))
  }

  /// Fills a rectangle directly if its edges are aligned to pixels; returns false otherwise.
  private func fillPixels(_ rect: Rect, _ color: Color) -> Bool {
    guard let pixels = pixels(of: rect), let buffer = state.buffer else { return false }
    buffer.draw { buffer.fill(pixels.intersection(state.clip), UInt32(color)) }
    return true
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard !state.isHidden, style.width > 0, style.width.isFinite,
      let bounds = path.finiteControlBounds?.expanded(by: style.outset), isVisible(bounds)
    else { return }
    let isDashed = path.showsDashes(of: style)
    guard kind == .document else {
      var pen = state.transform
      (pen.tx, pen.ty) = (0, 0)
      return draw(path, .stroke(style, pen: pen, isDashed: isDashed), bounds: bounds, paint)
    }
    guard setSource(paint, for: bounds) else { return }
    setPath(path)
    context.setStroke(style, pen: state.transform, isDashed: isDashed)
    cairo_stroke(context)
  }

  /// Sets Cairo's transform.
  func setMatrix() {
    var matrix = state.transform.cairo
    cairo_set_matrix(context, &matrix)
  }

  /// Sets Cairo's path, in device coordinates.
  func setPath(_ path: Path) {
    context.set(path, state.transform)
  }
}

extension OpaquePointer? {
  /// Sets the path of a Cairo context, in device coordinates.
  func set(_ path: Path, _ transform: Transform) {
    cairo_identity_matrix(self)
    cairo_new_path(self)
    func map(_ point: Point) -> Point { transform.apply(point).limited }
    path.forEachSegment { from, element in
      switch element.mapped(map) {
      case .move(let to): cairo_move_to(self, to.x, to.y)
      case .line(let to): cairo_line_to(self, to.x, to.y)
      case .quad(let to, let control):
        add(CubicCurve(from: map(from), quadTo: to, control: control))
      case .curve(let to, let control1, let control2):
        add(CubicCurve(from: from, control1: control1, control2: control2, to: to))
      case .close: cairo_close_path(self)
      }
    }
  }

  private func add(_ cubic: CubicCurve) {
    cairo_curve_to(
      self,
      cubic.control1.x,
      cubic.control1.y,
      cubic.control2.x,
      cubic.control2.y,
      cubic.to.x,
      cubic.to.y
    )
  }

  /// Fills or strokes the path of a Cairo context.
  func draw(_ style: ShapeStyle) {
    switch style {
    case .fill(let rule):
      cairo_set_fill_rule(self, rule.cairo)
      cairo_fill(self)
    case .stroke(let style, let pen, let isDashed):
      setStroke(style, pen: pen, isDashed: isDashed)
      cairo_stroke(self)
    }
  }

  /// Sets the stroke style of a Cairo context, and its transform to that of the pen.
  fileprivate func setStroke(_ style: StrokeStyle, pen: Transform, isDashed: Bool) {
    var matrix = pen.cairo
    cairo_set_matrix(self, &matrix)
    let maxWidth = CairoRenderer.maxLineWidth / max(pen.maxScale, 1e-6)
    cairo_set_line_width(self, min(style.width, maxWidth))
    cairo_set_line_cap(self, style.cap.cairo)
    cairo_set_line_join(self, style.join.cairo)
    cairo_set_miter_limit(self, style.miterLimit >= 1 ? min(style.miterLimit, 1000) : 1)
    guard isDashed else { return cairo_set_dash(self, nil, 0, 0) }
    let lengths = style.dash.lengths
    let phase = style.dash.phase.truncatingRemainder(dividingBy: lengths.reduce(0, +) * 2)
    cairo_set_dash(self, lengths, Int32(clamping: lengths.count), phase)
  }
}

extension Transform {
  /// The transform as a Cairo matrix.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a, yx: b, xy: c, yy: d, x0: tx, y0: ty)
  }

  /// An upper bound of the factor by which lengths grow.
  var maxScale: Double {
    max(abs(a) + abs(c), abs(b) + abs(d))
  }
}

extension Path {
  /// Whether the path is stroked with the dashes of a style, which must be valid and not too many.
  func showsDashes(of style: StrokeStyle) -> Bool {
    let dash = style.dash
    let period = dash.lengths.reduce(0, +)
    guard dash.lengths.allSatisfy({ $0 >= 0 && $0.isFinite }), period > 0, period.isFinite,
      dash.phase.isFinite
    else { return false }
    let length = controlLength() * Double(dash.lengths.count) * 2
    return length / period < CairoRenderer.maxDashes
  }

  /// Returns an upper bound of the path's length: that through all points and control points.
  func controlLength() -> Double {
    var length = 0.0
    var (start, last) = (Point.zero, Point.zero)
    for element in elements {
      if case .move(let point) = element {
        start = point
        last = point
        continue
      }
      for point in element.points + (element.end == nil ? [start] : []) {
        length += abs(point.x - last.x) + abs(point.y - last.y)
        last = point
      }
    }
    return length
  }
}

extension FillRule {
  var cairo: cairo_fill_rule_t {
    self == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension LineCap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension LineJoin {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}
