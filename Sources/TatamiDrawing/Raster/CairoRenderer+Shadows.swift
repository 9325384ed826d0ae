import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// The maximum number of pixels of a cached shadow.
  private static let maxCachedPixels = 4_194_304.0
  /// The distance from a shadow's content at which shapes are cut.
  private static let maxCut = 2048
  /// The maximum number of pixels of a shadow.
  private static let maxPixels = 67_108_864.0

  /// Whether a group's shadow is drawn from a cached mask.
  ///
  /// To draw a mask, the group's content is rendered a second time. Nested shadows would double
  /// that at every level, so groups with them, and large groups, are rendered offscreen instead.
  func cachesShadow(_ content: ArraySlice<DisplayList.Command>, extent: Rect) -> Bool {
    extent.width * extent.height <= Self.maxCachedPixels && !content.hasShadows
  }

  /// Begins an offscreen canvas for the part of a group that is visible or casts a visible shadow.
  mutating func beginOffscreenGroup(_ group: Group, _ shadow: Shadow, _ extent: Rect) {
    let region =
      shadow.sources(of: state.clip.rect, state.transform).intersection(extent)?
      .roundedOut ?? .zero
    // Whether the group is too large must not depend on the damage.
    let limits = shadow.sources(of: state.limits.rect, state.transform)
    let largest = limits.intersection(extent)?.roundedOut ?? .zero
    let area = Double(state.limits.width) * Double(state.limits.height)
    let isWithinLimit = largest.width * largest.height <= 4 * area + 1_048_576
    guard !region.isEmpty, isWithinLimit else {
      beginPushedGroup(group, around: extent)
      return
    }
    let below = canvas
    canvas = CairoCanvas(region: region)
    canvas.forgetClearing(of: canvas.surface)
    state.buffer = PixelBuffer(canvas.surface)
    state.clip = PixelRect(roundingOut: region)
    state.limits = PixelRect(roundingOut: limits)
    groups.append(
      OpenGroup(
        kind: .offscreen(group, below: below, region: region, transform: state.transform)
      )
    )
  }

  mutating func endOffscreenGroup(
    _ group: Group,
    below: CairoCanvas,
    region: Rect,
    transform: Transform
  ) {
    let content = canvas
    canvas = below
    let isSimple = group.opacity >= 1 && group.blend == .normal && group.mask == nil
    canvas.clip(to: state.clip)
    cairo_identity_matrix(context)
    if !isSimple {
      pushGroup()
      canvas.forgetClearing(of: cairo_get_group_target(context))
    }
    if let shadow = group.shadow {
      ShadowMask(of: content, region: PixelRect(roundingOut: region), shadow, transform)?
        .paint(shadow.color, on: canvas, offset: shadow.deviceOffset(transform).fixed)
    }
    cairo_set_source_surface(context, content.surface, 0, 0)
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    if !isSimple { endPushedGroup(group, transform) }
  }

  /// Draws the shadow of balanced commands.
  ///
  /// A raster's shadow has the raster's resolution; a page's shadow is an image with two pixels
  /// per point.
  func drawShadow(_ shadow: Shadow, of content: ArraySlice<DisplayList.Command>) {
    let resolution = kind == .raster ? 1.0 : 2
    var transform = state.transform.concatenating(Transform(scaleX: resolution, y: resolution))
    let shift = Point(x: transform.tx.rounded(.down), y: transform.ty.rounded(.down))
    guard shift == shift.limited else { return }
    // Without the whole part of the translation, equal shadows at other positions share a mask.
    transform.tx -= shift.x
    transform.ty -= shift.y
    guard let mask = mask(of: shadow, content, transform, shift: shift) else { return }
    let offset = shadow.deviceOffset(transform).fixed + shift
    if kind == .raster, let (x, y) = offset.wholeNumbers, let buffer = state.buffer {
      mask.paint(shadow.color, on: buffer, x: x, y: y, clip: state.clip)
      return
    }
    prepareCairo()
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / resolution, 1 / resolution)
    mask.paint(shadow.color, on: canvas, offset: offset)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Returns the mask of a shadow: cached if it is small enough, else of the visible part only.
  private func mask(
    of shadow: Shadow,
    _ content: ArraySlice<DisplayList.Command>,
    _ transform: Transform,
    shift: Point
  ) -> ShadowMask? {
    guard
      let extent = BoundsCalculator.bounds(of: content, transform: transform)?.limited.roundedOut
    else {
      return nil
    }
    if cachesShadow(content, extent: extent) {
      let key = ShadowCache.Key(
        content: content,
        transform: transform,
        blurRadius: shadow.blurRadius
      )
      return ShadowCache.shared.mask(key) {
        silhouette(of: content, transform, region: extent, shadow)
      }
    }
    let offset = shadow.deviceOffset(transform) + shift
    let resolution = kind == .raster ? 1.0 : 2
    let visible = kind == .raster ? state.clip.rect : canvas.visible
    let shadowSource = Transform(scaleX: resolution, y: resolution).apply(visible)
      .expanded(by: shadow.blurOutset(transform)).offset(by: Point(x: -offset.x, y: -offset.y))
    guard let region = extent.intersection(shadowSource)?.roundedOut, !region.isEmpty,
      region.width * region.height <= Self.maxPixels
    else { return nil }
    return silhouette(of: content, transform, region: region, shadow)
  }

  /// Renders content offscreen and blurs its alpha.
  private func silhouette(
    of content: ArraySlice<DisplayList.Command>,
    _ transform: Transform,
    region: Rect,
    _ shadow: Shadow
  ) -> ShadowMask? {
    guard !region.isEmpty else { return nil }
    let silhouette = CairoCanvas(region: region)
    silhouette.forgetClearing(of: silhouette.surface)
    let area = PixelRect(roundingOut: region)
    var renderer = CairoRenderer(
      silhouette,
      transform: transform,
      kind: .raster,
      limits: area.expanded(by: Self.maxCut)
    )
    renderer.outerGroupCount = groupDepth
    renderer.render(content)
    return ShadowMask(of: silhouette, region: area, shadow, transform)
  }
}

extension ArraySlice<DisplayList.Command> {
  /// Whether a group casts a shadow or has a mask, which may contain one.
  fileprivate var hasShadows: Bool {
    contains { command in
      if case .beginGroup(let group) = command {
        group.shadow != nil || group.mask != nil
      } else {
        false
      }
    }
  }
}

extension Shadow {
  /// Returns a rectangle around a part and everything that casts a shadow into it.
  fileprivate func sources(of part: Rect, _ transform: Transform) -> Rect {
    let offset = deviceOffset(transform)
    return part.union(
      part.expanded(by: blurOutset(transform)).offset(by: Point(x: -offset.x, y: -offset.y))
    )
  }
}

extension Point {
  /// The point in 256ths, so that Cairo does not round it differently in each drawn area.
  fileprivate var fixed: Point {
    Point(x: (x * 256).rounded() / 256, y: (y * 256).rounded() / 256)
  }

  /// The coordinates if both are whole numbers; nil otherwise.
  fileprivate var wholeNumbers: (x: Int, y: Int)? {
    guard let x = Int(exactly: x), let y = Int(exactly: y) else { return nil }
    return (x, y)
  }
}
