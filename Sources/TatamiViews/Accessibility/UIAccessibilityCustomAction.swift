public import Foundation
public import TatamiGraphics

/// A closure that performs an action and returns whether it succeeded.
public typealias UIAccessibilityCustomActionHandler =
  @MainActor (_ action: UIAccessibilityCustomAction) -> Bool

/// An action that assistive technologies offer for an element in addition to its activation.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Creates an action with a name.
  public init(name: String, actionHandler: @escaping UIAccessibilityCustomActionHandler) {
    self.name = name
    self.actionHandler = actionHandler
  }

  /// Creates an action with a name and an image.
  public convenience init(
    name: String,
    image: UIImage?,
    actionHandler: @escaping UIAccessibilityCustomActionHandler
  ) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that calls a method of a target, which is held weakly.
  ///
  /// The method returns whether it succeeded.
  public convenience init(name: String, target: Any?, selector: Selector) {
    self.init(name: name, image: nil, target: target, selector: selector)
  }

  /// Creates an action with a name and an image that calls a method of a target, which is held
  /// weakly.
  ///
  /// The method returns whether it succeeded.
  public convenience init(name: String, image: UIImage?, target: Any?, selector: Selector) {
    self.init(name: name, image: image) { action in
      guard let target = action.target else { return false }
      return action.selector.perform(on: target, action) as? Bool ?? false
    }
    self.target = TargetAction.object(reporting: target)
    self.selector = selector
  }

  /// The object whose method performs the action, held weakly; nil for a closure.
  open weak var target: AnyObject?
  /// The method that performs the action; without a name for a closure.
  open var selector = Selector("")
  /// The name, which is read to the user.
  open var name: String
  /// The image; nil for none.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: UIAccessibilityCustomActionHandler?
}
