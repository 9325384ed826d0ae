import Foundation
import TatamiDrawing
import TatamiGeometry

/// Turns a tree of layers into a flat display list (S188).
@MainActor
struct LayerRenderer {
  private enum Step {
    case enter(CALayer)
    case leave(CALayer)
  }

  private var list = DisplayList()
  private var steps: [Step] = []

  /// Returns the drawing of a layer with everything inside, in the layer's own coordinates.
  ///
  /// - Complexity: O(*n*) in the layers; depth costs no stack.
  static func displayList(of root: CALayer) -> DisplayList {
    var renderer = LayerRenderer()
    renderer.draw(root)
    return renderer.list
  }

  private mutating func draw(_ root: CALayer) {
    steps = [.enter(root)]
    while let step = steps.popLast() {
      switch step {
      case .enter(let layer): enter(layer, isRoot: layer === root)
      case .leave(let layer): leave(layer)
      }
    }
  }

  private mutating func enter(_ layer: CALayer, isRoot: Bool) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let transform = isRoot ? .identity : LayerGeometry.transformToSuperlayer(of: layer)
    guard layer.isDoubleSided || !transform.isSeenFromBehind else { return }
    list.append(.save)
    if !isRoot { list.append(.concat(Transform(transform))) }
    if let group = layer.group { list.append(.beginGroup(group)) }
    if let element = layer.element { list.append(.beginElement(element)) }
    drawBackground(of: layer)
    if layer.clipsContents {
      list.append(.save)
      list.append(.clip(layer.outline(inset: 0), .nonZero))
    }
    drawPicture(of: layer)
    drawRecording(of: layer)
    steps.append(.leave(layer))
    for sublayer in layer.sublayersInDrawingOrder.reversed() {
      steps.append(.enter(sublayer))
    }
  }

  private mutating func leave(_ layer: CALayer) {
    if layer.clipsContents { list.append(.restore) }
    drawBorder(of: layer)
    if layer.element != nil { list.append(.endElement) }
    if layer.group != nil { list.append(.endGroup) }
    list.append(.restore)
  }

  private mutating func drawBackground(of layer: CALayer) {
    guard let color = layer.backgroundColor, color.alpha > 0, !layer.bounds.isEmpty else { return }
    list.append(.fill(layer.outline(inset: 0), .nonZero, .solid(color.value)))
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
    guard let image = layer.contents.flatMap({ $0 as? CGImage }), layer.contentsScale > 0
    else { return }
    let source = layer.contentsRect
    let size = CGSize(
      width: CGFloat(image.width) / layer.contentsScale * source.width,
      height: CGFloat(image.height) / layer.contentsScale * source.height
    )
    let place = layer.contentsGravity.rect(for: size, in: layer.bounds)
    list.append(
      .image(image.bitmap, in: Rect(place), source: Rect(source), interpolation: .high)
    )
  }

  /// Draws what `draw(in:)` recorded, stretched if the bounds have changed since (S41).
  private mutating func drawRecording(of layer: CALayer) {
    layer.displayIfNeeded()
    guard let (recorded, bounds) = layer.recording, !recorded.isEmpty else { return }
    list.append(.save)
    if bounds.size != layer.bounds.size {
      let place = layer.contentsGravity.rect(for: bounds.size, in: layer.bounds)
      list.append(.concat(Transform(CGAffineTransform(from: bounds, to: place))))
    }
    if layer.clipsRecording {
      list.append(.clip(CGPath(rect: bounds).value, .nonZero))
    }
    list.append(recorded)
    list.append(.restore)
  }
}

extension CALayer {
  /// What the layer means to readers that can tell: asks the view it belongs to.
  var element: Element? { (delegate as? UIView)?.accessibilityElementMark }

  /// Whether there is something inside that the bounds cut off.
  var clipsContents: Bool {
    masksToBounds && (sublayers?.isEmpty == false || contents != nil)
  }

  var group: Group? {
    let shadow = masksToBounds ? nil : visibleShadow
    guard opacity < 1 || shadow != nil else { return nil }
    return Group(opacity: Double(max(0, opacity)), shadow: shadow)
  }

  private var visibleShadow: Shadow? {
    guard shadowOpacity > 0, let shadowColor, shadowColor.alpha > 0 else { return nil }
    let color = shadowColor.value
    return Shadow(
      color: color.withAlpha(color.alpha * Double(min(1, shadowOpacity))),
      offset: Size(shadowOffset),
      blurRadius: Double(shadowRadius)
    )
  }

  /// The sublayers back to front; equal `zPosition`s keep their order.
  var sublayersInDrawingOrder: [CALayer] {
    guard let sublayers else { return [] }
    guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
    return sublayers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Returns the rounded bounds, all edges moved inwards by some points.
  func outline(inset: Double) -> Path {
    var path = Path()
    let rect = Rect(bounds.insetBy(dx: inset, dy: inset))
    let radius = max(0, Double(cornerRadius) - inset)
    guard cornerRadius > 0 else {
      path.addRect(rect)
      return path
    }
    let corner = { (mask: CACornerMask) in self.maskedCorners.contains(mask) ? radius : 0 }
    let radii = CornerRadii(
      topLeft: corner(.layerMinXMinYCorner),
      topRight: corner(.layerMaxXMinYCorner),
      bottomRight: corner(.layerMaxXMaxYCorner),
      bottomLeft: corner(.layerMinXMaxYCorner)
    )
    path.addRoundedRect(rect, radii: radii)
    return path
  }
}

extension CGAffineTransform {
  /// Makes the transform that stretches one rectangle onto another.
  init(from source: CGRect, to target: CGRect) {
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
