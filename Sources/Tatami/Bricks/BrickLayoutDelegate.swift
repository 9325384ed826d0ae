public import Foundation
public import TatamiBricks
public import TatamiUIKit

/// A source of the sizes of a brick layout's items and of the lengths of its sections.
@preconcurrency @MainActor
public protocol BrickLayoutDelegate: AnyObject {
  /// Returns the numbers of columns and rows that an item covers.
  ///
  /// A size that does not fit into the columns of the section is clamped.
  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize

  /// Returns the lengths of a section.
  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry

  /// Returns the rule that determines the positions of a section's items; by default, `fill`.
  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    contentModeFor section: Int
  ) -> BrickMode
}

extension BrickLayoutDelegate {
  /// Returns `fill`.
  public func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    contentModeFor section: Int
  ) -> BrickMode { .fill }
}
