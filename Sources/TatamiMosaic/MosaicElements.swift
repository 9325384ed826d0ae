public import TatamiGeometry

/// An item with its frame.
public struct MosaicItem: Hashable, Sendable {
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

/// A header, footer or backer with its frame.
public struct MosaicView: Hashable, Sendable {
  /// What the view is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The view before the items.
    case header
    /// The view after the items.
    case footer
    /// The view behind the section.
    case backer

    /// The drawing order among the items, which have 0; mosaic §3.1.
    public var zIndex: Int {
      self == .backer ? -1 : 1
    }
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
