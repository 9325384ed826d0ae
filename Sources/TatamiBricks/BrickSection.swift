/// Which free place an item may take (mozaik §2.1).
public enum BrickMode: String, Hashable, Sendable, CaseIterable {
  /// Any free place, the highest first, then the leftmost; holes are filled later.
  case fill
  /// Only a place below everything that is already in its columns.
  case ordered
}

/// What a section of a brick layout consists of.
public struct BrickSection {
  /// The lengths.
  public var geometry: BrickGeometry
  /// Which free place an item may take.
  public var mode: BrickMode
  /// The number of items.
  public var itemCount: Int
  /// Returns the size of an item; asked once per item, in order.
  public var size: (Int) -> BrickSize

  /// Makes a section whose sizes are asked for while it is placed.
  public init(
    geometry: BrickGeometry,
    mode: BrickMode = .fill,
    itemCount: Int,
    size: @escaping (Int) -> BrickSize
  ) {
    self.geometry = geometry
    self.mode = mode
    self.itemCount = itemCount
    self.size = size
  }

  /// Makes a section of given sizes.
  public init(geometry: BrickGeometry, mode: BrickMode = .fill, items: [BrickSize]) {
    self.init(geometry: geometry, mode: mode, itemCount: items.count) { items[$0] }
  }
}
