/// Whether a node is shown and whether it takes part in the layout of its box.
public enum Visibility: Hashable, Sendable, CaseIterable {
  /// Shown and laid out.
  case visible
  /// Hidden, but laid out.
  case invisible
  /// Hidden and not laid out.
  case gone
  /// Shown but not laid out; the program sets the frame.
  case free

  /// Whether a node takes part in the layout.
  public var isLaidOut: Bool { self == .visible || self == .invisible }

  /// Whether a node is hidden.
  public var isHidden: Bool { self == .invisible || self == .gone }
}

extension Bool {
  /// Returns `visible` for true and `gone` for false.
  public func visibleOrGone() -> Visibility { self ? .visible : .gone }

  /// Returns `visible` for true and `invisible` for false.
  public func visibleOrInvisible() -> Visibility { self ? .visible : .invisible }
}
