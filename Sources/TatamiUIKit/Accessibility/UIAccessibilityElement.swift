public import Foundation

/// Something that readers of the screen find inside a view and that is no view itself.
open class UIAccessibilityElement: UIResponder {
  /// The view or element that this is part of.
  open weak var accessibilityContainer: AnyObject?

  /// Makes an element of a container.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Where the element is in its container's coordinates, in points.
  open var accessibilityFrameInContainerSpace = CGRect.zero

  override var frameInWindow: CGRect {
    let place = accessibilityFrameInContainerSpace
    return (accessibilityContainer as? UIView)?.convert(place, to: nil) ?? place
  }
}
