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
    let reach = group.reach(around: extent, state.transform)
    guard kind == .document || !group.blend.isBounded || state.clip.shows(reach) else {
      state.isHidden = true
      groups.append(OpenGroup(kind: .plain))
      return
    }
    guard let shadow = group.shadow, shadow.isVisible else {
      beginCollected(group, around: extent)
      return
    }
    let content = content.untilGroupEnd
    if kind == .raster && !keepsShadow(content, extent: extent) {
      beginSeparate(group, shadow, extent)
      return
    }
    if kind == .raster && group == Group(shadow: shadow) && !content.blends {
      // Without its shadow the group would be like any other commands.
      groups.append(OpenGroup(kind: .plain))
    } else {
      beginCollected(group, around: reach)
    }
    castShadow(shadow, of: content)
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

  /// Has Cairo collect a group, which draws within an extent unless it changes all around it.
  mutating func beginCollected(_ group: Group, around extent: Rect) {
    saveInCairo()
    if group.blend.isBounded { canvas.clip(toPixelsAround: extent) }
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
  func pushGroup() {
    cairo_identity_matrix(context)
    cairo_push_group(context)
  }

  func endCollected(_ group: Group, _ transform: Transform) {
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

extension ArraySlice<DisplayList.Command> {
  /// Whether a group within is combined in a way of its own with what lies below.
  fileprivate var blends: Bool {
    contains { command in
      if case .beginGroup(let group) = command { group.blend != .normal } else { false }
    }
  }
}

extension Group {
  /// Returns where the group draws, its shadow included, around its content's extent.
  fileprivate func reach(around extent: Rect, _ transform: Transform) -> Rect {
    guard let shadow, shadow.isVisible else { return extent }
    let offset = shadow.deviceOffset(transform)
    return extent.union(extent.offset(by: offset).expanded(by: shadow.spread(transform)))
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
  var isBounded: Bool {
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
