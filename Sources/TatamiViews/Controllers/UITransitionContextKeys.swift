/// A key of one of the two controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller that is visible at the start of the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewControllerKey")
  /// The controller that is visible at the end of the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewControllerKey")
}

/// A key of one of the two views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the start of the transition.
  public static let from = Self(rawValue: "UITransitionContextFromViewKey")
  /// The view that is visible at the end of the transition.
  public static let to = Self(rawValue: "UITransitionContextToViewKey")
}
