import TatamiCompatADMozaikCollectionViewLayout

// Every name of ADMozaikCollectionViewLayout once; the comment before a line is the name in the
// table of Documentation/Migration/ADMozaikCollectionViewLayout.md.

// ADMozaikLayoutDelegate
class NamedDelegate: NSObject, ADMozaikLayoutDelegate {
  // ADMozaikLayoutSize.init(numberOfColumns:numberOfRows:)
  var size: ADMozaikLayoutSize = ADMozaikLayoutSize(numberOfColumns: 2, numberOfRows: 1)
  var info = namedGeometry()
  // ADMozaikLayoutSectionContentMode.fill
  var mode = ADMozaikLayoutSectionContentMode.fill
  var selected: [IndexPath] = []

  // ADMozaikLayoutDelegate.collectionView(_:mozaik:mozaikSizeForItemAt:)
  func collectionView(
    _ collectionView: UICollectionView,
    mozaik layout: ADMozaikLayout,
    mozaikSizeForItemAt indexPath: IndexPath
  ) -> ADMozaikLayoutSize {
    indexPath.item == 0 ? size : ADMozaikLayoutSize(numberOfColumns: 1, numberOfRows: 1)
  }

  // ADMozaikLayoutDelegate.collectonView(_:mozaik:geometryInfoFor:)
  func collectonView(
    _ collectionView: UICollectionView,
    mozaik layoyt: ADMozaikLayout,
    geometryInfoFor section: ADMozaikLayoutSection
  ) -> ADMozaikLayoutSectionGeometryInfo {
    info
  }

  // ADMozaikLayoutDelegate.collectonView(_:mozaik:contentModeFor:)
  func collectonView(
    _ collectionView: UICollectionView,
    mozaik layoyt: ADMozaikLayout,
    contentModeFor section: ADMozaikLayoutSection
  ) -> ADMozaikLayoutSectionContentMode {
    mode
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    selected.append(indexPath)
  }
}

// ADMozaikLayout
class NamedLayout: ADMozaikLayout {
  override init(delegate: ADMozaikLayoutDelegate) {
    super.init(delegate: delegate)
    // ADMozaikLayout.init(delegate:)
    let other = ADMozaikLayout(delegate: delegate)
    // ADMozaikLayout.delegate
    other.delegate = nil
  }

  required init?(coder aDecoder: NSCoder) {
    // ADMozaikLayout.init(coder:)
    let archived = ADMozaikLayout.init(coder:)
    guard archived(aDecoder) != nil else { return nil }
    super.init(coder: aDecoder)
  }

  // ADMozaikLayout.minimumLineSpacing
  override var minimumLineSpacing: CGFloat {
    get { super.minimumLineSpacing }
    set { super.minimumLineSpacing = newValue }
  }

  // ADMozaikLayout.minimumInteritemSpacing
  override var minimumInteritemSpacing: CGFloat {
    get { super.minimumInteritemSpacing }
    set { super.minimumInteritemSpacing = newValue }
  }

  // ADMozaikLayout.shouldInvalidateLayout(forBoundsChange:)
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  // ADMozaikLayout.invalidateLayout()
  override func invalidateLayout() {
    super.invalidateLayout()
  }

  // ADMozaikLayout.prepare()
  override func prepare() {
    super.prepare()
  }

  // ADMozaikLayout.collectionViewContentSize
  override var collectionViewContentSize: CGSize {
    super.collectionViewContentSize
  }

  // ADMozaikLayout.layoutAttributesForItem(at:)
  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    super.layoutAttributesForItem(at: indexPath)
  }

  // ADMozaikLayout.layoutAttributesForSupplementaryView(ofKind:at:)
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  // ADMozaikLayout.layoutAttributesForElements(in:)
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    super.layoutAttributesForElements(in: rect)
  }
}

/// Uses the types of sections and of their geometry.
// ADMozaikLayoutSectionGeometryInfo
func namedGeometry() -> ADMozaikLayoutSectionGeometryInfo {
  // ADMozaikLayoutColumn
  let column: ADMozaikLayoutColumn = ADMozaikLayoutColumn(width: 50)
  // ADMozaikLayoutColumn.init(width:)
  let columns = [column, ADMozaikLayoutColumn(width: 70), column]
  // ADMozaikLayoutSectionGeometryInfo.init(rowHeight:columns:minimumInteritemSpacing:minimumLineSpacing:sectionInset:headerHeight:footerHeight:)
  return ADMozaikLayoutSectionGeometryInfo(
    rowHeight: 40,
    columns: columns,
    minimumInteritemSpacing: 2,
    minimumLineSpacing: 4,
    sectionInset: .zero,
    headerHeight: 10,
    footerHeight: 20
  )
}

/// Uses the values; returns whether they compare as they are made.
func useValues() -> Bool {
  // ADMozaikLayoutSection
  let section: ADMozaikLayoutSection = 1
  // ADMozaikLayoutPositionRow
  let row: ADMozaikLayoutPositionRow = 2
  // ADMozaikLayoutPositionColumn
  let column: ADMozaikLayoutPositionColumn = 3
  // ADMozaikLayoutSizeRows
  let rows: ADMozaikLayoutSizeRows = 2
  // ADMozaikLayoutSizeColumns
  let columns: ADMozaikLayoutSizeColumns = 3
  // ADMozaikLayoutPosition
  let position: ADMozaikLayoutPosition
  // ADMozaikLayoutPosition.init(atColumn:atRow:inSection:)
  position = ADMozaikLayoutPosition(atColumn: column, atRow: row, inSection: section)
  // ADMozaikLayoutPosition.==
  let samePlace = position == ADMozaikLayoutPosition(atColumn: 3, atRow: 2, inSection: 1)
  // ADMozaikLayoutPosition.hashValue
  let place: Int = position.hashValue
  // ADMozaikLayoutSize
  let size: ADMozaikLayoutSize = .init(numberOfColumns: columns, numberOfRows: rows)
  // ADMozaikLayoutSize.==
  let sameSize = size == .init(numberOfColumns: 3, numberOfRows: 2)
  // ADMozaikLayoutSize.hashValue
  let hash: Int = size.hashValue
  // ADMozaikLayoutSize.totalCells()
  let cells: Int = size.totalCells()
  // ADMozaikLayoutColumn.==
  let sameColumn = ADMozaikLayoutColumn(width: 1) == ADMozaikLayoutColumn(width: 1)
  // ADMozaikLayoutSectionGeometryInfo.isValid()
  let isValid: Bool = namedGeometry().isValid()
  // ADMozaikLayoutSectionGeometryInfo.==
  let sameInfo = namedGeometry() == namedGeometry()
  // ADMozaikLayoutSectionContentMode
  let mode: ADMozaikLayoutSectionContentMode = .ordered
  // ADMozaikLayoutSectionContentMode.ordered
  let isOrdered = mode == ADMozaikLayoutSectionContentMode.ordered
  // ADMozaikLayoutSectionContentMode.==
  let isFill = mode == .fill
  return samePlace && place == position.hashValue && sameSize && hash == size.hashValue
    && cells == 6
    && sameColumn && isValid && sameInfo && isOrdered && !isFill
}
