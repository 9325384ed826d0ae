public import Foundation

/// What a text field asks and tells; all methods have a default body (T3).
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Editing has ended, and why; calls the method without a reason unless implemented.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Whether the user's edit may happen.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// The selection is another one.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Whether the clear button may clear the text.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key may do what it does.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// It may.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(
    _ textField: UITextField,
    reason: UITextField.DidEndEditingReason
  ) {
    textFieldDidEndEditing(textField)
  }
  /// It may.
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// It may.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// It may.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

extension UITextField {
  /// How a field's border is drawn.
  public enum BorderStyle: Int, Sendable {
    /// Not at all.
    case none = 0
    /// A thin line.
    case line = 1
    /// A line with a shadow inside.
    case bezel = 2
    /// A rounded rectangle.
    case roundedRect = 3
  }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// While the field is edited.
    case whileEditing = 1
    /// While it is not.
    case unlessEditing = 2
    /// Always.
    case always = 3

    func shows(isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The field gave the keys up.
    case committed = 0
    /// The edit was given up.
    case cancelled = 1
  }

  /// Posted when editing has begun.
  public nonisolated static let textDidBeginEditingNotification =
    Notification.Name("UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended.
  public nonisolated static let textDidEndEditingNotification =
    Notification.Name("UITextFieldTextDidEndEditingNotification")
  /// Posted when the user has changed the text.
  public nonisolated static let textDidChangeNotification =
    Notification.Name("UITextFieldTextDidChangeNotification")
}
