import CCairo
import TatamiGeometry

extension CairoPlayer {
  /// The most pixels of a shadow that is remembered.
  private static let maxKeptPixels = 4_194_304.0
  /// The most pixels of a shadow.
  private static let maxPixels = 67_108_864.0

  /// Whether a group's shadow is drawn from a mask that is remembered.
  ///
  /// A shadow within would have to be drawn twice, and those within it four times: then the
  /// group gets a canvas of its own, and so it does if it is large.
  func keepsShadow(_ content: ArraySlice<DisplayList.Command>, extent: Rect) -> Bool {
    extent.width * extent.height <= Self.maxKeptPixels && !content.hasShadows
  }

  /// Starts a canvas for all of a group that is visible or casts a visible shadow.
  mutating func beginSeparate(_ group: Group, _ shadow: Shadow, _ extent: Rect) {
    let visible = canvas.visible
    let offset = shadow.deviceOffset(state.transform)
    let casting = visible.expanded(by: shadow.spread(state.transform))
      .offset(by: Point(x: -offset.x, y: -offset.y))
    let region = extent.intersection(visible.union(casting))?.alignedOutwards ?? .zero
    let isSane = region.width * region.height <= 4 * visible.width * visible.height + 1_048_576
    guard !region.isEmpty, isSane else {
      beginCollected(group, around: extent)
      return
    }
    // What is clipped within ends with the canvas.
    saveInCairo()
    let below = canvas
    canvas = CairoCanvas(region: region)
    state.target = PixelTarget(canvas.surface)
    state.clip = Clip(PixelRect(touchedBy: region))
    groups.append(
      OpenGroup(
        kind: .separate(group, below: below, region: region, transform: state.transform)
      )
    )
  }

  mutating func endSeparate(
    _ group: Group,
    below: CairoCanvas,
    region: Rect,
    transform: Transform
  ) {
    let content = canvas
    canvas = below
    let isSimple = group.opacity >= 1 && group.blend == .normal && group.mask == nil
    cairo_identity_matrix(context)
    if !isSimple { pushGroup() }
    if let shadow = group.shadow {
      ShadowMask(of: content, region: PixelRect(touchedBy: region), shadow, transform)?
        .paint(shadow.color, on: canvas, offset: shadow.deviceOffset(transform))
    }
    cairo_set_source_surface(context, content.surface, 0, 0)
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    if !isSimple { endCollected(group, transform) }
  }

  /// Draws the shadow of balanced commands.
  ///
  /// On rasters it has the raster's pixels; a page gets an image of twice its resolution.
  func castShadow(_ shadow: Shadow, of content: ArraySlice<DisplayList.Command>) {
    let resolution = kind == .raster ? 1.0 : 2
    var transform = state.transform.concatenating(Transform(scaleX: resolution, y: resolution))
    let shift = Point(x: transform.tx.rounded(.down), y: transform.ty.rounded(.down))
    guard shift == shift.limited else { return }
    // Whole movements apart, equal shadows at other places are the same.
    transform.tx -= shift.x
    transform.ty -= shift.y
    guard let mask = mask(of: shadow, content, transform, shift: shift) else { return }
    let offset = shadow.deviceOffset(transform) + shift
    if kind == .raster, let (x, y) = offset.wholeNumbers,
      let target = plainTarget(for: mask.place(x: x, y: y))
    {
      mask.paint(shadow.color, on: target, x: x, y: y, clip: state.clip.bounds)
      return
    }
    cairo_identity_matrix(context)
    cairo_scale(context, 1 / resolution, 1 / resolution)
    mask.paint(shadow.color, on: canvas, offset: offset)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Returns the mask of a shadow, remembered if it is of a usual size, else of what can be seen.
  private func mask(
    of shadow: Shadow,
    _ content: ArraySlice<DisplayList.Command>,
    _ transform: Transform,
    shift: Point
  ) -> ShadowMask? {
    guard let extent = Extent.of(content, transform: transform)?.limited.alignedOutwards else {
      return nil
    }
    if keepsShadow(content, extent: extent) {
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
    let casting = Transform(scaleX: resolution, y: resolution).apply(canvas.visible)
      .expanded(by: shadow.spread(transform)).offset(by: Point(x: -offset.x, y: -offset.y))
    guard let region = extent.intersection(casting)?.alignedOutwards, !region.isEmpty,
      region.width * region.height <= Self.maxPixels
    else { return nil }
    return silhouette(of: content, transform, region: region, shadow)
  }

  /// Draws content on a canvas of its own and blurs its opacity.
  private func silhouette(
    of content: ArraySlice<DisplayList.Command>,
    _ transform: Transform,
    region: Rect,
    _ shadow: Shadow
  ) -> ShadowMask? {
    guard !region.isEmpty else { return nil }
    let silhouette = CairoCanvas(region: region)
    var player = CairoPlayer(silhouette, transform: transform, kind: .raster)
    player.outerGroups = groupDepth
    player.play(content)
    return ShadowMask(of: silhouette, region: PixelRect(touchedBy: region), shadow, transform)
  }
}

extension ArraySlice<DisplayList.Command> {
  /// Whether a group within casts a shadow or may have one in its mask.
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

extension Point {
  /// The coordinates if both are whole numbers; nil for others.
  fileprivate var wholeNumbers: (x: Int, y: Int)? {
    guard let x = Int(exactly: x), let y = Int(exactly: y) else { return nil }
    return (x, y)
  }
}
