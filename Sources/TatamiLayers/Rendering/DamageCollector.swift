import Foundation
import TatamiDrawing
import TatamiGeometry

/// Collects the damage of a tree of layers and updates the extents of the marked layers.
struct DamageCollector {
  private struct Visit {
    let layer: CALayer
    /// The transform from the superlayer's coordinates to pixels.
    let superlayerToPixels: Transform
    /// Whether the layer's extent must be updated even if it is not marked.
    let isForced: Bool
  }

  private struct OpenLayer {
    let layer: CALayer
    let transform: Transform
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
  private var found: [Rect] = []

  /// Returns the damaged rectangles, in pixels, and clears all marks.
  ///
  /// - Parameter transform: From the root's own coordinates to pixels.
  /// - Complexity: O(*n*) in the marked layers and their direct sublayers.
  static func collect(from root: CALayer, transform: Transform) -> [Rect] {
    let isKnown = root.displayState.scale == LinearPart(transform)
    guard root.displayState.mark != .clean || !isKnown else { return [] }
    var collector = DamageCollector()
    collector.run(from: root, transform: transform)
    return collector.found
  }

  private mutating func run(from root: CALayer, transform: Transform) {
    enter(root, transform: transform, superlayerToPixels: .identity, isForced: false)
    while let step = steps.popLast() {
      switch step {
      case .leave: leave()
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
    open.append(
      OpenLayer(
        layer: layer,
        transform: transform,
        scale: scale,
        isForced: isForced || isScaled,
        damage: layer.displayState.damage
      )
    )
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
  }

  private mutating func leave() {
    guard let done = open.popLast() else { return }
    let (layer, presentation) = (done.layer, done.layer.presentationOrSelf)
    let old = layer.displayState.extent
    let isVisible = presentation.isVisible(through: done.transform)
    let new =
      isVisible
      ? layer.subtreeExtent(presentation, scale: done.scale).map(done.transform.apply) : nil
    var damage = [old, new].compactMap { $0 }
    let isWhole = layer.displayState.mark == .all || presentation.rasterization.isRequested
    if !isWhole, !done.isForced, isVisible {
      damage = Self.spread(done.damage, in: presentation, scale: done.scale).map(
        done.transform.apply
      )
    }
    layer.displayState.extent = new
    layer.displayState.mark = .clean
    layer.displayState.damage = []
    guard let last = open.indices.last else { return found = damage }
    guard layer.maskedLayer == nil else { return }
    open[last].damage += damage
  }

  /// Returns the damage in the superlayer caused by damage inside: clipped, or with shadows.
  private static func spread(_ damage: [Rect], in presentation: CALayer, scale: LinearPart)
    -> [Rect]
  {
    guard !presentation.masksToBounds else {
      // Content beside the bounds is drawn in the pixels that both cover in part.
      let touched = Rect(presentation.bounds).cast(by: .zero, reach: scale.extent(ofSquare: 1))
      return damage.compactMap { $0.intersection(touched) }
    }
    guard let shadow = presentation.castShadow else { return damage }
    let reach = scale.reach(ofBlur: shadow.blurRadius)
    return damage + damage.map { $0.cast(by: shadow.offset, reach: reach) }
  }
}
