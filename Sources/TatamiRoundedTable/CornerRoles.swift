/// The edges of a row at which the card has rounded corners.
///
/// ```swift
/// let only = CornerRoles(row: 0, of: 1)
/// let first = CornerRoles(row: 0, of: 3)
/// ```
public struct CornerRoles: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Both upper corners.
  public static let top = CornerRoles(rawValue: 1)
  /// Both lower corners.
  public static let bottom = CornerRoles(rawValue: 2)

  /// Creates the roles of a row from its index and the number of rows in its section.
  public init(row: Int, of count: Int) {
    self = []
    if row == 0 { insert(.top) }
    if row == count - 1 { insert(.bottom) }
  }
}
