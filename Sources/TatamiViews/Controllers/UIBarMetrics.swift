/// The heights and contents of bars.
public enum UIBarMetrics: Int, Sendable {
  /// A bar in regular height.
  case `default` = 0
  /// A bar in compact height.
  case compact = 1
  /// A bar with a prompt in regular height.
  case defaultPrompt = 101
  /// A bar with a prompt in compact height.
  case compactPrompt = 102
}

/// The styles of bars.
public enum UIBarStyle: Int, Sendable {
  /// A light bar, dark in dark mode.
  case `default` = 0
  /// A dark bar.
  case black = 1
  /// A dark bar; the same as `black`.
  case blackTranslucent = 2
}
