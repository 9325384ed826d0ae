/// The visible part of a section.
public struct VisibleSection: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The visible rows; rows of height 0 among them and next to them may be included.
  public var rows: Range<Int>
  /// Whether the header is visible.
  public var showsHeader: Bool
  /// Whether the footer is visible.
  public var showsFooter: Bool
}
