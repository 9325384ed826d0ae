/// Kinds of scrolling without touching the screen.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits of the kinds.
  public let rawValue: Int

  /// Makes a mask from its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// A wheel, which moves by steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Two fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}
