import Foundation
package import TatamiDrawing
import TatamiGeometry

/// Renders a tree of layers, or its visible part, to a flat display list (S188).
package struct LayerRenderer {
  /// A layer to draw.
  private struct Visit {
    let layer: CALayer
    /// The visible region, in the superlayer's coordinates.
    let region: VisibleRegion
    /// The transform from the superlayer's coordinates to the root's.
    let superlayerToRoot: Transform
    /// The opacity inherited from superlayers without group opacity.
    let opacity: Double
  }

  /// The steps to perform after a layer's sublayers.
  private struct Closing {
    let values: CALayer
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
  private let tree: LayerTree
  /// Whether extents are up to date, so that invisible subtrees can be skipped.
  private let hasExtents: Bool

  /// The number of masks that enclose this drawing.
  private var maskDepth = 0

  private init(tree: LayerTree, hasExtents: Bool) {
    self.tree = tree
    self.hasExtents = hasExtents
  }

  /// Returns the drawing of a layer and its sublayers, in the layer's coordinates.
  ///
  /// Parts outside of clipping layers are skipped, and their contents are not drawn.
  ///
  /// - Complexity: O(*n*) in the layers, without recursion.
  package static func displayList(
    of root: CALayer,
    tree: LayerTree = .presentation,
    region: VisibleRegion = .unlimited
  ) -> DisplayList {
    var renderer = LayerRenderer(tree: tree, hasExtents: false)
    renderer.run(root, region)
    return renderer.list
  }

  /// Returns the drawing of the visible part of a root whose extents are up to date.
  ///
  /// - Complexity: O(*n*) in the visible layers and their siblings.
  package static func displayList(of root: CALayer, in region: VisibleRegion) -> DisplayList {
    var renderer = LayerRenderer(tree: .presentation, hasExtents: true)
    renderer.run(root, region)
    return renderer.list
  }

  private mutating func run(_ root: CALayer, _ region: VisibleRegion) {
    enter(
      Visit(layer: root, region: region, superlayerToRoot: .identity, opacity: 1),
      transform: .identity
    )
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
    let toSuperlayer = LayerGeometry.transformToSuperlayer(of: visit.layer, in: tree)
    enter(visit, transform: Transform(toSuperlayer))
  }

  private mutating func enter(_ visit: Visit, transform: Transform) {
    let values = visit.layer.values(in: tree)
    let toRoot = transform.concatenating(visit.superlayerToRoot)
    guard values.isVisible(through: transform),
      let region = region(of: values, visit.region, transform, toRoot)
    else { return }
    visit.layer.displayIfNeeded(visible: region.visible)
    list.append(.save)
    if transform != .identity { list.append(.concat(transform)) }
    let inside = Visit(
      layer: visit.layer,
      region: region,
      superlayerToRoot: toRoot,
      opacity: Double(max(0, values.opacity)) * visit.opacity
    )
    let group = group(of: inside)
    if let group { list.append(.beginGroup(group)) }
    let element = hasExtents ? nil : visit.layer.element
    if let element { list.append(.beginElement(element)) }
    let closing = Closing(
      values: values,
      isGroup: group != nil,
      isClipped: visit.layer.clipsInside(values),
      isElement: element != nil,
      opacity: values.fadesAsGroup ? 1 : inside.opacity
    )
    drawInside(visit.layer, closing, region)
    steps.append(.leave(closing))
    pushSublayers(of: inside, opacity: closing.opacity)
  }

  /// Adds the visible sublayers to the steps, with the backmost one last.
  private mutating func pushSublayers(of visit: Visit, opacity: Double) {
    for sublayer in visit.layer.sublayersInDrawingOrder(in: tree).reversed()
    where mayShow(sublayer, in: visit.region) {
      let step = Visit(
        layer: sublayer,
        region: visit.region,
        superlayerToRoot: visit.superlayerToRoot,
        opacity: opacity
      )
      steps.append(.enter(step))
    }
  }

  /// Returns whether a layer may be visible in a region of its superlayer.
  private func mayShow(_ layer: CALayer, in region: VisibleRegion) -> Bool {
    guard hasExtents, !region.isComplete else { return true }
    return layer.displayState.extent?.intersects(region.drawn) ?? false
  }

  private mutating func leave(_ closing: Closing) {
    if closing.isClipped { list.append(.restore) }
    faded(closing.opacity) { $0.drawBorder(of: closing.values) }
    if closing.isElement { list.append(.endElement) }
    if closing.isGroup { list.append(.endGroup) }
    list.append(.restore)
  }

  /// Returns the group as which a layer is drawn; nil if it needs none.
  ///
  /// - Parameter visit: The layer, with the region and the transform of its own coordinates.
  private func group(of visit: Visit) -> Group? {
    let values = visit.layer.values(in: tree)
    var group = Group(
      opacity: values.fadesAsGroup ? visit.opacity : 1,
      shadow: values.castShadow,
      rasterization: values.groupRasterization
    )
    if let mask = visit.layer.mask, maskDepth < Group.maxMaskDepth {
      var renderer = LayerRenderer(tree: tree, hasExtents: false)
      renderer.maskDepth = maskDepth + 1
      renderer.enter(
        Visit(
          layer: mask,
          region: visit.region,
          superlayerToRoot: visit.superlayerToRoot,
          opacity: 1
        )
      )
      renderer.run()
      group.mask = renderer.list
    }
    return group == Group() ? nil : group
  }

  /// Returns the visible region in a layer's coordinates; nil if it is empty.
  private func region(
    of values: CALayer,
    _ region: VisibleRegion,
    _ transform: Transform,
    _ toRoot: Transform
  ) -> VisibleRegion? {
    guard var region = region.converted(through: transform) else { return nil }
    // A bitmap contains the whole layer, regardless of the part to be drawn.
    if values.rasterization.isRequested { region = region.complete }
    if values.masksToBounds {
      return region.clipped(to: Rect(values.bounds), LinearPart(toRoot))
    }
    guard let shadow = values.castShadow else { return region }
    return region.withCasters(
      of: shadow,
      reach: LinearPart(toRoot).reach(ofBlur: shadow.blurRadius)
    )
  }

  /// Draws the parts of a layer behind its sublayers.
  private mutating func drawInside(_ layer: CALayer, _ closing: Closing, _ region: VisibleRegion) {
    let values = closing.values
    let isVisible = layer.ownExtent(values)?.intersects(region.drawn) ?? false
    faded(closing.opacity) {
      $0.drawShadow(of: values)
      if isVisible { $0.drawBackground(of: values) }
    }
    if closing.isClipped {
      list.append(.save)
      list.append(.clip(values.outline(inset: 0), .nonZero))
    }
    guard isVisible else { return }
    faded(closing.opacity) {
      $0.drawContents(of: values)
      $0.list.append(values.shape)
      $0.drawRecording(of: layer, values, isClipped: closing.isClipped)
    }
  }

  /// Draws commands as a group with an opacity.
  private mutating func faded(_ opacity: Double, _ draw: (inout LayerRenderer) -> Void) {
    guard opacity < 1 else { return draw(&self) }
    list.append(.beginGroup(Group(opacity: opacity)))
    draw(&self)
    list.append(.endGroup)
  }
}

// MARK: - Parts

extension LayerRenderer {
  /// Draws the shadow of the layer's shadow path, outside of the path.
  private mutating func drawShadow(of layer: CALayer) {
    guard let shape = layer.shadowPath?.value, !shape.isEmpty, let shadow = layer.shadow else {
      return
    }
    let far = LinearPart(.identity).reach(ofBlur: shadow.blurRadius)
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
    guard let backgroundFill = layer.backgroundFill, let back = backgroundFill.transform.inverted()
    else { return }
    list.append(.save)
    list.append(.concat(backgroundFill.transform))
    list.append(
      .fill(layer.outline(inset: 0).transformed(by: back), .nonZero, backgroundFill.paint)
    )
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

  private mutating func drawContents(of layer: CALayer) {
    guard let frame = layer.contentsFrame, let image = layer.contents as? CGImage else { return }
    for part in layer.contentsParts(in: frame) {
      list.append(
        .image(
          image.bitmap,
          in: part.target,
          source: part.source,
          interpolation: layer.interpolation(in: frame)
        )
      )
    }
  }

  /// Draws the recording of `draw(in:)`, stretched if the bounds have changed since (S41).
  ///
  /// - Parameter isClipped: Whether the drawing is clipped to the layer's outline. A second clip to
  ///   the same edges would make partially covered pixels more transparent.
  private mutating func drawRecording(
    of layer: CALayer,
    _ values: CALayer,
    isClipped: Bool
  ) {
    guard let recording = layer.backingStore.recording, !recording.list.isEmpty else { return }
    let bounds = recording.bounds
    list.append(.save)
    if bounds != values.bounds {
      let frame = values.contentsGravity.rect(for: bounds.size, in: values.bounds)
      list.append(.concat(Transform(CGAffineTransform(from: bounds, to: frame))))
    }
    if layer.clipsRecording && !(isClipped && bounds == values.bounds) {
      list.append(.clip(CGPath(rect: bounds).value, .nonZero))
    }
    list.append(recording.list)
    list.append(.restore)
  }
}

extension CGAffineTransform {
  /// Creates the transform that maps one rectangle to another.
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
