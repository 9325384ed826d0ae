/// An item of a collection layout with its frame.
public struct CollectionItem: Hashable, Sendable {
  /// The index of the section.
  public var section: Int
  /// The index of the item within its section.
  public var item: Int
  /// The frame, in points.
  public var frame: Rect

  /// Creates an item.
  public init(section: Int, item: Int, frame: Rect) {
    self.section = section
    self.item = item
    self.frame = frame
  }
}
