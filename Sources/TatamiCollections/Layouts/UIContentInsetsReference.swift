/// The edges that limit the content of a section in addition to its own insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// Those of the layout.
  case automatic = 0
  /// None.
  case none = 1
  /// The safe area.
  case safeArea = 2
  /// The layout margins.
  case layoutMargins = 3
  /// The area in which text is readable; here the layout margins.
  case readableContent = 4
}
