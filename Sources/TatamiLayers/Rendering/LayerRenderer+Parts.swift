import Foundation
import TatamiDrawing
import TatamiGeometry

extension LayerRenderer {
  /// Draws the shadow of the layer's shadow path, outside of the path.
  mutating func drawShadow(of layer: CALayer) {
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

  mutating func drawBackground(of layer: CALayer) {
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

  mutating func drawBorder(of layer: CALayer) {
    guard layer.borderWidth > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    let width = Double(layer.borderWidth)
    guard 2 * layer.borderWidth < min(layer.bounds.width, layer.bounds.height) else {
      return list.append(.fill(layer.outline(inset: 0), .nonZero, .solid(color.value)))
    }
    let style = StrokeStyle(width: width)
    list.append(.stroke(layer.outline(inset: width / 2), style, .solid(color.value)))
  }

  mutating func drawContents(of layer: CALayer) {
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
  mutating func drawRecording(
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
