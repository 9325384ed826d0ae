import CCairo
import TatamiGeometry

extension CairoRenderer {
  /// Draws a group from a bitmap and hides its content; false if it has to be drawn directly.
  mutating func beginRasterizedGroup(
    _ group: Group,
    in bounds: Rect,
    _ content: ArraySlice<DisplayList.Command>
  ) -> Bool {
    guard kind == .raster, let rasterization = group.rasterization, rasterization.isValid,
      let image = bitmap(of: group, rasterization, content.untilGroupEnd)
    else { return false }
    let outer = Group(opacity: group.opacity, blend: group.blend)
    if outer == Group() {
      groups.append(OpenGroup(kind: .passthrough))
    } else {
      beginPushedGroup(outer, around: bounds)
    }
    let isGrown = state.transform.meanScale >= rasterization.scale
    draw(
      image.bitmap,
      in: image.frame,
      source: Rect(x: 0, y: 0, width: 1, height: 1),
      isGrown ? rasterization.magnification : rasterization.minification
    )
    state.isHidden = true
    return true
  }

  /// Returns the bitmap of a group; nil if it is empty or too large, or if memory is exhausted.
  private func bitmap(
    of group: Group,
    _ rasterization: Rasterization,
    _ content: ArraySlice<DisplayList.Command>
  ) -> GroupBitmap? {
    let inner = Group(shadow: group.shadow, mask: group.mask)
    let commands = inner == Group() ? content : [.beginGroup(inner)] + content + [.endGroup]
    let scale = rasterization.scale
    let toBitmap = Transform(scaleX: scale, y: scale)
    guard
      let frame = BoundsCalculator.bounds(of: commands, transform: toBitmap)?.limited.roundedOut,
      !frame.isEmpty, frame.width * frame.height <= GroupBitmapCache.maxPixels
    else { return nil }
    let key = GroupBitmapCache.Key(
      content: commands,
      scale: scale,
      shadowDepth: state.shadowDepth
    )
    return GroupBitmapCache.current.bitmap(key) {
      rendered(commands, toBitmap, frame).map {
        GroupBitmap(bitmap: $0, frame: Transform(scaleX: 1 / scale, y: 1 / scale).apply(frame))
      }
    }
  }

  /// Renders commands to a bitmap of a rectangle of whole device units.
  private func rendered(
    _ commands: ArraySlice<DisplayList.Command>,
    _ transform: Transform,
    _ frame: Rect
  ) -> Bitmap? {
    let (width, height) = (Int(frame.width), Int(frame.height))
    guard let memory = try? PixelMemory.allocate(width: width, height: height) else { return nil }
    let target = CairoCanvas(memory: memory, width: width, height: height)
    var renderer = CairoRenderer(
      target,
      transform: transform.concatenating(
        Transform(translationX: -frame.minX, y: -frame.minY)
      ),
      kind: .raster
    )
    renderer.outerGroupCount = groupDepth
    renderer.state.shadowDepth = state.shadowDepth
    renderer.render(commands)
    cairo_surface_flush(target.surface)
    return Bitmap(owning: memory, width: width, height: height)
  }
}
