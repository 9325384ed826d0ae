public import Foundation
import TatamiCollectionLayout

/// The size of an item, a group or a supplementary view.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
  }

  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension
  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// Returns the size itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  var engine: CompositionalSize {
    CompositionalSize(width: widthDimension.engine, height: heightDimension.engine)
  }
}
