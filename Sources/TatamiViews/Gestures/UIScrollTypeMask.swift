/// A set of kinds of scroll events.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bit mask of the kinds.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Scrolling in steps, by a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Continuous scrolling, by a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All kinds.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
