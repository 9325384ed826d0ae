public import Foundation

extension UITextField {
  /// The style of a text field's border.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with a bezel.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// The conditions under which an overlay view is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is being edited.
    case whileEditing = 1
    /// While the field is not being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3

    /// Returns whether an overlay view is shown in an editing state.
    func isShown(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// The reason why editing has ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field resigned first responder.
    case committed = 0
    /// The edit was canceled.
    case cancelled = 1
  }

  /// Posted after editing has begun.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted after editing has ended.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted after the user has changed the text.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}
