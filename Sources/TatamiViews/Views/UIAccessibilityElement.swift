public import Foundation

/// An accessibility element inside a view that is not a view itself.
open class UIAccessibilityElement: UIResponder {
  /// The view or element that contains this one.
  open weak var accessibilityContainer: AnyObject?

  /// Creates an element inside a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// The frame in the container's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  override var frameInWindow: CGRect {
    let frame = accessibilityFrameInContainerSpace
    return (accessibilityContainer as? UIView)?.convert(frame, to: nil) ?? frame
  }
}
