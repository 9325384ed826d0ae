public import TatamiGeometry

/// The measured size of a cell, which replaces its estimate.
///
/// ```swift
/// let third = MeasuredSize(item: 2, size: Size(width: 90, height: 44))
/// try layout.setMeasuredSizes([third], inSection: 0)
/// ```
public struct MeasuredSize: Hashable, Sendable {
  /// The index of the item within its section.
  public var item: Int
  /// The size in points; only the estimated axes count.
  public var size: Size

  /// Creates a measured size.
  public init(item: Int, size: Size) {
    self.item = item
    self.size = size
  }

  /// Checks that measured items exist and that their lengths are in range.
  static func check(
    _ sizes: [MeasuredSize],
    itemCount: Int
  ) throws(CollectionLayoutError) {
    for (index, measured) in sizes.enumerated() {
      let field = "sizes[\(index)]"
      try CollectionLayoutError.checkIndex(measured.item, below: itemCount, "\(field).item")
      try CollectionLayoutError.checkLength(measured.size.width, "\(field).size.width")
      try CollectionLayoutError.checkLength(measured.size.height, "\(field).size.height")
    }
  }
}
