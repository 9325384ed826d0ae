import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// A shape that Cairo draws.
  struct Shape {
    /// The pixels that the shape touches, or those of a tile.
    var region: PixelRect
    /// Whether the coverage does not depend on where the shape is cut at the top and the bottom.
    var canCutRows = true
    /// Draws the shape on a context with the source that is set.
    var draw: (OpaquePointer?) -> Void
  }

  /// The maximum number of elements of a path whose mask may be shared with other sizes.
  private static let maxSharedElements = 16

  /// The minimum side of the tiles into which large shapes are cut.
  private static let minTileSide = 1024

  /// Draws a path on a raster.
  func draw(_ path: Path, _ style: ShapeStyle, bounds: Rect, _ paint: Paint) {
    let paint = paint.withoutEmptyGradient.flattened
    if let mask = sharedMask(of: path, style) { return blend(paint, through: mask) }
    forEachTile(of: bounds) { tile in
      let shape = Shape(region: tile, canCutRows: style.canCutRows) { context in
        context.set(path, state.transform)
        context.draw(style)
      }
      draw(shape, paint) { mask(of: path, style, tile) }
    }
  }

  /// Draws a shape on a raster.
  ///
  /// Cairo's coverage depends on where a shape is cut at the left and at the right. A shape that
  /// the clip cuts is drawn through a mask, so that it equals the part of a complete drawing.
  ///
  /// - Parameter mask: Returns the mask of the shape; nil to draw it.
  func draw(_ shape: Shape, _ paint: Paint, mask: (() -> StretchedMask?)? = nil) {
    if case .solid = paint, state.clip.contains(shape.region) {
      guard setSource(paint) else { return }
      prepareCairo()
      shape.draw(context)
    } else if let mask = mask?() ?? drawnMask(of: shape) {
      blend(paint, through: mask)
    }
  }

  /// Calls a closure with the visible tiles of the pixels that a shape touches.
  ///
  /// Cairo's coverage depends on where a shape is cut. A shape's tiles depend on its position and on
  /// the size of the canvas only, so that a shape that moves by whole pixels keeps its coverage.
  ///
  /// - Parameter bounds: The bounds of the shape, in the commands' coordinates.
  func forEachTile(of bounds: Rect, _ body: (PixelRect) -> Void) {
    let region = PixelRect(roundingOut: state.transform.apply(bounds))
    let visible = region.intersection(state.clip)
    guard !visible.isEmpty else { return }
    let width = max(state.limits.width, Self.minTileSide)
    let height = max(state.limits.height, Self.minTileSide)
    let (left, top) = (visible.left - region.left, visible.top - region.top)
    for y in stride(from: region.top + top / height * height, to: visible.bottom, by: height) {
      for x in stride(from: region.left + left / width * width, to: visible.right, by: width) {
        let tile = PixelRect(left: x, top: y, right: x + width, bottom: y + height)
        body(tile.intersection(region))
      }
    }
  }

  /// Composites a paint through a mask.
  func blend(_ paint: Paint, through mask: StretchedMask) {
    guard let buffer = state.buffer else { return }
    switch paint {
    case .solid(let color):
      guard color.alpha > 0 else { return }
      buffer.draw { buffer.blend(UInt32(color), through: mask, clip: state.clip) }
    case .backdrop: blend(paint.flattened, through: mask)
    case .linear, .radial, .conic:
      let part = mask.bounds.intersection(state.clip).intersection(buffer.bounds)
      guard !part.isEmpty, let toShape = state.transform.inverted() else { return }
      guard let sampler = GradientSampler(paint, toShape: toShape) else { return }
      withUnsafeTemporaryAllocation(of: UInt32.self, capacity: part.width) { line in
        guard let line = line.baseAddress else { return }
        buffer.draw {
          buffer.blend(through: mask, in: part) { y in
            sampler.read(y: y, from: part.left, into: line, part.width)
            return UnsafePointer(line)
          }
        }
      }
    }
  }

  /// Composites the pixels of a canvas through a mask.
  func blend(_ canvas: CairoCanvas, through mask: StretchedMask, in part: PixelRect) {
    guard let source = PixelBuffer(canvas.surface), let buffer = state.buffer else { return }
    cairo_surface_flush(canvas.surface)
    buffer.draw {
      buffer.blend(through: mask, in: part) { UnsafePointer(source.pixel(x: part.left, y: $0)) }
    }
  }
}

// MARK: - Masks

extension CairoRenderer {
  /// Calls a closure with the masks of a path, which do not overlap; masks for which there is no
  /// memory are left out.
  func forEachMask(
    of path: Path,
    _ style: ShapeStyle,
    bounds: Rect,
    _ body: (StretchedMask) -> Void
  ) {
    if let mask = sharedMask(of: path, style) { return body(mask) }
    forEachTile(of: bounds) { tile in
      if let mask = mask(of: path, style, tile) { body(mask) }
    }
  }

