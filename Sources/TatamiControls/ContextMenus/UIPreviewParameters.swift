public import Foundation
public import TatamiViews

/// The outline and the background of a preview.
@preconcurrency @MainActor
open class UIPreviewParameters: NSObject, NSCopying {
  /// The part of the view that is visible, in the view's coordinates; nil for all of it, with rounded
  /// corners.
  open var visiblePath: UIBezierPath?
  /// The outline of the shadow, in the view's coordinates; nil for that of the visible part.
  open var shadowPath: UIBezierPath?
  private var background: UIColor? = .systemBackground
  /// The color behind the view; nil for the color of the system's backgrounds.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor! {
    get { background }
    set { background = newValue ?? .systemBackground }
  }

  /// Creates parameters of a preview with rounded corners.
  public override init() {}

  /// Returns other parameters with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    let copied: UIPreviewParameters = MainActor.assumeIsolated {
      let other = UIPreviewParameters()
      other.visiblePath = visiblePath
      other.shadowPath = shadowPath
      other.background = background
      return other
    }
    return copied
  }
}

/// The origin or the destination of a preview.
@preconcurrency @MainActor
open class UIPreviewTarget: NSObject, NSCopying {
  /// The view that contains the preview.
  open private(set) var container: UIView
  /// The center of the preview, in the coordinates of the container.
  open private(set) var center: CGPoint
  /// The transform of the preview.
  open private(set) var transform: CGAffineTransform

  /// Creates a target in a view.
  public init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
    (self.container, self.center, self.transform) = (container, center, transform)
  }

  /// Creates a target in a view, without a transform.
  public convenience init(container: UIView, center: CGPoint) {
    self.init(container: container, center: center, transform: .identity)
  }

  /// Returns the target itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
