import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// The maximum number of pixels of a cached shadow.
  private static let maxCachedPixels = 4_194_304.0
  /// The maximum number of pixels of a shadow that is drawn as a whole even if most is invisible.
  private static let minPartialPixels = 65_536.0
  /// The maximum number of pixels of a shadow on a page.
  private static let maxPagePixels = 67_108_864.0
  /// The number of nested shadows that are drawn from masks.
  private static let maxMaskedShadows = 3

  /// Whether the shadow of a group is drawn from a mask before its content.
  ///
  /// To draw a mask, the group's content is rendered a second time. Nested shadows would double
  /// that at every level, so shadows in masks and in several other shadows are rendered offscreen
  /// instead. That rounds the content differently, so the choice depends on nothing that may be
  /// left out of a drawing of the damage, such as the group's content.
  var usesShadowMasks: Bool { state.shadowDepth < Self.maxMaskedShadows }

  /// Begins an offscreen canvas for the part of a group that is visible or casts a visible shadow.
  mutating func beginOffscreenGroup(_ group: Group, _ shadow: Shadow, _ extent: Rect) {
    let region =
      shadow.sources(of: state.clip.rect, state.transform).intersection(extent)?
      .roundedOut ?? .zero
    let limits = shadow.sources(of: state.limits.rect, state.transform)
    guard !region.isEmpty, canShade(limits.intersection(extent)) else {
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

  /// Whether the shadow of a part of a group is not too large, which must not depend on the damage.
  private func canShade(_ part: Rect?) -> Bool {
    let maxPixels =
      kind == .raster ? 4 * state.limits.rect.pixelCount + 1_048_576 : Self.maxPagePixels
    return part?.roundedOut.pixelCount ?? 0 <= maxPixels
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

  /// The pixels of a shadow per device unit: those of a raster, or two per point of a page.
  private var shadowResolution: Double { kind == .raster ? 1 : 2 }

  /// Draws the shadow of balanced commands.
  func drawShadow(_ shadow: Shadow, of content: ArraySlice<DisplayList.Command>) {
    let resolution = shadowResolution
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

  /// Returns the mask of a shadow, or of its visible part if the shadow is large.
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
    let (visible, limits) = casters(of: shadow, transform, shift: shift)
    let region = extent.intersection(visible)?.roundedOut ?? .zero
    if extent.pixelCount <= Self.maxCachedPixels {
      let key = ShadowCache.Key(
        content: content,
        transform: transform,
        blurRadius: shadow.blurRadius
      )
      if let known = ShadowCache.current.mask(key) { return known }
      if extent.pixelCount <= max(Self.minPartialPixels, 4 * region.pixelCount) {
        let cut = PixelRect(roundingOut: extent)
        let mask = silhouette(of: content, transform, region: extent, cut, shadow)
        if let mask { ShadowCache.current.insert(mask, for: key) }
        return mask
      }
    }
    guard canShade(limits.intersection(extent)) else { return nil }
    let cut = PixelRect(roundingOut: limits)
    return silhouette(of: content, transform, region: region, cut, shadow)
  }

  /// Returns the rectangles of what casts a shadow into the visible part and into all of the canvas,
  /// in the pixels of the shadow.
  private func casters(
    of shadow: Shadow,
    _ transform: Transform,
    shift: Point
  ) -> (visible: Rect, limits: Rect) {
    let offset = shadow.deviceOffset(transform) + shift
    func sources(of part: Rect) -> Rect {
      Transform(scaleX: shadowResolution, y: shadowResolution).apply(part)
        .expanded(by: shadow.blurOutset(transform)).offset(by: Point(x: -offset.x, y: -offset.y))
    }
    guard kind == .raster else {
      let page = sources(of: canvas.visible)
      return (page, page)
    }
    return (sources(of: state.clip.rect), sources(of: state.limits.rect))
  }

  /// Renders content offscreen and blurs its alpha.
  private func silhouette(
    of content: ArraySlice<DisplayList.Command>,
    _ transform: Transform,
    region: Rect,
    _ limits: PixelRect,
    _ shadow: Shadow
  ) -> ShadowMask? {
    guard !region.isEmpty else { return nil }
    let silhouette = CairoCanvas(region: region)
    silhouette.forgetClearing(of: silhouette.surface)
    var renderer = CairoRenderer(silhouette, transform: transform, kind: .raster, limits: limits)
    renderer.outerGroupCount = groupDepth
    renderer.state.shadowDepth = Self.maxMaskedShadows
    renderer.render(content)
    return ShadowMask(of: silhouette, region: PixelRect(roundingOut: region), shadow, transform)
  }
}

extension Rect {
  /// The number of pixels in a rectangle of whole device units.
  fileprivate var pixelCount: Double { width * height }
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
