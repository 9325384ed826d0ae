public import Foundation
public import Tatami

/// A source of the sizes of a layout's items and of the geometry of its sections.
///
/// The misspelled names are those of the original.
@preconcurrency @MainActor
public protocol ADMozaikLayoutDelegate: UICollectionViewDelegateFlowLayout, BrickLayoutDelegate {
  /// Returns the numbers of columns and rows that an item covers.
  func collectionView(
    _ collectionView: UICollectionView,
    mozaik layout: ADMozaikLayout,
    mozaikSizeForItemAt indexPath: IndexPath
  ) -> ADMozaikLayoutSize

  /// Returns the lengths of a section.
  func collectonView(
    _ collectionView: UICollectionView,
    mozaik layoyt: ADMozaikLayout,
    geometryInfoFor section: ADMozaikLayoutSection
  ) -> ADMozaikLayoutSectionGeometryInfo

  /// Returns the rule that determines the positions of a section's items; by default, `fill`.
  func collectonView(
    _ collectionView: UICollectionView,
    mozaik layoyt: ADMozaikLayout,
    contentModeFor section: ADMozaikLayoutSection
  ) -> ADMozaikLayoutSectionContentMode
}

extension ADMozaikLayoutDelegate {
  /// Returns `fill`.
  public func collectonView(
    _ collectionView: UICollectionView,
    mozaik layoyt: ADMozaikLayout,
    contentModeFor section: ADMozaikLayoutSection
  ) -> ADMozaikLayoutSectionContentMode { .fill }

  /// Returns the size of an item; one cell in a layout of another class.
  public func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize {
    guard let layout = layout as? ADMozaikLayout else { return BrickSize(columns: 1, rows: 1) }
    return self.collectionView(collectionView, mozaik: layout, mozaikSizeForItemAt: indexPath)
  }

  /// Returns the lengths of a section; none in a layout of another class.
  public func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry {
    guard let layout = layout as? ADMozaikLayout else {
      return BrickSectionGeometry(columns: [], rowHeight: 0)
    }
    return collectonView(collectionView, mozaik: layout, geometryInfoFor: section)
  }

  /// Returns the rule for a section; `fill` in a layout of another class.
  public func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    contentModeFor section: Int
  ) -> BrickMode {
    guard let layout = layout as? ADMozaikLayout else { return .fill }
    return collectonView(collectionView, mozaik: layout, contentModeFor: section)
  }
}
