/// A section of a brick layout.
///
/// ```swift
/// let geometry = try BrickGeometry(columns: [100, 100], rowHeight: 50)
/// let section = BrickSection(geometry: geometry, itemCount: 1_000) { item in
///   BrickSize(columns: item % 5 == 0 ? 2 : 1)
/// }
/// ```
public struct BrickSection {
  /// The lengths.
  public var geometry: BrickGeometry
  /// The rule that chooses a free position for an item.
  public var mode: BrickMode
  /// The number of items.
  public var itemCount: Int
  /// Returns the size of an item; called once per item, in order.
  public var size: (Int) -> BrickSize

  /// Creates a section that requests the sizes of its items while it is placed.
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

  /// Creates a section of items with given sizes.
  public init(geometry: BrickGeometry, mode: BrickMode = .fill, items: [BrickSize]) {
    self.init(geometry: geometry, mode: mode, itemCount: items.count) { items[$0] }
  }
}
