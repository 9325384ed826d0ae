/// What can be seen of a section.
public struct VisibleSection: Hashable, Sendable {
  /// The section.
  public var section: Int
  /// Its visible rows; rows without a height among them or beside them may be counted in.
  public var rows: Range<Int>
  /// Whether its header is visible.
  public var showsHeader: Bool
  /// Whether its footer is visible.
  public var showsFooter: Bool
}
