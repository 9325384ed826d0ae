/// The edges of a card at which a row has rounded corners.
public struct CornerRoles: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Both upper corners are rounded.
  public static let top = CornerRoles(rawValue: 1)
  /// Both lower corners are rounded.
  public static let bottom = CornerRoles(rawValue: 2)

  /// Returns the roles of a row among the rows of its section (spec §2.14).
  public init(row: Int, of count: Int) {
    self = []
    if row == 0 { insert(.top) }
    if row == count - 1 { insert(.bottom) }
  }
}
