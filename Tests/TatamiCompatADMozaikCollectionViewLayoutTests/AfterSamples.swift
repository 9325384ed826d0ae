import Tatami

// The samples of Documentation/Migration/ADMozaikCollectionViewLayout.md in Tatami's names.

final class WallScreen: UIViewController, BrickLayoutDelegate {
  lazy var layout = BrickLayout(delegate: self)

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    brickSizeForItemAt indexPath: IndexPath
  ) -> BrickSize {
    switch indexPath.item % 5 {
    case 0: BrickSize(columns: 2, rows: 2)
    case 3: BrickSize(columns: 3, rows: 1)
    default: BrickSize(columns: 1, rows: 1)
    }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    bricks layout: BrickLayout,
    geometryInfoFor section: Int
  ) -> BrickSectionGeometry {
    BrickSectionGeometry(
      columns: [72, 72, 72, 72],
      rowHeight: 72,
      spacing: BrickSpacing(interitem: 4, line: 4),
      bars: BrickBars(header: 28, footer: 16)
    )
  }
}
