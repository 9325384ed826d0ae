/// The interaction of a person with a link in a text view.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap.
  case invokeDefaultAction = 0
  /// A long press, which the kit does not recognize.
  case presentActions = 1
  /// A press with force, which the kit does not recognize.
  case preview = 2
}
