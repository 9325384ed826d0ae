import TatamiUIKit

/// Rows of equal height in all sections, one below the other; records the calls it gets.
class RowLayout: UICollectionViewLayout {
  var diary: ListDiary?
  var rowHeight: CGFloat = 50
  /// The height of section headers; 0 for none.
  var headerHeight: CGFloat = 0
  /// Whether every row has a decoration view.
  var hasDecorations = false
  /// The lengths of sections before each section, and of all sections.
  private(set) var starts: [CGFloat] = [0]

  override func prepare() {
    super.prepare()
    diary?.add("prepare")
    starts = [0]
    for section in 0..<(collectionView?.numberOfSections ?? 0) {
      let items = collectionView?.numberOfItems(inSection: section) ?? 0
      starts.append((starts.last ?? 0) + headerHeight + CGFloat(items) * rowHeight)
    }
  }

  override var collectionViewContentSize: CGSize {
    diary?.add("contentSize")
    return CGSize(width: collectionView?.bounds.width ?? 0, height: starts.last ?? 0)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    diary?.add("elements")
    var found: [UICollectionViewLayoutAttributes] = []
    for section in 0..<(starts.count - 1)
    where starts[section] < rect.maxY && starts[section + 1] > rect.minY {
      if headerHeight > 0 { found += header(of: section).map { [$0] } ?? [] }
      let top = starts[section] + headerHeight
      let count = Int((starts[section + 1] - top) / rowHeight)
      let first = max(0, Int((rect.minY - top) / rowHeight))
      let last = min(count - 1, Int((rect.maxY - top) / rowHeight))
      for item in stride(from: first, through: last, by: 1) {
        let path = IndexPath(item: item, section: section)
        found += [layoutAttributesForItem(at: path)].compactMap(\.self)
        if hasDecorations { found.append(decoration(at: path)) }
      }
    }
    return found
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.section < starts.count - 1 else { return nil }
    let y = starts[indexPath.section] + headerHeight + CGFloat(indexPath.item) * rowHeight
    guard y < starts[indexPath.section + 1] else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0,
      y: y,
      width: collectionView?.bounds.width ?? 0,
      height: rowHeight
    )
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    elementKind == "header" ? header(of: indexPath.section) : nil
  }

  private func header(of section: Int) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, section < starts.count - 1 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header",
      with: IndexPath(item: 0, section: section)
    )
    let width = collectionView?.bounds.width ?? 0
    attributes.frame = CGRect(x: 0, y: starts[section], width: width, height: headerHeight)
    attributes.zIndex = 1
    return attributes
  }

  private func decoration(at path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "line", with: path)
    let y = starts[path.section] + headerHeight + CGFloat(path.item) * rowHeight
    attributes.frame = CGRect(x: 0, y: y, width: 20, height: 1)
    attributes.zIndex = -1
    return attributes
  }
}
