import Foundation
package import TatamiDrawing
import TatamiGeometry

/// Renders a tree of layers, or its visible part, to a flat display list (S188).
package struct LayerRenderer {
  /// The space in which layers are drawn.
  private struct Space {
    /// The values with which the layers are drawn.
    var tree: LayerTree
    /// The visible region, in the coordinates of the layers' superlayer.
    var region: VisibleRegion
    /// The transform from the superlayer's coordinates to the root's.
    var toRoot: Transform
    /// The opacity inherited from superlayers without group opacity.
    var opacity: Double
    /// Whether the superlayer has no sublayer transform.
    var isFlat: Bool
    /// Whether the layers are copies, whose meaning is that of the original.
    var isCopied = false
  }

  /// A layer, or a copy of a replicator layer's sublayers, that is being drawn.
  private struct OpenLayer {
    let layer: CALayer
    let inside: Space
    let end: End
    private let sublayers: [CALayer]
    private let copies: [LayerCopy]
    private var next = 0

    init(_ layer: CALayer, sublayers: [CALayer], inside: Space, end: End) {
      (self.layer, self.sublayers, copies) = (layer, sublayers, [])
      (self.inside, self.end) = (inside, end)
    }

    init(_ replicator: CALayer, copies: [LayerCopy], inside: Space, end: End) {
      (layer, sublayers, self.copies) = (replicator, [], copies)
      (self.inside, self.end) = (inside, end)
    }

    mutating func nextSublayer() -> CALayer? {
      guard next < sublayers.count else { return nil }
      defer { next += 1 }
      return sublayers[next]
    }

    mutating func nextCopy() -> LayerCopy? {
      guard next < copies.count else { return nil }
      defer { next += 1 }
      return copies[next]
    }
  }

  private enum End {
    case layer(Closing)
    /// The end of a copy, whose commands begin at an index.
    case copy(LayerCopy, start: Int, isDecoration: Bool)
  }

  /// The steps to perform after a layer's sublayers.
  private struct Closing {
    let values: CALayer
    let isGroup: Bool
    let isClipped: Bool
    let isElement: Bool
    let opacity: Double
    let transition: ContentTransition?
  }

  /// The commands so far.
  var list = DisplayList()
  /// The layers around the current one, the innermost last.
  private var open: [OpenLayer] = []
  /// The number of copies of sublayers drawn.
  private var copyCount = 0
  /// Whether extents are up to date, so that invisible subtrees can be skipped.
  private let hasExtents: Bool

  /// The number of masks that enclose this drawing.
  private var maskDepth = 0

  private init(hasExtents: Bool) {
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
    var renderer = LayerRenderer(hasExtents: false)
    renderer.run(root, tree, region)
    return renderer.list
  }

  /// Returns the drawing of the visible part of a root whose extents are up to date.
  ///
  /// - Complexity: O(*n*) in the visible layers and their siblings.
  package static func displayList(of root: CALayer, in region: VisibleRegion) -> DisplayList {
    var renderer = LayerRenderer(hasExtents: true)
    renderer.run(root, .presentation, region)
    return renderer.list
  }

  /// Returns the drawing of all copies of a replicator layer's sublayers, in its coordinates.
  static func displayList(ofCopiesIn replicator: CALayer) -> DisplayList {
    guard let values = replicator.presentationOrSelf as? CAReplicatorLayer else {
      return DisplayList()
    }
    var renderer = LayerRenderer(hasExtents: false)
    let space = Space(
      tree: .presentation,
      region: VisibleRegion.unlimited.complete,
      toRoot: .identity,
      opacity: 1,
      isFlat: CATransform3DIsIdentity(values.sublayerTransform)
    )
    for copy in values.copies() {
      renderer.enter(copy, of: replicator, in: space)
      renderer.run()
    }
    return renderer.list
  }

  private mutating func run(_ root: CALayer, _ tree: LayerTree, _ region: VisibleRegion) {
    let space = Space(tree: tree, region: region, toRoot: .identity, opacity: 1, isFlat: true)
    enter(root, root.values(in: tree), in: space, transform: .identity)
    run()
  }

  private mutating func run() {
    while let last = open.indices.last {
      if let sublayer = open[last].nextSublayer() {
        guard mayShow(sublayer, in: open[last].inside.region) else { continue }
        enter(sublayer, in: open[last].inside)
      } else if let copy = open[last].nextCopy() {
        enter(copy, of: open[last].layer, in: open[last].inside)
      } else {
        leave(open.removeLast().end)
      }
    }
  }
}

// MARK: - Steps

