import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// The maximum number of dashes of a path; a path with more is stroked with a solid line.
  static let maxDashes = 100_000.0

  /// The maximum line width, in device units.
  static let maxLineWidth = 65_536.0

  mutating func clip(_ path: Path, _ rule: FillRule) {
    // A clip path that is not finite clips everything.
    guard !state.isHidden, path.isFinite else {
      state.isHidden = true
      return
    }
    if kind == .raster {
      state.clip.add(path, state.transform)
      guard !state.clip.isEmpty else {
        state.isHidden = true
        return
      }
    }
    saveInCairo()
    setPath(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  func fill(_ path: Path, _ rule: FillRule, _ paint: Paint) {
    guard !state.isHidden, path.isFinite else { return }
    let bounds = path.controlBounds()
    guard isVisible(bounds) else { return }
    if case .solid(let color) = paint, let rect = path.rectangle, fillPixels(rect, color) { return }
    guard setSource(paint, for: bounds) else { return }
    setPath(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_fill(context)
  }

  /// Fills a rectangle directly if its edges are aligned to pixels; returns false otherwise.
  private func fillPixels(_ rect: Rect, _ color: Color) -> Bool {
    guard state.transform.isScaleAndTranslation,
      let pixels = PixelRect(exactly: state.transform.apply(rect)),
      let buffer = directBuffer(for: pixels)
    else { return false }
    buffer.draw {
      buffer.fill(pixels.intersection(state.clip.bounds), UInt32(color))
    }
    return true
  }

  func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint) {
    guard !state.isHidden, path.isFinite, style.width > 0, style.width.isFinite else { return }
    let bounds = path.controlBounds().expanded(by: style.outset)
    guard isVisible(bounds), setSource(paint, for: bounds) else { return }
    setPath(path)
    setMatrix()
    let maxWidth = Self.maxLineWidth / max(state.transform.maxScale, 1e-6)
    cairo_set_line_width(context, min(style.width, maxWidth))
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, style.miterLimit >= 1 ? min(style.miterLimit, 1000) : 1)
    setDash(style, path)
    cairo_stroke(context)
  }

  private func setDash(_ style: StrokeStyle, _ path: Path) {
    let period = style.dash.lengths.reduce(0, +)
    let isUsable = style.dash.lengths.allSatisfy { $0 >= 0 && $0.isFinite } && period > 0
    let length = path.controlLength() * Double(max(1, style.dash.lengths.count)) * 2
    guard isUsable, style.dash.phase.isFinite, period.isFinite, length / period < Self.maxDashes
    else {
      cairo_set_dash(context, nil, 0, 0)
      return
    }
    let phase = style.dash.phase.truncatingRemainder(dividingBy: period * 2)
    cairo_set_dash(context, style.dash.lengths, Int32(clamping: style.dash.lengths.count), phase)
  }

  /// Sets Cairo's transform.
  func setMatrix() {
    var matrix = state.transform.cairo
    cairo_set_matrix(context, &matrix)
  }

  /// Sets Cairo's path, in device coordinates.
  func setPath(_ path: Path) {
    cairo_identity_matrix(context)
    cairo_new_path(context)
    let transform = state.transform
    func map(_ point: Point) -> Point { transform.apply(point).limited }
    path.forEachSegment { from, element in
      switch element.mapped(map) {
      case .move(let to): cairo_move_to(context, to.x, to.y)
      case .line(let to): cairo_line_to(context, to.x, to.y)
      case .quad(let to, let control):
        add(CubicCurve(from: map(from), quadTo: to, control: control))
      case .curve(let to, let control1, let control2):
        add(CubicCurve(from: from, control1: control1, control2: control2, to: to))
      case .close: cairo_close_path(context)
      }
    }
  }

  private func add(_ cubic: CubicCurve) {
    cairo_curve_to(
      context,
      cubic.control1.x,
      cubic.control1.y,
      cubic.control2.x,
      cubic.control2.y,
      cubic.to.x,
      cubic.to.y
    )
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
