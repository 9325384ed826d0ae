import Foundation
package import TatamiDrawing
import TatamiGeometry

/// Turns a tree of layers, or the part of it in sight, into a flat display list (S188).
@MainActor
package struct LayerRenderer {
  /// Which of a layer's values are drawn.
  package enum Values {
    /// Those that were set (S232).
    case model
    /// Those on screen while animations run (S195).
    case shown
  }

  /// A layer to be drawn.
  private struct Visit {
    let layer: CALayer
    /// What is in sight of the superlayer.
    let sight: Sight
    /// The opacity that the layers above hand down instead of fading as a whole.
    let opacity: Double
  }

  /// What is to be done after a layer's sublayers.
  private struct Closing {
    let shown: CALayer
    let isGroup: Bool
    let isClipped: Bool
    let isElement: Bool
    let opacity: Double
  }

  private enum Step {
    case enter(Visit)
    case leave(Closing)
  }

  private var list = DisplayList()
  private var steps: [Step] = []
  private let values: Values
  /// Whether extents are up to date, so that what is out of sight can be left out as a whole.
  private let hasExtents: Bool

  /// How many masks this drawing lies within.
  private var maskDepth = 0

  private init(values: Values, hasExtents: Bool) {
    self.values = values
    self.hasExtents = hasExtents
  }

  /// Returns the drawing of a layer with everything inside, in the layer's own coordinates.
  ///
  /// What layers inside cut off is left out and not asked to draw.
  ///
  /// - Complexity: O(*n*) in the layers; depth costs no stack.
  package static func displayList(
    of root: CALayer,
    values: Values = .shown,
    sight: Sight = .unlimited
  ) -> DisplayList {
    var renderer = LayerRenderer(values: values, hasExtents: false)
    renderer.run(root, sight)
    return renderer.list
  }

  /// Returns the drawing of what is in sight of a root whose extents are up to date.
  ///
  /// - Complexity: O(*n*) in the layers in sight and their siblings.
  package static func displayList(of root: CALayer, inSight sight: Sight) -> DisplayList {
    var renderer = LayerRenderer(values: .shown, hasExtents: true)
    renderer.run(root, sight)
    return renderer.list
  }

  private mutating func run(_ root: CALayer, _ sight: Sight) {
    enter(Visit(layer: root, sight: sight, opacity: 1), transform: .identity)
    run()
  }

  private mutating func run() {
    while let step = steps.popLast() {
      switch step {
      case .enter(let visit): enter(visit)
      case .leave(let closing): leave(closing)
      }
    }
  }
}

// MARK: - Steps

extension LayerRenderer {
  private mutating func enter(_ visit: Visit) {
    let place = LayerGeometry.transformToSuperlayer(of: visit.layer, values)
    enter(visit, transform: Transform(place))
  }

  private mutating func enter(_ visit: Visit, transform: Transform) {
    let shown = visit.layer.values(values)
    guard shown.isSeen(through: transform),
      let sight = sight(of: shown, retained: visit.layer.retained, visit.sight, transform)
    else { return }
    visit.layer.displayIfNeeded(visible: sight.visible)
    list.append(.save)
    if transform != .identity { list.append(.concat(transform)) }
    let opacity = Double(max(0, shown.opacity)) * visit.opacity
    let group = group(of: visit.layer, opacity: opacity, sight: sight)
    if let group { list.append(.beginGroup(group)) }
    let element = hasExtents ? nil : visit.layer.element
    if let element { list.append(.beginElement(element)) }
    let closing = Closing(
      shown: shown,
      isGroup: group != nil,
      isClipped: visit.layer.clipsInside(shown),
      isElement: element != nil,
      opacity: shown.allowsGroupOpacity ? 1 : opacity
    )
    drawInside(visit.layer, closing, sight)
    steps.append(.leave(closing))
    for sublayer in visit.layer.sublayersInDrawingOrder(values).reversed()
    where mayShow(sublayer, in: sight) {
      steps.append(.enter(Visit(layer: sublayer, sight: sight, opacity: closing.opacity)))
    }
  }

  /// Whether something of a layer may be in sight of its superlayer.
  private func mayShow(_ layer: CALayer, in sight: Sight) -> Bool {
    guard hasExtents else { return true }
    return layer.retained.extent?.intersects(sight.drawn) ?? false
  }

  private mutating func leave(_ closing: Closing) {
    if closing.isClipped { list.append(.restore) }
    faded(closing.opacity) { $0.drawBorder(of: closing.shown) }
    if closing.isElement { list.append(.endElement) }
    if closing.isGroup { list.append(.endGroup) }
    list.append(.restore)
  }

  /// The group that a layer is drawn as; nil if it needs none.
  private func group(of layer: CALayer, opacity: Double, sight: Sight) -> Group? {
    let shown = layer.values(values)
    var group = Group(
      opacity: shown.allowsGroupOpacity ? opacity : 1,
      shadow: shown.castShadow
    )
    if let mask = layer.mask, maskDepth < Group.maxMaskDepth {
      var renderer = LayerRenderer(values: values, hasExtents: false)
      renderer.maskDepth = maskDepth + 1
      renderer.enter(Visit(layer: mask, sight: sight, opacity: 1))
      renderer.run()
      group.mask = renderer.list
    }
    return group == Group() ? nil : group
  }

