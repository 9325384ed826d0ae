public import Foundation
public import TatamiViews

/// A view that is lifted in front of the others, for example beside a context menu.
@preconcurrency @MainActor
open class UITargetedPreview: NSObject, NSCopying {
  /// The view, which is drawn as it looks when the preview appears.
  open private(set) var view: UIView
  /// The outline and the background.
  open private(set) var parameters: UIPreviewParameters
  /// The origin or the destination of the preview.
  open private(set) var target: UIPreviewTarget

  /// Creates a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
  }

  /// Creates a preview of a view where it is; the view must have a superview.
  public convenience init(view: UIView, parameters: UIPreviewParameters) {
    let container = view.superview ?? view
    let middle = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    let target = UIPreviewTarget(
      container: container,
      center: container === view ? middle : view.center
    )
    self.init(view: view, parameters: parameters, target: target)
  }

  /// Creates a preview of a view where it is, with rounded corners.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The size of the view, in points.
  open var size: CGSize { view.bounds.size }

  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
    UITargetedPreview(view: view, parameters: parameters, target: newTarget)
  }

  /// Returns the preview itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the frame of the preview in the coordinates of a view.
  package func frame(in view: UIView) -> CGRect {
    let origin = CGPoint(x: -size.width / 2, y: -size.height / 2)
    let frame = CGRect(origin: origin, size: size).applying(target.transform)
      .offsetBy(dx: target.center.x, dy: target.center.y)
    return target.container.convert(frame, to: view)
  }
}
