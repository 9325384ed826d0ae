import Foundation
package import TatamiDrawing
package import TatamiGeometry

/// The raster surface of a layer tree, of which an update redraws only the damaged region.
///
/// A class, because it owns pixels that updates change in place.
package final class LayerSurface {
  private weak var root: CALayer?
  /// The pixels; nil before the first update and after one that failed.
  package private(set) var pixels: RasterSurface?
  /// The region drawn by the update.
  private(set) var region = DamageRegion(limits: .zero)
  /// The region whose pixels have moved during the update.
  private var moved = DamageRegion(limits: .zero)

  /// The rectangles that the last update drew or moved: whole pixels, in points from the top-left
  /// corner.
  package private(set) var damage: [Rect] = []
  /// The pixels that the last update moved and drew.
  package private(set) var changes = PixelChanges()

  /// The scale of the last update, in pixels per point; 1 before the first.
  package var scale: Double { pixels?.scale ?? 1 }

  /// Creates an empty surface for a layer tree that no other surface displays.
  package init(of root: CALayer) {
    self.root = root
  }

  /// Lays out and displays the tree and draws the region that has changed since the last update.
  ///
  /// - Parameter scale: Pixels per point, above 0.
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `outOfMemory`, `library`.
  @MainActor package func update(scale: Double) throws(DrawingError) {
    guard let root else { return }
    root.attach(to: .current)
    let lists = try collectChanges(of: root, scale: scale)
    do {
      for (rect, list) in lists { try pixels?.draw(list, in: rect.drawnPart(scale: scale)) }
    } catch {
      // The damage marks have been cleared, so the next update must draw everything.
      pixels = nil
      throw error
    }
    for (rect, _) in lists { moved.add(rect) }
    changes.drawn = lists.map { PixelRect(roundingOut: $0.rect) }
    damage = moved.rects.map { $0.scaled(by: 1 / scale) }
  }

  /// Returns a copy of the pixels.
  ///
  /// - Throws: `outOfMemory`.
  package func snapshot() throws(DrawingError) -> Bitmap? {
    try pixels?.snapshot()
  }

  /// Returns the drawing of each damaged rectangle, in pixels.
  private func collectChanges(
    of root: CALayer,
    scale: Double
  ) throws(DrawingError) -> [(rect: Rect, list: DisplayList)] {
    region = DamageRegion(limits: .zero)
    moved = region
    changes = PixelChanges()
    var lists: [(Rect, DisplayList)] = []
    try LayoutPass.runUntilStable(root) { () throws(DrawingError) in
      try collectDamage(of: root, scale: scale)
      lists = region.rects.map { ($0, drawing(of: root, in: $0, scale: scale)) }
    }
    return lists
  }

  private func collectDamage(of root: CALayer, scale: Double) throws(DrawingError) {
    let size = Size(root.bounds.size)
    let isNew = pixels == nil || pixels?.size != size || pixels?.scale != scale
    // A layer with a superlayer is also drawn with the superlayer's tree, which clears the damage
    // marks.
    let isComplete = isNew || root.superlayer != nil
    if isNew { pixels = try RasterSurface(size: size, scale: scale) }
    let limits = Rect(size: size).scaled(by: scale).pixelBounds
    if isComplete || region.limits != limits { region = DamageRegion(limits: limits) }
    if moved.limits != limits { moved = region }
    invalidateAnimatedLayers(of: root)
    let found = DamageCollector.collect(from: root, transform: root.toPixels(scale: scale))
    guard !isComplete else { return region.add(limits) }
    move(found.moves, scale: scale)
    for rect in found.rects { region.add(rect) }
    addBackdrops(BackdropLayer.areas(in: root, root.toPixels(scale: scale)))
  }

  /// Adds the areas of blurred content of which a part has changed: every pixel of an area depends on
  /// all pixels of it.
  private func addBackdrops(_ areas: [Rect]) {
    var rest = areas
    while let index = rest.firstIndex(where: { area in
      (region.rects + moved.rects).contains { $0.intersects(area.roundedOut) }
    }) {
      region.add(rest.remove(at: index))
    }
  }

  /// Moves pixels, unless an earlier pass of the update has already damaged some of them.
  private func move(_ moves: [PixelMove], scale: Double) {
    let isFirst = region.rects.isEmpty && moved.rects.isEmpty
    for move in moves {
      moved.add(move.rect)
      guard isFirst, let pixels else {
        region.add(move.rect)
        continue
      }
      let rect = move.rect.scaled(by: 1 / scale)
      let (dx, dy) = (Int(move.distance.x), Int(move.distance.y))
      let exposed = pixels.scroll(rect, dx: dx, dy: dy)
      changes.moves.append(.init(rect: PixelRect(roundingOut: move.rect), dx: dx, dy: dy))
      for rect in exposed { region.add(rect.scaled(by: scale)) }
    }
  }

  /// Invalidates animated layers if the clock has advanced by less than a frame.
  private func invalidateAnimatedLayers(of root: CALayer) {
    guard let animator = root.attachedRunLoop?.animator, animator.isBetweenFrames else { return }
    // A marked root does not request the update that is already running.
    if root.displayState.mark == .clean { root.displayState.mark = .parts }
    animator.invalidateDrawing()
  }

  private func drawing(of root: CALayer, in rect: Rect, scale: Double) -> DisplayList {
    let shift = Point(root.presentationOrSelf.bounds.origin)
    let all = Rect(origin: shift, size: Size(root.presentationOrSelf.bounds.size))
    let drawn = rect.scaled(by: 1 / scale).offset(by: shift)
    var list = DisplayList([.concat(Transform(translationX: -shift.x, y: -shift.y))])
    list.append(
      LayerRenderer.displayList(
        of: root,
        in: VisibleRegion(drawn: drawn, visible: all.union(drawn), pixel: 1 / scale)
      )
    )
    return list
  }
}

extension CALayer {
  /// Returns the transform from a root's own coordinates to pixels.
  fileprivate func toPixels(scale: Double) -> Transform {
    let origin = presentationOrSelf.bounds.origin
    return Transform(translationX: -Double(origin.x), y: -Double(origin.y))
      .concatenating(Transform(scaleX: scale, y: scale))
  }
}

extension Rect {
  fileprivate func scaled(by factor: Double) -> Rect {
    Rect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }

  /// The rectangle of a surface's whole pixels, with rounded extents.
  fileprivate var pixelBounds: Rect {
    Rect(x: 0, y: 0, width: Swift.max(1, width.rounded()), height: Swift.max(1, height.rounded()))
  }

  /// Returns the rectangle to draw for a rectangle of whole pixels, in points.
  ///
  /// It is slightly smaller, so that rounding does not include another pixel.
  fileprivate func drawnPart(scale: Double) -> Rect {
    let margin = 1e-3
    return Rect(
      x: (minX + margin) / scale,
      y: (minY + margin) / scale,
      width: (width - 2 * margin) / scale,
      height: (height - 2 * margin) / scale
    )
  }
}
