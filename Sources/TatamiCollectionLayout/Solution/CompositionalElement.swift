public import TatamiGeometry

/// A cell, supplementary view or decoration of a compositional layout, with its frame.
public struct CompositionalElement: Hashable, Sendable {
  /// The category of an element.
  public enum Category: Hashable, Sendable {
    /// A cell.
    case item
    /// A supplementary view of a kind.
    case supplementary(kind: String)
    /// A decoration of a kind.
    case decoration(kind: String)
  }

  /// The category of the element.
  public var category: Category
  /// The index of the section; 0 for boundary items of the layout.
  public var section: Int
  /// The index of the item; the number among the supplementary items of its kind in the section,
  /// `Int.max` for boundary items of the layout; the index of the decoration.
  public var index: Int
  /// The frame, in points; of a section that scrolls orthogonally, before it has scrolled.
  public var frame: Rect
  /// The position in front of or behind other elements.
  public var zIndex: Int

  /// Creates an element.
  public init(category: Category, section: Int, index: Int, frame: Rect, zIndex: Int) {
    self.category = category
    self.section = section
    self.index = index
    self.frame = frame
    self.zIndex = zIndex
  }
}
