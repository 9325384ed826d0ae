import CCairo
import TatamiGeometry

extension CairoPlayer {
  /// Makes a paint Cairo's source; false if there is nothing to see or it is not finite.
  ///
  /// - Parameter area: What is painted, in the commands' coordinates.
  func setSource(_ paint: Paint, for area: Rect) -> Bool {
    setMatrix()
    switch paint {
    case .solid(let color):
      cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
      return color.alpha > 0
    case .linear(let gradient):
      guard gradient.isDrawable else { return false }
      let (start, end) = (gradient.start.limited, gradient.end.limited)
      setGradient(cairo_pattern_create_linear(start.x, start.y, end.x, end.y), gradient.stops)
    case .radial(let gradient):
      guard gradient.isDrawable else { return false }
      let (start, end) = (gradient.startCenter.limited, gradient.endCenter.limited)
      let pattern = cairo_pattern_create_radial(
        start.x,
        start.y,
        gradient.startRadius.usableLength,
        end.x,
        end.y,
        gradient.endRadius.usableLength
      )
      setGradient(pattern, gradient.stops)
    case .conic(let gradient):
      return gradient.isDrawable && setConic(gradient, for: area)
    }
    return true
  }

  private func setGradient(_ pattern: OpaquePointer?, _ stops: [GradientStop]) {
    for stop in stops {
      let color = stop.color
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location.clampedToUnit,
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
  }
}

extension LinearGradient {
  /// Whether there is something to see.
  var isDrawable: Bool { start.isFinite && end.isFinite && !stops.isEmpty }
}

extension RadialGradient {
  /// Whether there is something to see.
  var isDrawable: Bool {
    startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && endRadius.isFinite
      && !stops.isEmpty
  }
}
