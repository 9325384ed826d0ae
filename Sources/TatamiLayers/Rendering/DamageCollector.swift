import Foundation
import TatamiDrawing
import TatamiGeometry

/// The parts of a surface that are out of date, in pixels.
struct Damage {
  /// The rectangles to redraw.
  var rects: [Rect] = []
  /// The rectangles whose pixels move before others are redrawn; they do not overlap.
  var moves: [PixelMove] = []
}

/// Collects the damage of a tree of layers and updates the extents of the marked layers.
struct DamageCollector {
  private struct Visit {
    let layer: CALayer
    /// The transform from the superlayer's coordinates to pixels.
    let superlayerToPixels: Transform
    /// Whether the layer's extent must be updated even if it is not marked.
    let isForced: Bool
  }

  fileprivate struct OpenLayer {
    let layer: CALayer
    let transform: Transform
    let toPixels: Transform
    let scale: LinearPart
    let isForced: Bool
    var damage: [Rect]
  }

  private enum Step {
    case enter(Visit)
    case leave
  }

  private var steps: [Step] = []
  private var open: [OpenLayer] = []
  private var found = Damage()

  /// Returns the damage and clears all marks.
  ///
  /// - Parameter transform: The transform from the root's own coordinates to pixels.
  /// - Complexity: O(*n*) in the marked layers and their direct sublayers.
  static func collect(from root: CALayer, transform: Transform) -> Damage {
    let isKnown = root.displayState.scale == LinearPart(transform)
    guard root.displayState.mark != .clean || !isKnown else { return Damage() }
    var collector = DamageCollector()
    collector.run(from: root, transform: transform)
    collector.addDamageOfMoves(from: root, transform)
    return collector.found
  }

  private mutating func run(from root: CALayer, transform: Transform) {
    enter(root, transform: transform, superlayerToPixels: .identity, isForced: false)
    while let step = steps.popLast() {
      switch step {
      case .leave: leave(open.removeLast())
      case .enter(let visit):
        let layer = visit.layer
        enter(
          layer,
          transform: Transform(LayerGeometry.transformToSuperlayer(of: layer, in: .presentation)),
          superlayerToPixels: visit.superlayerToPixels,
          isForced: visit.isForced
        )
      }
    }
  }

  private mutating func enter(
    _ layer: CALayer,
    transform: Transform,
    superlayerToPixels: Transform,
    isForced: Bool
  ) {
    let toPixels = transform.concatenating(superlayerToPixels)
    let scale = LinearPart(toPixels)
    let isScaled = layer.displayState.scale != scale
    layer.displayState.scale = scale
    let isFlat = CATransform3DIsIdentity(layer.presentationOrSelf.sublayerTransform)
    let isDistorted = layer.displayState.mark == .all && !(isFlat && layer.displayState.wasFlat)
    layer.displayState.wasFlat = isFlat
    let opened = OpenLayer(
      layer: layer,
      transform: transform,
      toPixels: toPixels,
      scale: scale,
      isForced: isForced || isScaled,
      damage: layer.displayState.damage
    )
    let own = steps.count
    steps.append(.leave)
    let forces = isScaled || isDistorted
    for inside in layer.children ?? [] where forces || inside.displayState.mark != .clean {
      steps.append(
        .enter(Visit(layer: inside, superlayerToPixels: toPixels, isForced: forces))
      )
    }
    if let mask = layer.mask, mask.displayState.mark != .clean {
      steps.append(.enter(Visit(layer: mask, superlayerToPixels: toPixels, isForced: false)))
    }
    guard steps.count == own + 1 else { return open.append(opened) }
    steps.removeLast()
    leave(opened)
  }

  private mutating func leave(_ done: OpenLayer) {
    let (layer, presentation) = (done.layer, done.layer.presentationOrSelf)
    let old = layer.displayState.extent
    let isVisible = presentation.isVisible(through: done.transform)
    let new =
      isVisible
      ? layer.subtreeExtent(presentation, scale: done.scale).map(done.transform.apply) : nil
    let isWhole =
      layer.displayState.mark >= .scrolled || presentation.rasterization.isRequested
      || presentation.drawsElsewhere
    if let move = pixelMove(of: done, isUnchanged: isVisible && old == new) {
      found.moves.append(move)
    } else if !isWhole, !done.isForced, isVisible {
      for rect in Self.spread(done.damage, in: presentation, scale: done.scale) {
        add(done.transform.apply(rect), of: layer)
      }
    } else {
      if let old { add(old, of: layer) }
      if let new { add(new, of: layer) }
    }
    layer.displayState.extent = new
    layer.displayState.mark = .clean
    layer.displayState.damage = []
    layer.displayState.origin = Point(presentation.bounds.origin)
  }

