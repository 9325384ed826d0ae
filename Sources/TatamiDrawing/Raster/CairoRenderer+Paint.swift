import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// Sets a paint as Cairo's source; false if the paint is invisible or not finite.
  ///
  /// - Parameter area: The bounds of the painted shape, in the commands' coordinates; used for conic
  ///   gradients only.
  func setSource(_ paint: Paint, for area: Rect = .zero) -> Bool {
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
        gradient.startRadius.clampedLength,
        end.x,
        end.y,
        gradient.endRadius.clampedLength
      )
      setGradient(pattern, gradient.stops)
    case .conic(let gradient):
      return gradient.isDrawable && setConicMesh(gradient, for: area)
    case .backdrop: return setSource(paint.flattened, for: area)
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
  /// Whether the gradient has stops and finite numbers.
  var isDrawable: Bool { start.isFinite && end.isFinite && !stops.isEmpty }
}

extension RadialGradient {
  /// Whether the gradient has stops and finite numbers.
  var isDrawable: Bool {
    startCenter.isFinite && endCenter.isFinite && startRadius.isFinite && endRadius.isFinite
      && !stops.isEmpty
  }
}
