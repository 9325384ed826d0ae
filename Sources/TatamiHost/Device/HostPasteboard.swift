import TatamiUIKit

/// The connection of the pasteboard with that of the host's system.
///
/// It applies to the current environment.
@MainActor
public enum HostPasteboard {
  /// The text of the pasteboard; nil without text.
  ///
  /// A host sets it before it sends the key press of a paste command. Setting it does not call
  /// `changeHandler`.
  public static var text: String? {
    get { UIPasteboard.general.string }
    set {
      let handler = changeHandler
      changeHandler = nil
      UIPasteboard.general.string = newValue
      changeHandler = handler
    }
  }

  /// Called after the program has changed the contents of the pasteboard.
  public static var changeHandler: (@MainActor () -> Void)? {
    get { UIPasteboard.general.changeHandler }
    set { UIPasteboard.general.changeHandler = newValue }
  }
}
