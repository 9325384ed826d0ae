import CCairo
import Glibc
import TatamiGeometry

extension CairoPlayer {
  /// Makes a conic gradient Cairo's source: pixels for rasters, a mesh for pages.
  func setConic(_ gradient: ConicGradient, for area: Rect) -> Bool {
    kind == .raster ? setConicPixels(gradient, for: area) : setConicMesh(gradient, for: area)
  }

  private func setConicPixels(_ gradient: ConicGradient, for area: Rect) -> Bool {
    let touched = PixelRect(touchedBy: state.transform.apply(area))
    let region = touched.intersection(state.clip.bounds)
    guard !region.isEmpty, let toShape = state.transform.inverted() else { return false }
    let canvas = CairoCanvas(region: region.rect)
    guard let target = PixelTarget(canvas.surface) else { return false }
    let wheel = ColorWheel(gradient, toShape: toShape)
    target.draw {
      for y in region.top..<region.bottom {
        let row = target.pixel(x: region.left, y: y)
        for x in 0..<region.width {
          let place = Point(x: Double(region.left + x) + 0.5, y: Double(y) + 0.5)
          row[x] = wheel.pixel(at: place)
        }
      }
    }
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, canvas.surface, 0, 0)
    return true
  }

  private func setConicMesh(_ gradient: ConicGradient, for area: Rect) -> Bool {
    guard area.isFinite else { return false }
    var gradient = gradient
    gradient.center = gradient.center.limited
    let radius = min(gradient.radius(around: area), 1_048_576)
    let pattern = cairo_pattern_create_mesh()
    for sector in gradient.sectors(widest: 1.0 / 16, widestMix: 1.0 / 32) {
      pattern.add(sector, of: gradient, radius: radius)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}

/// The colours of a conic gradient, found for each pixel.
private struct ColorWheel {
  private let gradient: ConicGradient
  private let toShape: Transform
  private let colors: [UInt32]
  /// Pixels' width in the shape's coordinates.
  private let pixelWidth: Double

  init(_ gradient: ConicGradient, toShape: Transform) {
    self.gradient = gradient
    self.toShape = toShape
    colors = gradient.pixels(count: 4096)
    pixelWidth = toShape.meanScale
  }

  /// Returns the colour at a place in device units.
  func pixel(at place: Point) -> UInt32 {
    let from = toShape.apply(place) - gradient.center
    let turns = (atan2(from.y, from.x) - gradient.startAngle) / (2 * .pi)
    let location = turns - turns.rounded(.down)
    guard location.isFinite else { return colors[0] }
    let index = min(colors.count - 1, Int(location * Double(colors.count)))
    // Where the last colour meets the first one, the edge is smoothed.
    let distance = (from.x * from.x + from.y * from.y).squareRoot()
    let halfPixel = pixelWidth / max(4 * .pi * distance, pixelWidth)
    let toSeam = min(location, 1 - location)
    guard toSeam < halfPixel else { return colors[index] }
    let other = colors[location < 0.5 ? colors.count - 1 : 0]
    let share = UInt32((0.5 - toSeam / halfPixel / 2) * 255)
    return colors[index].scaled(255 - share) &+ other.scaled(share)
  }
}

extension OpaquePointer? {
  /// Adds a sector to a mesh pattern; two of its corners lie in the centre.
  fileprivate func add(
    _ sector: ConicGradient.Sector,
    of gradient: ConicGradient,
    radius: Double
  ) {
    let (start, end) = (sector.start.location, sector.end.location)
    let sweep = gradient.angle(at: end) - gradient.angle(at: start)
    // How far control points of an arc lie on its tangents.
    let reach = 4.0 / 3 * tan(sweep / 4)
    let (from, to) = (
      gradient.point(at: start, distance: radius), gradient.point(at: end, distance: radius)
    )
    let (center, one, two) = (gradient.center, from - gradient.center, to - gradient.center)
    cairo_mesh_pattern_begin_patch(self)
    cairo_mesh_pattern_move_to(self, center.x, center.y)
    cairo_mesh_pattern_line_to(self, from.x, from.y)
    cairo_mesh_pattern_curve_to(
      self,
      from.x - reach * one.y,
      from.y + reach * one.x,
      to.x + reach * two.y,
      to.y - reach * two.x,
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
