/// A header, footer or backer of a section in a collection layout, with its frame.
public struct SupplementaryItem: Hashable, Sendable {
  /// The kind of a supplementary item, in the order in which a section lists them.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Before the items of the section.
    case header
    /// After the items of the section.
    case footer
    /// Behind the whole section.
    case backer

    /// The drawing order relative to the items, whose z index is 0.
    public var zIndex: Int {
      self == .backer ? -1 : 1
    }
  }

  /// The kind of the item.
  public var kind: Kind
  /// The index of the section.
  public var section: Int
  /// The frame, in points.
  public var frame: Rect

  /// Creates a supplementary item.
  public init(kind: Kind, section: Int, frame: Rect) {
    self.kind = kind
    self.section = section
    self.frame = frame
  }
}
