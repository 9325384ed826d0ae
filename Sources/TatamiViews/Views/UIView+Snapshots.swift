import Foundation
import TatamiDrawing

extension UIView {
  func drawTree(in rect: CGRect, afterUpdates: Bool) -> Bool {
    guard window != nil, let context = UIGraphicsGetCurrentContext() else { return false }
    context.saveGState()
    context.concatenate(CGAffineTransform(from: bounds, to: rect))
    context.append(drawing(afterUpdates: afterUpdates))
    context.restoreGState()
    return true
  }

  func snapshot(afterUpdates: Bool) -> UIView {
    let isDrawn = afterUpdates || window != nil
    let drawing = isDrawn ? drawing(afterUpdates: afterUpdates) : DisplayList()
    return SnapshotView(of: drawing, bounds: bounds)
  }

  private func drawing(afterUpdates: Bool) -> DisplayList {
    guard afterUpdates else { return LayerRenderer.displayList(of: layer) }
    return layer.displayedTree()
  }
}

/// A view that displays a recorded drawing.
private final class SnapshotView: UIView {
  private let drawing: DisplayList

  init(of drawing: DisplayList, bounds: CGRect) {
    self.drawing = drawing
    super.init(frame: CGRect(origin: .zero, size: bounds.size))
    self.bounds = bounds
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(drawing)
  }
}
