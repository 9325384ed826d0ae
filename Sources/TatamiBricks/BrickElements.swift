public import TatamiGeometry

/// An item with its frame.
public struct BrickItem: Hashable, Sendable {
  /// The section, counted from 0.
  public var section: Int
  /// The item in its section, counted from 0.
  public var item: Int
  /// The frame, in points.
  public var frame: Rect

  /// Makes an item.
  public init(section: Int, item: Int, frame: Rect) {
    self.section = section
    self.item = item
    self.frame = frame
  }
}

/// A header or footer with its frame.
public struct BrickView: Hashable, Sendable {
  /// What the view is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The view above the items.
    case header
    /// The view below the items.
    case footer
  }

  /// What the view is.
  public var kind: Kind
  /// The section, counted from 0.
  public var section: Int
  /// The frame, in points.
  public var frame: Rect

  /// Makes a view.
  public init(kind: Kind, section: Int, frame: Rect) {
    self.kind = kind
    self.section = section
    self.frame = frame
  }
}

/// Where an item lies in its section's grid.
public struct BrickPlace: Hashable, Sendable {
  /// The leftmost column, counted from 0.
  public var column: Int
  /// The top row, counted from 0.
  public var row: Int
  /// The columns and rows covered.
  public var size: BrickSize

  /// Makes a place.
  public init(column: Int, row: Int, size: BrickSize) {
    self.column = column
    self.row = row
    self.size = size
  }
}
