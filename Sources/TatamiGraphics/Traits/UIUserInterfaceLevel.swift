/// The visual level of an interface.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The base.
  case base = 0
  /// Above the base level.
  case elevated = 1
}
