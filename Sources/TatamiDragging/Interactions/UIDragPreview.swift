public import Foundation
public import TatamiControls
public import TatamiViews

/// The outline and the background of the preview of a drag.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// Creates parameters of a preview with rounded corners.
  public override init() { super.init() }
}

/// The origin or the destination of the preview of a drag.
@preconcurrency @MainActor
open class UIDragPreviewTarget: UIPreviewTarget {}

/// The preview of a drag with its target.
@preconcurrency @MainActor
open class UITargetedDragPreview: UITargetedPreview {
  /// Returns a preview of the same view with another target.
  open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
    UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
  }
}

/// The preview that follows the touch.
@preconcurrency @MainActor
open class UIDragPreview: NSObject, NSCopying {
  /// The view, which is drawn as it looks when the drag begins.
  open private(set) var view: UIView
  /// The outline and the background.
  open private(set) var parameters: UIDragPreviewParameters

  /// Creates a preview of a view, which need not be in a window.
  public init(view: UIView, parameters: UIDragPreviewParameters) {
    (self.view, self.parameters) = (view, parameters)
  }

  /// Creates a preview of a view, with rounded corners.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIDragPreviewParameters())
  }

  /// Returns the preview itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
