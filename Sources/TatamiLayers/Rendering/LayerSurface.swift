import Foundation
package import TatamiDrawing
package import TatamiGeometry

/// The pixels of a tree of layers, of which only what has changed is drawn anew.
///
/// A class, because it owns pixels that are drawn over again.
@MainActor
package final class LayerSurface {
  private weak var root: CALayer?
  private var pixels: RasterSurface?
  private var region = DamageRegion(limits: .zero)

  /// What the last update drew: rectangles of whole pixels, in points from the top-left corner.
  package private(set) var damage: [Rect] = []

  /// Pixels per point at the last update; 1 before.
  package var scale: Double { pixels?.scale ?? 1 }

  /// Makes an empty surface of a tree that is displayed nowhere else.
  package init(of root: CALayer) {
    self.root = root
  }

  /// Lays out, displays and draws what has changed since the last update.
  ///
  /// - Parameter scale: Pixels per point, above 0.
  /// - Throws: `emptySurface`, `surfaceTooLarge`, `outOfMemory`, `library`.
  package func update(scale: Double) throws(DrawingError) {
    guard let root else { return }
    let lists = try changes(of: root, scale: scale)
    do {
      for (rect, list) in lists { try pixels?.draw(list, in: rect.drawnPart(scale: scale)) }
    } catch {
      // The marks are gone: whoever asks next gets a drawing from scratch.
      pixels = nil
      throw error
    }
    damage = lists.map { $0.rect.scaled(by: 1 / scale) }
  }

  /// Returns a copy of the pixels.
  ///
  /// - Throws: `outOfMemory`.
  package func snapshot() throws(DrawingError) -> Bitmap? {
    try pixels?.snapshot()
  }

  /// Returns the drawings of what has changed, each with its rectangle of pixels.
  private func changes(
    of root: CALayer,
    scale: Double
  ) throws(DrawingError) -> [(rect: Rect, list: DisplayList)] {
    region = DamageRegion(limits: .zero)
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
    // A tree inside another is drawn there too, which takes its marks away.
    let isComplete = isNew || root.superlayer != nil
    if isNew { pixels = try RasterSurface(size: size, scale: scale) }
    let limits = Rect(size: size).scaled(by: scale).limitsOfPixels
    if isComplete { region = DamageRegion(limits: limits) }
    if region.limits != limits { region = DamageRegion(limits: limits) }
    let found = DamageCollector.collect(from: root, transform: root.toPixels(scale: scale))
    for rect in isComplete ? [limits] : found { region.add(rect) }
  }

  private func drawing(of root: CALayer, in rect: Rect, scale: Double) -> DisplayList {
    let shift = Point(root.presentationOrSelf.bounds.origin)
    let all = Rect(origin: shift, size: Size(root.presentationOrSelf.bounds.size))
    let drawn = rect.scaled(by: 1 / scale).offset(by: shift)
    var list = DisplayList([.concat(Transform(translationX: -shift.x, y: -shift.y))])
    list.append(
      LayerRenderer.displayList(
        of: root,
        in: VisibleRegion(drawn: drawn, visible: all.union(drawn))
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

  /// The whole pixels of a surface, whose extents are rounded.
  fileprivate var limitsOfPixels: Rect {
    Rect(x: 0, y: 0, width: Swift.max(1, width.rounded()), height: Swift.max(1, height.rounded()))
  }

  /// Returns what is drawn to cover a rectangle of whole pixels, in points.
  ///
  /// It is a trifle smaller, so that rounding does not touch one more pixel.
  fileprivate func drawnPart(scale: Double) -> Rect {
    let trifle = 1e-3
    return Rect(
      x: (minX + trifle) / scale,
      y: (minY + trifle) / scale,
      width: (width - 2 * trifle) / scale,
      height: (height - 2 * trifle) / scale
    )
  }
}