  /// Returns what is in sight of a layer; nil for nothing.
  private func sight(
    of shown: CALayer,
    retained: RetainedLayer,
    _ sight: Sight,
    _ transform: Transform
  ) -> Sight? {
    guard let sight = sight.seen(through: transform) else { return nil }
    if shown.masksToBounds { return sight.clipped(to: Rect(shown.bounds)) }
    guard let shadow = shown.castShadow else { return sight }
    let scale = hasExtents ? retained.scale : nil
    let reach = (scale ?? ScalePart(.identity)).reach(ofBlur: shadow.blurRadius)
    return sight.withCasters(of: shadow, reach: reach)
  }

  /// Draws everything of a layer that is behind its sublayers.
  private mutating func drawInside(_ layer: CALayer, _ closing: Closing, _ sight: Sight) {
    let shown = closing.shown
    let isInSight = layer.pictureExtent(shown)?.intersects(sight.drawn) ?? false
    faded(closing.opacity) {
      $0.drawShadow(of: shown)
      if isInSight { $0.drawBackground(of: shown) }
    }
    if closing.isClipped {
      list.append(.save)
      list.append(.clip(shown.outline(inset: 0), .nonZero))
    }
    guard isInSight else { return }
    faded(closing.opacity) {
      $0.drawPicture(of: shown)
      $0.list.append(shown.shape)
      $0.drawRecording(of: layer, shown)
    }
  }

  /// Draws some commands as a group of an opacity.
  private mutating func faded(_ opacity: Double, _ draw: (inout LayerRenderer) -> Void) {
    guard opacity < 1 else { return draw(&self) }
    list.append(.beginGroup(Group(opacity: opacity)))
    draw(&self)
    list.append(.endGroup)
  }
}

// MARK: - Parts

extension LayerRenderer {
  /// Draws the shadow that the layer's own shape casts, outside of the shape.
  private mutating func drawShadow(of layer: CALayer) {
    guard let shape = layer.shadowPath?.value, !shape.isEmpty, let shadow = layer.shadow else {
      return
    }
    let far = ScalePart(.identity).reach(ofBlur: shadow.blurRadius)
    let reach = Size(
      width: abs(shadow.offset.width) + 2 * far.width,
      height: abs(shadow.offset.height) + 2 * far.height
    )
    var outside = shape
    outside.addRect(shape.controlBounds().cast(by: .zero, reach: reach))
    list.append(.save)
    list.append(.clip(outside, .evenOdd))
    list.append(.beginGroup(Group(shadow: shadow)))
    list.append(.fill(shape, .nonZero, .solid(shadow.color)))
    list.append(.endGroup)
    list.append(.restore)
  }

  private mutating func drawBackground(of layer: CALayer) {
    guard !layer.bounds.isEmpty else { return }
    if let color = layer.backgroundColor, color.alpha > 0 {
      list.append(.fill(layer.outline(inset: 0), .nonZero, .solid(color.value)))
    }
    guard let filling = layer.filling, let back = filling.transform.inverted() else { return }
    list.append(.save)
    list.append(.concat(filling.transform))
    list.append(.fill(layer.outline(inset: 0).transformed(by: back), .nonZero, filling.paint))
    list.append(.restore)
  }

  private mutating func drawBorder(of layer: CALayer) {
    guard let color = layer.borderColor, color.alpha > 0, layer.borderWidth > 0 else { return }
    let width = Double(layer.borderWidth)
    guard 2 * layer.borderWidth < min(layer.bounds.width, layer.bounds.height) else {
      return list.append(.fill(layer.outline(inset: 0), .nonZero, .solid(color.value)))
    }
    let style = StrokeStyle(width: width)
    list.append(.stroke(layer.outline(inset: width / 2), style, .solid(color.value)))
  }

  private mutating func drawPicture(of layer: CALayer) {
    guard let place = layer.contentsPlace, let image = layer.contents as? CGImage else { return }
    for part in layer.contentsParts(in: place) {
      list.append(
        .image(
          image.bitmap,
          in: part.place,
          source: part.source,
          interpolation: layer.interpolation(in: place)
        )
      )
    }
  }

  /// Draws what `draw(in:)` recorded, stretched if the bounds have changed since (S41).
  private mutating func drawRecording(of layer: CALayer, _ shown: CALayer) {
    guard let recording = layer.picture.recording, !recording.list.isEmpty else { return }
    let bounds = recording.bounds
    list.append(.save)
    if bounds != shown.bounds {
      let place = shown.contentsGravity.rect(for: bounds.size, in: shown.bounds)
      list.append(.concat(Transform(CGAffineTransform(from: bounds, to: place))))
    }
    if layer.clipsRecording {
      list.append(.clip(CGPath(rect: bounds).value, .nonZero))
    }
    list.append(recording.list)
    list.append(.restore)
  }
}

extension CGAffineTransform {
  /// Makes the transform that stretches one rectangle onto another.
  package init(from source: CGRect, to target: CGRect) {
    let scaleX = source.width > 0 ? target.width / source.width : 1
    let scaleY = source.height > 0 ? target.height / source.height : 1
    self.init(
      a: scaleX,
      b: 0,
      c: 0,
      d: scaleY,
      tx: target.minX - source.minX * scaleX,
      ty: target.minY - source.minY * scaleY
    )
  }
}
