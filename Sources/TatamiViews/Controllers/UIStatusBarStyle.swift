/// The colors of the status bar.
public enum UIStatusBarStyle: Int, Sendable {
  /// Dark or light, depending on the interface style.
  case `default` = 0
  /// Light, for dark backgrounds.
  case lightContent = 1
  /// Dark, for light backgrounds.
  case darkContent = 3
}

/// The animations of a status bar that appears or disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  /// None.
  case none = 0
  /// A fade.
  case fade = 1
  /// A slide.
  case slide = 2
}
