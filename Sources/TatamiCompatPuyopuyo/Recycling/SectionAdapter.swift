import Tatami

/// A section of a `RecycleBox` as the provider of a section of its grid.
final class SectionAdapter: SectionProvider {
  /// The section.
  let section: any IRecycleSection
  /// The identity of the section among the others of its box.
  var identity = AnyHashable(0)
  private var items: [any IRecycleItem] = []

  init(_ section: any IRecycleSection) { self.section = section }

  var itemIdentities: [AnyHashable] {
    items.map { [$0.getCellId(), $0.getDiffableKey()] }
  }

  var count: Int { items.count }
  var insets: UIEdgeInsets? { section.getSectionInsets() ?? section.box?.flowLayout.sectionInset }
  var lineSpacing: CGFloat? { section.getMinimumLineSpacing() ?? section.box?.lineSpacing }
  var itemSpacing: CGFloat? { section.getMinimumItemSpacing() ?? section.box?.itemSpacing }

  /// Shows the newest items, and sets their positions.
  func showNewestItems() {
    items = section.getItems()
    for (index, item) in items.enumerated() {
      item.section = section
      item.indexPath = IndexPath(item: index, section: section.sectionIndex)
    }
  }

  private func item(at path: IndexPath) -> (any IRecycleItem)? {
    items.indices.contains(path.item) ? items[path.item] : nil
  }

  func cell(in grid: GridBox, at path: IndexPath) -> UICollectionViewCell {
    guard let item = item(at: path) else { return UICollectionViewCell() }
    grid.registerOnce(item.getCellType(), forCell: item.getCellId())
    return item.getCell()
  }

  func fill(_ host: CellHost, at path: IndexPath) {
    (item(at: path) as? any HostedItem)?.show(in: host)
  }

  func itemSize(at path: IndexPath) -> CGSize { item(at: path)?.getCellSize() ?? .zero }

  func select(_ path: IndexPath) { item(at: path)?.didSelect() }

  func boundary(_ kind: String, in grid: GridBox, at path: IndexPath) -> UICollectionReusableView {
    let identifier = section.supplementaryViewId(for: kind)
    grid.registerOnce(
      section.supplementaryViewType(for: kind),
      forBoundary: kind,
      identifier
    )
    return section.supplementaryView(for: kind)
  }

  func boundarySize(_ kind: String) -> CGSize { section.supplementaryViewSize(for: kind) }
}
