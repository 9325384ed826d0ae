/// Light or dark.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dark text on light backgrounds.
  case light = 1
  /// Light text on dark backgrounds.
  case dark = 2
}

/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A desktop.
  case mac = 5
}

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Limited space.
  case compact = 1
  /// Ample space.
  case regular = 2
}

/// The visual level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The base.
  case base = 0
  /// Above the base level.
  case elevated = 1
}

/// The contrast between colors.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The standard contrast.
  case normal = 0
  /// A higher contrast.
  case high = 1
}

/// The direction in which the interface is read, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}

/// The direction in which a view is read.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
