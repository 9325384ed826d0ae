import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// The maximum nesting depth of composited groups; deeper ones are drawn directly.
  static let maxGroupDepth = 64

  mutating func begin(_ group: Group, _ content: ArraySlice<DisplayList.Command>) {
    save()
    var group = group
    if kind == .document { group.rasterization = nil }
    let hasNoEffect = group == Group() || state.isHidden || groupDepth >= Self.maxGroupDepth
    guard !hasNoEffect, let extent = groupExtent(content) else {
      groups.append(OpenGroup(kind: .passthrough))
      return
    }
    let bounds = group.bounds(around: extent, state.transform)
    guard kind == .document || !group.blend.isBounded || isInsideClip(bounds) else {
      state.isHidden = true
      groups.append(OpenGroup(kind: .passthrough))
      return
    }
    if beginRasterizedGroup(group, in: bounds, content) { return }
    guard let shadow = group.shadow, shadow.isVisible else {
      beginPushedGroup(group, around: extent)
      return
    }
    let content = content.untilGroupEnd
    defer { state.shadowDepth += 1 }
    if kind == .raster && !usesShadowMasks { return beginOffscreenGroup(group, shadow, extent) }
    if kind == .raster && group == Group(shadow: shadow) && !content.blends {
      // Apart from its shadow, the group has no effect.
      groups.append(OpenGroup(kind: .passthrough))
    } else {
      beginPushedGroup(group, around: bounds)
    }
    drawShadow(shadow, of: content)
  }

  mutating func endGroup() {
    guard let open = groups.popLast() else { return }
    finishClips()
    // On rasters, a group is composited in the outer state, which is not saved in Cairo.
    if kind == .raster { restore() }
    switch open.kind {
    case .passthrough: break
    case .pushed(let group, let transform):
      endPushedGroup(group, transform)
    case .offscreen(let group, let below, let region, let transform):
      endOffscreenGroup(group, below: below, region: region, transform: transform)
    }
    if kind == .document { restore() }
  }

  /// Returns the bounds of a group's content in device units; nil if it draws nothing.
  private func groupExtent(_ content: ArraySlice<DisplayList.Command>) -> Rect? {
    BoundsCalculator.bounds(of: content.untilGroupEnd, transform: state.transform)?.limited
      .roundedOut
  }

  /// Pushes a group, clipped to its extent unless its blend mode affects the area around it.
  mutating func beginPushedGroup(_ group: Group, around extent: Rect) {
    saveInCairo()
    if kind == .raster {
      let part = PixelRect(roundingOut: extent).intersection(state.clip)
      canvas.clip(to: group.blend.isBounded ? part : state.clip)
      pushGroup()
      enterPushedGroup()
    } else {
      if group.blend.isBounded { canvas.clip(toPixelsAround: extent) }
      pushGroup()
    }
    groups.append(OpenGroup(kind: .pushed(group, state.transform)))
  }

  /// Switches to the pixels of a pushed group; the outer clip applies when the group is popped.
  private mutating func enterPushedGroup() {
    canvas.forgetClip()
    cairo_reset_clip(context)
    canvas.forgetClearing(of: cairo_get_group_target(context))
    state.buffer = PixelBuffer(cairo_get_group_target(context))
    state.clip = state.buffer?.bounds ?? PixelRect(roundingOut: canvas.visible)
  }

  /// Pushes a Cairo group with the identity matrix.
  func pushGroup() {
    cairo_identity_matrix(context)
    cairo_push_group(context)
  }

  func endPushedGroup(_ group: Group, _ transform: Transform) {
    if let mask = group.mask { multiply(with: mask, transform) }
    cairo_pop_group_to_source(context)
    canvas.forgetClip()
    cairo_set_operator(context, group.blend.cairo)
    cairo_paint_with_alpha(context, group.opacity.clampedToUnit)
    cairo_set_operator(context, CAIRO_OPERATOR_OVER)
    cairo_set_source_rgba(context, 0, 0, 0, 1)
  }

  /// Multiplies the current Cairo group by the alpha of a mask.
  private func multiply(with mask: DisplayList, _ transform: Transform) {
    let content = cairo_pop_group(context)
    pushGroup()
    var maskRenderer = CairoRenderer(
      canvas,
      transform: transform,
      kind: kind,
      limits: kind == .raster ? state.limits : nil
    )
    maskRenderer.outerGroupCount = groupDepth + 1
    maskRenderer.state.shadowDepth = state.shadowDepth
    if kind == .raster { maskRenderer.enterPushedGroup() }
    maskRenderer.render(mask.balancedCommands())
    let opacity = cairo_pop_group(context)
    pushGroup()
    cairo_set_source(context, content)
    cairo_mask(context, opacity)
    cairo_pattern_destroy(content)
    cairo_pattern_destroy(opacity)
  }
}

extension ArraySlice<DisplayList.Command> {
  /// The commands up to the end of the group that begins just before the slice.
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
  /// Whether a nested group has a blend mode other than normal.
  fileprivate var blends: Bool {
    contains { command in
      if case .beginGroup(let group) = command { group.blend != .normal } else { false }
    }
  }
}

extension Group {
  /// Returns the bounds of the group with its shadow and the edges of its bitmap.
  fileprivate func bounds(around extent: Rect, _ transform: Transform) -> Rect {
    let margin = rasterization?.margin(transform) ?? 0
    guard let shadow, shadow.isVisible else { return extent.expanded(by: margin) }
    let offset = shadow.deviceOffset(transform)
    return extent.union(extent.offset(by: offset).expanded(by: shadow.blurOutset(transform)))
      .expanded(by: margin)
  }
}

extension Shadow {
  /// Whether the shadow has a color and a usable offset.
  var isVisible: Bool {
    color.alpha > 0 && offset.width.isFinite && offset.height.isFinite
      && abs(offset.width) + abs(offset.height) < 100_000
  }
}

extension BlendMode {
  /// Whether the backdrop does not change where the group is empty.
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
