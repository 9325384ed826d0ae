public import Foundation
import TatamiDrawing
import TatamiGeometry

extension UIView {
  /// Draws the view with all inside, as it is on screen, into a rectangle of the current context.
  ///
  /// - Parameter afterUpdates: Whether what is marked is laid out first.
  /// - Returns: Whether anything was drawn: nothing is without a window.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard window != nil, let context = UIGraphicsGetCurrentContext() else { return false }
    context.saveGState()
    context.concatenate(CGAffineTransform(from: bounds, to: rect))
    context.append(picture(afterUpdates: afterUpdates))
    context.restoreGState()
    return true
  }

  /// Returns a view that keeps showing what this one shows now; nil without a window.
  ///
  /// - Parameter afterUpdates: Whether what is marked is laid out first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    guard window != nil else { return nil }
    return SnapshotView(of: picture(afterUpdates: afterUpdates), bounds: bounds)
  }

  private func picture(afterUpdates: Bool) -> DisplayList {
    guard afterUpdates else { return LayerRenderer.displayList(of: layer) }
    return layer.displayedTree()
  }
}

/// A view that shows a drawing.
private final class SnapshotView: UIView {
  private let picture: DisplayList

  init(of picture: DisplayList, bounds: CGRect) {
    self.picture = picture
    super.init(frame: CGRect(origin: .zero, size: bounds.size))
    self.bounds = bounds
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func draw(_ rect: CGRect) {
    UIGraphicsGetCurrentContext()?.append(picture)
  }
}
