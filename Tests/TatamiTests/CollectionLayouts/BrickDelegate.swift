import Foundation
import Tatami

/// A delegate of brick layouts that records the items whose sizes are requested.
@MainActor
final class BrickDelegate: BrickLayoutDelegate {
  var sizes: [BrickSize] = [BrickSize()]
  var mode = BrickMode.fill
  var geometry = BrickSectionGeometry(columns: [100, 100, 100], rowHeight: 50)
  private var asked: [Int] = []

  /// Returns the items whose sizes were requested since the last call.
  func takeAsked() -> [Int] {
    defer { asked = [] }
    return asked
  }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize {
    asked.append(indexPath.item)
    return sizes[indexPath.item % sizes.count]
  }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry { geometry }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    contentModeFor section: Int
  ) -> BrickMode { mode }
}