  /// Returns the mask of the part of a path in a tile.
  private func mask(
    of path: Path,
    _ style: ShapeStyle,
    _ region: PixelRect
  ) -> StretchedMask? {
    guard region.width * region.height <= ShapeMaskCache.maxPixels else {
      return drawnMask(
        of: Shape(region: region, canCutRows: style.canCutRows) { context in
          context.set(path, state.transform)
          context.draw(style)
        }
      )
    }
    var fixed = FixedPath(path, state.transform)
    fixed.offset(x: -region.left, y: -region.top)
    return cachedMask(fixed, style, width: region.width, height: region.height)
      .map { StretchedMask(mask: $0, left: region.left, top: region.top) }
  }

  /// Returns a mask of the visible part of a shape; nil if it is empty or memory is exhausted.
  private func drawnMask(of shape: Shape) -> StretchedMask? {
    var region = shape.region
    if shape.canCutRows {
      region.top = max(region.top, state.clip.top)
      region.bottom = min(region.bottom, state.clip.bottom)
    }
    guard !region.isEmpty else { return nil }
    let mask = ShapeMask(region: region) { context in
      context.setAntialias(state.isAntialiased)
      shape.draw(context)
    }
    return mask.map { StretchedMask(mask: $0, left: region.left, top: region.top) }
  }

  /// Returns the mask of a rectangle with or without rounded corners, or of a similar shape, that
  /// is shared with other sizes; nil for other shapes.
  private func sharedMask(of path: Path, _ style: ShapeStyle) -> StretchedMask? {
    guard path.elements.count <= Self.maxSharedElements, let reach = style.reach else { return nil }
    var fixed = FixedPath(path, state.transform)
    let bounds = fixed.touched.expanded(by: reach)
    fixed.offset(x: -bounds.left, y: -bounds.top)
    let isAntialiased = state.isAntialiased
    let cache = ShapeMaskCache.current
    let known = cache.recentMask(of: fixed, style, isAntialiased: isAntialiased)
    guard let mask = known ?? stretchedMask(of: fixed, path, style, reach: reach, bounds: bounds)
    else {
      return nil
    }
    if known == nil { cache.keep(mask, of: fixed, style, isAntialiased: isAntialiased) }
    return mask.moved(x: bounds.left, y: bounds.top)
  }

  /// Returns the mask that a shape shares with other sizes, with its first pixel at zero.
  ///
  /// - Parameters:
  ///   - fixed: The shape's path, moved to the first pixel of its bounds.
  ///   - path: The path before rounding.
  ///   - reach: How far the shape extends from its path, in whole device units.
  ///   - bounds: The pixels that the shape may touch.
  private func stretchedMask(
    of fixed: FixedPath,
    _ path: Path,
    _ style: ShapeStyle,
    reach: Int,
    bounds: PixelRect
  ) -> StretchedMask? {
    var fixed = fixed
    let columns = fixed.straightRange(along: .x)?.shrunk(by: reach)
    let rows = fixed.straightRange(along: .y)?.shrunk(by: reach)
    guard columns != nil || rows != nil || path.isRounded else { return nil }
    let (extraColumns, extraRows) = (
      max(0, (columns?.count ?? 0) - 1), max(0, (rows?.count ?? 0) - 1)
    )
    let (width, height) = (bounds.width - extraColumns, bounds.height - extraRows)
    guard width * height <= ShapeMaskCache.maxPixels else { return nil }
    if let columns { fixed.shrink(along: .x, from: columns.upperBound, by: extraColumns) }
    if let rows { fixed.shrink(along: .y, from: rows.upperBound, by: extraRows) }
    guard let mask = cachedMask(fixed, style, width: width, height: height) else { return nil }
    return StretchedMask(
      mask: mask,
      left: 0,
      top: 0,
      column: columns?.lowerBound ?? 0,
      row: rows?.lowerBound ?? 0,
      extraColumns: extraColumns,
      extraRows: extraRows
    )
  }

  private func cachedMask(
    _ path: FixedPath,
    _ style: ShapeStyle,
    width: Int,
    height: Int
  ) -> ShapeMask? {
    guard width > 0, height > 0 else { return nil }
    let key = ShapeMaskCache.Key(
      path: path,
      style: style,
      isAntialiased: state.isAntialiased,
      width: width,
      height: height
    )
    return ShapeMaskCache.current.mask(key)
  }
}

extension ShapeStyle {
  /// Whether the coverage does not depend on where the shape is cut at the top and the bottom.
  ///
  /// Cairo strokes a curve differently if a part of it is outside the clip.
  fileprivate var canCutRows: Bool {
    if case .fill = self { true } else { false }
  }

  /// The distance by which the shape extends beyond its path, in whole device units; nil if the
  /// shape is dashed or extends far.
  fileprivate var reach: Int? {
    switch self {
    case .fill: return 0
    case .stroke(let style, let pen, let isDashed):
      let reach = style.outset * pen.maxScale
      return !isDashed && reach <= 1024 ? Int(reach.rounded(.up)) + 1 : nil
    }
  }
}

extension Range<Int> {
  /// Returns the range with both ends moved inwards; nil if nothing is left.
  fileprivate func shrunk(by distance: Int) -> Range? {
    let (lower, upper) = (lowerBound + distance, upperBound - distance)
    return lower < upper ? lower..<upper : nil
  }
}

extension Path {
  /// Whether the path has the elements of a rectangle with rounded corners.
  fileprivate var isRounded: Bool { elements.count == 10 && elements[9] == .close }
}
