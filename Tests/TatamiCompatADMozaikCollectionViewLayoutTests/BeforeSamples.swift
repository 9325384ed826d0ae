import TatamiCompatADMozaikCollectionViewLayout

// The samples of Documentation/Migration/ADMozaikCollectionViewLayout.md in the original's names.

final class WallController: UIViewController, ADMozaikLayoutDelegate {
  lazy var layout = ADMozaikLayout(delegate: self)

  func collectionView(
    _ collectionView: UICollectionView,
    mozaik layout: ADMozaikLayout,
    mozaikSizeForItemAt indexPath: IndexPath
  ) -> ADMozaikLayoutSize {
    switch indexPath.item % 5 {
    case 0: return ADMozaikLayoutSize(numberOfColumns: 2, numberOfRows: 2)
    case 3: return ADMozaikLayoutSize(numberOfColumns: 3, numberOfRows: 1)
    default: return ADMozaikLayoutSize(numberOfColumns: 1, numberOfRows: 1)
    }
  }

  func collectonView(
    _ collectionView: UICollectionView,
    mozaik layoyt: ADMozaikLayout,
    geometryInfoFor section: ADMozaikLayoutSection
  ) -> ADMozaikLayoutSectionGeometryInfo {
    let columns = [ADMozaikLayoutColumn](repeating: ADMozaikLayoutColumn(width: 72), count: 4)
    return ADMozaikLayoutSectionGeometryInfo(
      rowHeight: 72,
      columns: columns,
      minimumInteritemSpacing: 4,
      minimumLineSpacing: 4,
      headerHeight: 28,
      footerHeight: 16
    )
  }
}
