import CCairo
import Glibc
import TatamiGeometry

extension CairoRenderer {
  /// Sets a conic gradient as Cairo's source, as a mesh.
  func setConicMesh(_ gradient: ConicGradient, for area: Rect) -> Bool {
    guard area.isFinite else { return false }
    var gradient = gradient
    gradient.center = gradient.center.limited
    let radius = min(gradient.radius(around: area), 1_048_576)
    let pattern = cairo_pattern_create_mesh()
    for sector in gradient.sectors(maxSolidWidth: 1.0 / 16, maxBlendWidth: 1.0 / 32) {
      pattern.add(sector, of: gradient, radius: radius)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}

extension OpaquePointer? {
  /// Adds a sector to a mesh pattern; two of its corners coincide in the center.
  fileprivate func add(
    _ sector: ConicGradient.Sector,
    of gradient: ConicGradient,
    radius: Double
  ) {
    let (first, last) = (sector.start.location, sector.end.location)
    let sweep = gradient.angle(at: last) - gradient.angle(at: first)
    // The distance of an arc's control points from its ends, relative to the radius.
    let handle = 4.0 / 3 * tan(sweep / 4)
    let (from, to) = (
      gradient.point(at: first, distance: radius), gradient.point(at: last, distance: radius)
    )
    let (center, start, end) = (gradient.center, from - gradient.center, to - gradient.center)
    cairo_mesh_pattern_begin_patch(self)
    cairo_mesh_pattern_move_to(self, center.x, center.y)
    cairo_mesh_pattern_line_to(self, from.x, from.y)
    cairo_mesh_pattern_curve_to(
      self,
      from.x - handle * start.y,
      from.y + handle * start.x,
      to.x + handle * end.y,
      to.y - handle * end.x,
      to.x,
      to.y
    )
    cairo_mesh_pattern_line_to(self, center.x, center.y)
    let colors = [sector.start, sector.start, sector.end, sector.end].map(\.color)
    for (corner, color) in colors.enumerated() {
      cairo_mesh_pattern_set_corner_color_rgba(
        self,
        UInt32(corner),
        color.red,
        color.green,
        color.blue,
        color.alpha
      )
    }
    cairo_mesh_pattern_end_patch(self)
  }
}
