import Foundation
package import TatamiDrawing
import TatamiGeometry

/// Renders a tree of layers, or its visible part, to a flat display list (S188).
package struct LayerRenderer {
  /// The space in which layers are drawn.
  private struct Space {
    /// The visible region, in the coordinates of the layers' superlayer.
    var region: VisibleRegion
    /// The transform from the superlayer's coordinates to the root's.
    var toRoot: Transform
    /// The opacity inherited from superlayers without group opacity.
    var opacity: Double
    /// Whether the superlayer has no sublayer transform.
    var isFlat: Bool
  }

  /// A layer whose sublayers are being drawn.
  private struct OpenLayer {
    let closing: Closing
    let sublayers: [CALayer]
    /// The index of the next sublayer.
    var next = 0
    let inside: Space
  }

  /// The steps to perform after a layer's sublayers.
  private struct Closing {
    let values: CALayer
    let isGroup: Bool
    let isClipped: Bool
    let isElement: Bool
    let opacity: Double
  }

  private var list = DisplayList()
  /// The layers around the current one, the innermost last.
  private var open: [OpenLayer] = []
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
    let space = Space(region: region, toRoot: .identity, opacity: 1, isFlat: true)
    enter(root, root.values(in: tree), in: space, transform: .identity)
    run()
  }

  private mutating func run() {
    while let last = open.indices.last {
      guard open[last].next < open[last].sublayers.count else {
        leave(open.removeLast().closing)
        continue
      }
      let sublayer = open[last].sublayers[open[last].next]
      open[last].next += 1
      guard mayShow(sublayer, in: open[last].inside.region) else { continue }
      enter(sublayer, in: open[last].inside)
    }
  }
}

// MARK: - Steps

extension LayerRenderer {
  private mutating func enter(_ layer: CALayer, in space: Space) {
    let values = layer.values(in: tree)
    let toSuperlayer =
      space.isFlat
      ? LayerGeometry.flatTransform(of: values)
      : LayerGeometry.transformToSuperlayer(of: layer, in: tree)
    enter(layer, values, in: space, transform: Transform(toSuperlayer))
  }

  private mutating func enter(
    _ layer: CALayer,
    _ values: CALayer,
    in space: Space,
    transform: Transform
  ) {
    let toRoot = transform.concatenating(space.toRoot)
    guard values.isVisible(through: transform),
      let region = region(of: values, space.region, transform, toRoot)
    else { return }
    layer.displayIfNeeded(visible: region.visible)
    list.append(.save)
    if transform != .identity { list.append(.concat(transform)) }
    var inside = Space(
      region: region,
      toRoot: toRoot,
      opacity: Double(max(0, values.opacity)) * space.opacity,
      isFlat: CATransform3DIsIdentity(values.sublayerTransform)
    )
    let group = group(of: layer, values, inside)
    if let group { list.append(.beginGroup(group)) }
    let element = hasExtents ? nil : layer.element
    if let element { list.append(.beginElement(element)) }
    if values.fadesAsGroup { inside.opacity = 1 }
    let closing = Closing(
      values: values,
      isGroup: group != nil,
      isClipped: layer.clipsInside(values),
      isElement: element != nil,
      opacity: inside.opacity
    )
    drawInside(layer, closing, region)
    let sublayers = layer.sublayersInDrawingOrder(in: tree)
    guard !sublayers.isEmpty else { return leave(closing) }
    open.append(OpenLayer(closing: closing, sublayers: sublayers, inside: inside))
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
  /// - Parameter inside: The space of the layer's own coordinates.
  private func group(of layer: CALayer, _ values: CALayer, _ inside: Space) -> Group? {
    let opacity = values.fadesAsGroup ? inside.opacity : 1
    let mask = maskDepth < Group.maxMaskDepth ? layer.mask : nil
    let (shadow, rasterization) = (values.castShadow, values.groupRasterization)
    guard opacity != 1 || mask != nil || shadow != nil || rasterization != nil else { return nil }
    var group = Group(opacity: opacity, shadow: shadow, rasterization: rasterization)
    guard let mask else { return group }
    var renderer = LayerRenderer(tree: tree, hasExtents: false)
    renderer.maskDepth = maskDepth + 1
    var space = inside
    space.opacity = 1
    renderer.enter(mask, in: space)
    renderer.run()
    group.mask = renderer.list
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
      let shape = values.shape
      if !shape.isEmpty { $0.list.append(shape) }
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
    guard let shadow = layer.shadow, let shape = layer.shadowPath?.value, !shape.isEmpty else {
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
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
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
    let isStretched = bounds != values.bounds
    if !isStretched, !layer.clipsRecording, recording.list.isFigure {
      return list.append(recording.list)
    }
    list.append(.save)
    if isStretched {
      let frame = values.contentsGravity.rect(for: bounds.size, in: values.bounds)
      list.append(.concat(Transform(CGAffineTransform(from: bounds, to: frame))))
    }
    if layer.clipsRecording && !(isClipped && !isStretched) {
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
