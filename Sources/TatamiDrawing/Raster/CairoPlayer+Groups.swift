import CCairo
import TatamiGeometry

/// A group being played.
struct OpenGroup {
  /// How the group's end is drawn.
  enum Kind {
    /// Nothing but a save.
    case plain
    /// Cairo collects the group, which begins in a transform.
    case collected(Group, Transform)
    /// The group has a canvas of its own, because its shadow needs what the clip hides.
    case separate(Group, below: CairoCanvas, region: Rect, transform: Transform)
  }

  let kind: Kind

  /// Whether Cairo collects the group.
  var isCollected: Bool {
    if case .collected = kind { true } else { false }
  }
}

extension CairoPlayer {
  /// The most groups within each other that are composited; deeper ones are drawn directly.
  static let maxGroupDepth = 64

  mutating func begin(_ group: Group, _ content: ArraySlice<DisplayList.Command>) {
    save()
    let isPlain = group == Group() || state.isHidden || groupDepth >= Self.maxGroupDepth
    guard !isPlain, let extent = groupExtent(content) else {
      groups.append(OpenGroup(kind: .plain))
      return
    }
    guard shows(group, extent) else {
      state.isHidden = true
      groups.append(OpenGroup(kind: .plain))
      return
    }
    if let shadow = group.shadow, shadow.isVisible {
      if kind == .raster {
        beginSeparate(group, shadow, extent)
        return
      }
      beginCollected(group, region: nil)
      castShadow(shadow, of: content)
    } else {
      beginCollected(group, region: group.blend.isBounded ? extent : nil)
    }
  }

  mutating func endGroup() {
    guard let open = groups.popLast() else { return }
    switch open.kind {
    case .plain: break
    case .collected(let group, let transform):
      endCollected(group, transform)
    case .separate(let group, let below, let region, let transform):
      endSeparate(group, below: below, region: region, transform: transform)
    }
    restore()
  }

  /// Returns the device units a group draws on; nil for none.
  private func groupExtent(_ content: ArraySlice<DisplayList.Command>) -> Rect? {
    Extent.of(content.untilGroupEnd, transform: state.transform)?.limited.alignedOutwards
  }

  /// Whether a group around an extent, in device units, changes anything that is seen.
  private func shows(_ group: Group, _ extent: Rect) -> Bool {
    guard kind == .raster, group.blend.isBounded else { return true }
    var reach = extent
    if let shadow = group.shadow, shadow.isVisible {
      let offset = shadow.deviceOffset(state.transform)
      reach = extent.union(extent.offset(by: offset).expanded(by: shadow.spread(state.transform)))
    }
    return state.clip.shows(reach)
  }

  private mutating func beginCollected(_ group: Group, region: Rect?) {
    saveInCairo()
    if let region { canvas.clip(toPixelsAround: region) }
    pushGroup()
    if kind == .raster { enterCollected() }
    groups.append(OpenGroup(kind: .collected(group, state.transform)))
  }

  /// Draws on a group's own pixels; what lies below clips the group as a whole.
  private mutating func enterCollected() {
    cairo_reset_clip(context)
    state.target = PixelTarget(cairo_get_group_target(context))
    state.clip = Clip(state.target?.bounds ?? PixelRect(touchedBy: canvas.visible))
  }

  /// Has Cairo collect what follows, in device units.
  private func pushGroup() {
    cairo_identity_matrix(context)
    cairo_push_group(context)
  }

  private func endCollected(_ group: Group, _ transform: Transform) {
    if let mask = group.mask { multiply(with: mask, transform) }
    cairo_pop_group_to_source(context)
    cairo_set_operator(context, group.blend.cairo)
    cairo_paint_with_alpha(context, group.opacity.clampedToUnit)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Multiplies what Cairo has collected with the opacity of a mask.
  private func multiply(with mask: DisplayList, _ transform: Transform) {
    let content = cairo_pop_group(context)
    pushGroup()
    var artist = CairoPlayer(canvas, transform: transform, kind: kind)
    artist.outerGroups = groupDepth + 1
    if kind == .raster { artist.enterCollected() }
    artist.play(mask.balancedCommands())
    let opacity = cairo_pop_group(context)
    pushGroup()
    cairo_set_source(context, content)
    cairo_mask(context, opacity)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(opacity)
  }

  /// Starts a canvas for all of a group that is visible or casts a visible shadow.
  private mutating func beginSeparate(_ group: Group, _ shadow: Shadow, _ extent: Rect) {
    let visible = canvas.visible
    let offset = shadow.deviceOffset(state.transform)
    let casting = visible.expanded(by: shadow.spread(state.transform))
      .offset(by: Point(x: -offset.x, y: -offset.y))
    let region = extent.intersection(visible.union(casting))?.alignedOutwards ?? .zero
    let isSane = region.width * region.height <= 4 * visible.width * visible.height + 1_048_576
    guard !region.isEmpty, isSane else {
      beginCollected(group, region: group.blend.isBounded ? extent : nil)
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

  private mutating func endSeparate(
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
      ShadowMask(of: content, region: region, shadow: shadow, transform: transform)?
        .paint(on: canvas)
    }
    cairo_set_source_surface(context, content.surface, 0, 0)
    cairo_paint(context)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
    if !isSimple { endCollected(group, transform) }
  }

  /// Draws a shadow on a page: as an image of twice the page's resolution.
  private func castShadow(_ shadow: Shadow, of content: ArraySlice<DisplayList.Command>) {
    let resolution = Transform(scaleX: 2, y: 2)
    let transform = state.transform.concatenating(resolution)
    let visible = canvas.visible
    let offset = shadow.deviceOffset(transform)
    let casting = resolution.apply(visible).expanded(by: shadow.spread(transform))
      .offset(by: Point(x: -offset.x, y: -offset.y))
    let content = content.untilGroupEnd
    guard let extent = Extent.of(content, transform: transform),
      let region = extent.limited.intersection(casting)?.alignedOutwards, !region.isEmpty,
      region.width * region.height <= 67_108_864
    else { return }
    let silhouette = CairoCanvas(region: region)
    var player = CairoPlayer(silhouette, transform: transform, kind: .raster)
    player.play(content)
    let mask = ShadowMask(of: silhouette, region: region, shadow: shadow, transform: transform)
    cairo_save(context)
    cairo_identity_matrix(context)
    cairo_scale(context, 0.5, 0.5)
    mask?.paint(on: canvas)
    cairo_restore(context)
  }
}

extension ArraySlice<DisplayList.Command> {
  /// The commands up to the end of the group whose begin stands before the slice.
  var untilGroupEnd: ArraySlice {
    var depth = 0
    for index in indices {
      if self[index].isBegin { depth += 1 }
      if self[index].isEnd {
        if depth == 0 { return self[..<index] }
        depth -= 1
      }
    }
    return self
  }
}

extension Shadow {
  /// Whether there is something to see.
  var isVisible: Bool {
    color.alpha > 0 && offset.width.isFinite && offset.height.isFinite
      && abs(offset.width) + abs(offset.height) < 100_000
  }
}

extension BlendMode {
  /// Whether nothing changes where the group is empty.
  fileprivate var isBounded: Bool {
    switch self {
    case .clear, .copy, .sourceIn, .sourceOut, .destinationIn, .destinationAtop: false
    default: true
    }
  }

  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
