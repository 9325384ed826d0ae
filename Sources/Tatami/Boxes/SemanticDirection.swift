public import TatamiUIKit

/// The reading direction of a box.
public enum SemanticDirection: Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right; horizontal boxes run from right to left.
  case rightToLeft

  /// Creates the direction of a view.
  public init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
