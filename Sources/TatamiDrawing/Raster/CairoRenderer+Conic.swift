import CCairo
import Glibc
import TatamiGeometry

extension CairoRenderer {
  /// Sets a conic gradient as Cairo's source: as pixels for rasters, as a mesh for pages.
  func setConic(_ gradient: ConicGradient, for area: Rect) -> Bool {
    kind == .raster ? setConicPixels(gradient, for: area) : setConicMesh(gradient, for: area)
  }

  private func setConicPixels(_ gradient: ConicGradient, for area: Rect) -> Bool {
    let touched = PixelRect(roundingOut: state.transform.apply(area))
    let region = touched.intersection(state.clip.bounds)
    guard !region.isEmpty, let toShape = state.transform.inverted() else { return false }
    let canvas = CairoCanvas(region: region.rect)
    guard let buffer = PixelBuffer(canvas.surface) else { return false }
    let sampler = ConicGradientSampler(gradient, toShape: toShape)
    buffer.draw {
      for y in region.top..<region.bottom {
        let row = buffer.pixel(x: region.left, y: y)
        for x in 0..<region.width {
          let center = Point(x: Double(region.left + x) + 0.5, y: Double(y) + 0.5)
          row[x] = sampler.pixel(at: center)
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
    for sector in gradient.sectors(maxSolidWidth: 1.0 / 16, maxBlendWidth: 1.0 / 32) {
      pattern.add(sector, of: gradient, radius: radius)
    }
    cairo_set_source(context, pattern)
    cairo_pattern_destroy(pattern)
    return true
  }
}

/// Computes the color of a conic gradient at each pixel.
private struct ConicGradientSampler {
  private let gradient: ConicGradient
  private let toShape: Transform
  private let colors: [UInt32]
  /// The width of a pixel in the shape's coordinates.
  private let pixelWidth: Double

  init(_ gradient: ConicGradient, toShape: Transform) {
    self.gradient = gradient
    self.toShape = toShape
    colors = gradient.pixels(count: 4096)
    pixelWidth = toShape.meanScale
  }

  /// Returns the color at a point in device units.
  func pixel(at point: Point) -> UInt32 {
    let offset = toShape.apply(point) - gradient.center
    let turns = (atan2(offset.y, offset.x) - gradient.startAngle) / (2 * .pi)
    let location = turns - turns.rounded(.down)
    guard location.isFinite else { return colors[0] }
    let index = min(colors.count - 1, Int(location * Double(colors.count)))
    // The edge between the last and the first color is antialiased.
    let distance = (offset.x * offset.x + offset.y * offset.y).squareRoot()
    let halfPixel = pixelWidth / max(4 * .pi * distance, pixelWidth)
    let toSeam = min(location, 1 - location)
    guard toSeam < halfPixel else { return colors[index] }
    let other = colors[location < 0.5 ? colors.count - 1 : 0]
    let level = UInt32((0.5 - toSeam / halfPixel / 2) * 255)
    return colors[index].scaled(255 - level) &+ other.scaled(level)
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
