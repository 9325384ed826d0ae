import TatamiUIKit

/// The layers that draw the borders of a box.
@MainActor
final class BorderLayers {
  var borders = Borders()
  private var layers: [CAShapeLayer?] = [nil, nil, nil, nil]

  /// Places the lines along the edges of a view, above its content and without animation.
  ///
  /// The horizontal lines start at the leading edge.
  func place(in view: UIView, direction: SemanticDirection) {
    if borders == Borders(), layers.allSatisfy({ $0 == nil }) { return }
    let lines = [borders.top, borders.left, borders.bottom, borders.right]
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    for index in lines.indices {
      guard let border = lines[index], let color = border.color else {
        layers[index]?.removeFromSuperlayer()
        layers[index] = nil
        continue
      }
      let isMirrored = direction == .rightToLeft && index.isMultiple(of: 2)
      let layer = layers[index] ?? CAShapeLayer()
      layers[index] = layer
      layer.zPosition = 1
      layer.lineWidth = border.thick
      layer.lineDashPattern = border.dash.isEmpty ? nil : border.dash.map { NSNumber(value: $0) }
      layer.strokeColor = color.resolvedColor(with: view.traitCollection).cgColor
      layer.path = path(of: border, edge: index, in: view.bounds, isMirrored: isMirrored)
      if layer.superlayer !== view.layer { view.layer.addSublayer(layer) }
    }
    CATransaction.commit()
  }

  /// Returns the center line of a border; edges are numbered counterclockwise, from the top edge.
  private func path(
    of border: Border,
    edge: Int,
    in bounds: CGRect,
    isMirrored: Bool
  ) -> CGPath {
    let (lead, trail) =
      isMirrored
      ? (border.trailInset, border.leadInset) : (border.leadInset, border.trailInset)
    let inset = border.offset + border.thick / 2
    let path = CGMutablePath()
    switch edge {
    case 0, 2:
      let y = edge == 0 ? bounds.minY + inset : bounds.maxY - inset
      path.move(to: CGPoint(x: bounds.minX + lead, y: y))
      path.addLine(to: CGPoint(x: bounds.maxX - trail, y: y))
    default:
      let x = edge == 1 ? bounds.minX + inset : bounds.maxX - inset
      path.move(to: CGPoint(x: x, y: bounds.minY + lead))
      path.addLine(to: CGPoint(x: x, y: bounds.maxY - trail))
    }
    return path
  }
}