extension LayerRenderer {
  private mutating func enter(_ layer: CALayer, in space: Space) {
    let values = layer.values(in: space.tree)
    let toSuperlayer =
      space.isFlat
      ? LayerGeometry.flatTransform(of: values)
      : LayerGeometry.transformToSuperlayer(of: layer, in: space.tree)
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
    values.transition?.begin(in: &list)
    let inside = Space(
      tree: space.tree,
      region: region,
      toRoot: toRoot,
      opacity: Double(max(0, values.isHidden ? 0 : values.opacity)) * space.opacity,
      isFlat: CATransform3DIsIdentity(values.sublayerTransform),
      isCopied: space.isCopied
    )
    enterInside(layer, values, inside)
  }

  /// Draws the parts of a layer behind its sublayers, and opens the layer if it has sublayers.
  ///
  /// - Parameters:
  ///   - layer: The layer.
  ///   - values: The values with which the layer is drawn.
  ///   - space: The space of the layer's own coordinates.
  private mutating func enterInside(_ layer: CALayer, _ values: CALayer, _ space: Space) {
    var inside = space
    let group = group(of: layer, values, inside)
    if let group { list.append(.beginGroup(group)) }
    let element = hasExtents || space.isCopied ? nil : layer.element
    if let element { list.append(.beginElement(element)) }
    if values.fadesAsGroup { inside.opacity = 1 }
    let closing = Closing(
      values: values,
      isGroup: group != nil,
      isClipped: layer.clipsInside(values),
      isElement: element != nil,
      opacity: inside.opacity,
      transition: values.transition
    )
    drawInside(layer, closing, inside.region)
    guard layer.children?.isEmpty == false else { return leave(closing) }
    if let replicator = values as? CAReplicatorLayer {
      let copies = replicator.copies()
      open.append(OpenLayer(layer, copies: copies, inside: inside, end: .layer(closing)))
    } else {
      let sublayers = layer.sublayersInDrawingOrder(in: inside.tree)
      open.append(OpenLayer(layer, sublayers: sublayers, inside: inside, end: .layer(closing)))
    }
  }

  /// Returns whether a layer may be visible in a region of its superlayer.
  private func mayShow(_ layer: CALayer, in region: VisibleRegion) -> Bool {
    guard hasExtents, !region.isComplete else { return true }
    return layer.displayState.extent?.intersects(region.drawn) ?? false
  }

  private mutating func leave(_ end: End) {
    switch end {
    case .layer(let closing): leave(closing)
    case .copy(let copy, let start, let isDecoration):
      leave(copy, start, isDecoration: isDecoration)
    }
  }

  private mutating func leave(_ closing: Closing) {
    if closing.isClipped { list.append(.restore) }
    faded(closing.opacity) { $0.drawBorder(of: closing.values) }
    if closing.isElement { list.append(.endElement) }
    if closing.isGroup { list.append(.endGroup) }
    closing.transition?.end(in: &list)
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
    var renderer = LayerRenderer(hasExtents: false)
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
    // A bitmap contains the whole layer, regardless of the part to be drawn; copies and contents of
    // transitions are drawn elsewhere.
    if values.rasterization.isRequested || values.drawsElsewhere { region = region.complete }
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

// MARK: - Copies

extension LayerRenderer {
  /// The maximum number of copies of sublayers in one drawing; further ones are not drawn.
  private static let maxCopyCount = 100_000

  /// Opens a copy of a replicator layer's sublayers.
  ///
  /// - Parameter space: The space of the replicator layer's own coordinates.
  private mutating func enter(_ copy: LayerCopy, of replicator: CALayer, in space: Space) {
    guard copyCount < Self.maxCopyCount else { return }
    copyCount += 1
    guard let region = space.region.converted(through: copy.transform) else { return }
    list.append(.save)
    if copy.transform != .identity { list.append(.concat(copy.transform)) }
    list.append(.beginGroup(Group(opacity: copy.color.alpha)))
    let beginsCopies = copy.index > 0 && !space.isCopied
    if beginsCopies { list.append(.beginElement(.decoration)) }
    var inside = space
    inside.isCopied = space.isCopied || beginsCopies
    inside.tree = space.tree.delayed(by: copy.delay)
    inside.region = region
    inside.toRoot = copy.transform.concatenating(space.toRoot)
    let start = list.commands.count
    let end = End.copy(copy, start: start, isDecoration: beginsCopies)
    let sublayers = replicator.sublayersInDrawingOrder(in: inside.tree)
    open.append(OpenLayer(replicator, sublayers: sublayers, inside: inside, end: end))
  }

  private mutating func leave(_ copy: LayerCopy, _ start: Int, isDecoration: Bool) {
    list.multiplyColors(from: start, by: copy.color)
    if isDecoration { list.append(.endElement) }
    list.append(.endGroup)
    list.append(.restore)
  }
}

extension SemanticElement {
  /// A part of a drawing without a meaning of its own.
  fileprivate static var decoration: SemanticElement {
    var element = SemanticElement()
    element.isDecoration = true
    return element
  }
}
