public import TatamiUIKit

/// The reading direction of a box.
public enum SemanticDirection: Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right; horizontal boxes run from right to left.
  case rightToLeft

  /// The direction of all boxes that have none of their own; nil, the default, leaves it to the views.
  ///
  /// Set it before boxes are laid out: those that are laid out keep their direction until they change.
  @preconcurrency @MainActor public static var preferred: SemanticDirection?

  /// Creates the direction of a view.
  public init(_ direction: UIUserInterfaceLayoutDirection) {
    self = direction == .rightToLeft ? .rightToLeft : .leftToRight
  }
}
