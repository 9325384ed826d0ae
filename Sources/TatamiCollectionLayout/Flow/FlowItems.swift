public import TatamiGeometry

/// The items of a flow layout's section.
public enum FlowItems: Hashable, Sendable {
  /// Items of one size; they take no memory.
  case equal(count: Int, size: Size = Size(width: 50, height: 50))
  /// Items of given sizes.
  case sized([Size])
  /// Items of an estimated size until they are measured.
  case estimated(count: Int, size: Size = Size(width: 50, height: 50))

  /// The number of items.
  public var count: Int {
    switch self {
    case .equal(let count, _), .estimated(let count, _): count
    case .sized(let sizes): sizes.count
    }
  }

  /// Checks that the count and the sizes are in range.
  func check(_ field: String) throws(CollectionLayoutError) {
    switch self {
    case .equal(let count, let size), .estimated(let count, let size):
      try CollectionLayoutError.check(count, in: 0...FlowLayout.itemLimit, "\(field).count")
      try CollectionLayoutError.checkLength(size.width, "\(field).size.width")
      try CollectionLayoutError.checkLength(size.height, "\(field).size.height")
    case .sized(let sizes):
      for (index, size) in sizes.enumerated() {
        try CollectionLayoutError.checkLength(size.width, "\(field)[\(index)].width")
        try CollectionLayoutError.checkLength(size.height, "\(field)[\(index)].height")
      }
    }
  }
}
