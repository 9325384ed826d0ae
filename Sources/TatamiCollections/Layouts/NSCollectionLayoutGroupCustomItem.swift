public import Foundation

/// An item of a custom group.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// Creates an item with a frame in the group's coordinates.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }
  /// Creates an item with a frame in the group's coordinates and a z index.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The frame in the group's coordinates, in points.
  open private(set) var frame: CGRect
  /// The position in front of or behind other elements.
  open private(set) var zIndex: Int

  /// Returns the item itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
