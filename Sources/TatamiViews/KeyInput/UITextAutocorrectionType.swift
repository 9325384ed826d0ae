/// Whether a keyboard corrects words automatically.
public enum UITextAutocorrectionType: Int, Sendable {
  /// The user's setting.
  case `default` = 0
  /// No correction.
  case no = 1
  /// Correction.
  case yes = 2
}
