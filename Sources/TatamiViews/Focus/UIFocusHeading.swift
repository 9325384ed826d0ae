/// The direction of a focus update.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a heading from raw bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// Forward in reading order.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// Backward in reading order.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
}
