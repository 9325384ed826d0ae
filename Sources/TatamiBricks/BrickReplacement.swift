/// New items in place of a range of a section's items.
///
/// ```swift
/// let firstTwo = BrickReplacement(items: 0..<2, sizes: [BrickSize(columns: 2), BrickSize()])
/// try wall.replaceItems([firstTwo], inSection: 0)
/// ```
public struct BrickReplacement: Equatable, Sendable {
  /// The replaced items, by their indexes before the change; an empty range inserts.
  public var items: Range<Int>
  /// The sizes of the new items.
  public var sizes: [BrickSize]

  /// Creates a replacement, which is validated when it is applied.
  public init(items: Range<Int>, sizes: [BrickSize]) {
    self.items = items
    self.sizes = sizes
  }
}
