/// The colors of a poster or a photo wall.
public enum PictureTheme: String, Sendable, CaseIterable {
  /// Dark text on white.
  case light
  /// Light text on black.
  case dark
  /// Black outlines on white, for printers without color.
  case paper
  /// White and gold on dark blue.
  case midnight
  /// White and yellow on green.
  case stadium
}
