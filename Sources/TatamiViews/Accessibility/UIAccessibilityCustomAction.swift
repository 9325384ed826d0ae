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

  /// The name, which is read to the user.
  open var name: String
  /// The image; nil for none.
  open var image: UIImage?
  /// The closure that performs the action.
  open var actionHandler: UIAccessibilityCustomActionHandler?
}