  /// Adds damage of a layer, in its superlayer's coordinates; a superlayer that is redrawn as a whole
  /// does not need it.
  private mutating func add(_ rect: Rect, of layer: CALayer) {
    guard let last = open.indices.last else { return found.rects.append(rect) }
    guard open[last].layer.displayState.mark != .all, layer.maskedLayer == nil else { return }
    open[last].damage.append(rect)
  }

  /// Returns the damage in the superlayer that results from damage inside: clipped, or extended by
  /// shadows.
  private static func spread(_ damage: [Rect], in presentation: CALayer, scale: LinearPart)
    -> [Rect]
  {
    guard !presentation.masksToBounds else {
      // Content next to the bounds is drawn into the pixels that both cover partially.
      let touched = Rect(presentation.bounds).cast(by: .zero, reach: scale.extent(ofSquare: 1))
      return damage.compactMap { $0.intersection(touched) }
    }
    guard let shadow = presentation.castShadow else { return damage }
    let reach = scale.reach(ofBlur: shadow.blurRadius)
    return damage + damage.map { $0.cast(by: shadow.offset, reach: reach) }
  }
}

// MARK: - Moved pixels

extension DamageCollector {
  /// Returns the move of a layer's pixels; nil if they must be redrawn.
  ///
  /// - Parameter isUnchanged: Whether the layer itself has not moved.
  private func pixelMove(of done: OpenLayer, isUnchanged: Bool) -> PixelMove? {
    let (layer, presentation) = (done.layer, done.layer.presentationOrSelf)
    guard layer.displayState.mark == .scrolled, isUnchanged, !done.isForced, !open.isEmpty,
      layer.isOpaqueRectangle(presentation), let rect = visiblePixels(of: done),
      !found.moves.contains(where: { $0.rect.intersects(rect) }),
      let distance = done.distanceOfPixels(from: layer.displayState.origin),
      abs(distance.x) < rect.width, abs(distance.y) < rect.height
    else { return nil }
    return PixelMove(
      rect: rect,
      distance: distance,
      damage: done.damage.compactMap { done.toPixels.apply($0).intersection(rect) },
      path: [layer] + open.dropFirst().reversed().map(\.layer)
    )
  }

  /// Returns the part of a layer that its superlayers show unchanged, in whole pixels; nil if there
  /// is none.
  private func visiblePixels(of layer: OpenLayer) -> Rect? {
    var rect = layer.boundsInPixels
    for above in open {
      let presentation = above.layer.presentationOrSelf
      guard above.layer.displayState.mark == .parts, !above.isForced,
        above.layer.letsPixelsMove(presentation), presentation.isVisible(through: above.transform)
      else { return nil }
      guard presentation.masksToBounds else { continue }
      guard let part = rect.intersection(above.boundsInPixels) else { return nil }
      rect = part
    }
    return rect.isWholePixels && !rect.isEmpty ? rect : nil
  }

  /// Adds the damage inside the moved rectangles to all other damage.
  private mutating func addDamageOfMoves(from root: CALayer, _ transform: Transform) {
    let others = found.rects
    for move in found.moves { found.rects += move.damage(with: others, from: root, transform) }
  }
}

extension DamageCollector.OpenLayer {
  /// The bounds, in pixels.
  fileprivate var boundsInPixels: Rect { toPixels.apply(Rect(layer.presentationOrSelf.bounds)) }

  /// Returns the distance by which pixels move from an earlier origin of the bounds; nil if it is
  /// not a whole number of pixels.
  fileprivate func distanceOfPixels(from old: Point) -> Point? {
    guard let scale = toPixels.uniformScale else { return nil }
    let new = Point(layer.presentationOrSelf.bounds.origin)
    let before = Point(x: old.x * scale, y: old.y * scale)
    let after = Point(x: new.x * scale, y: new.y * scale)
    guard before.isWhole, after.isWhole else { return nil }
    return Point(x: before.x - after.x, y: before.y - after.y)
  }
}

extension Point {
  fileprivate var isWhole: Bool { x == x.rounded() && y == y.rounded() }
}
