public import Tatami

/// A section of a `CollectionBox`; usually a `CollectionSection`.
@preconcurrency @MainActor
public protocol CollectionBoxSection: AnyObject {
  /// The box that shows the section, which sets it; hold it weakly.
  var collectionBox: CollectionBox? { get set }

  /// Returns the identifier of the cells for their reuse.
  func cellIdentifier() -> String
  /// Returns the class of the cells, a `UICollectionViewCell`.
  func cellType() -> AnyClass
  /// Returns the class of the headers or footers, a `UICollectionReusableView`.
  func supplementaryType(for kind: String) -> AnyClass
  /// Returns the number of items.
  func numberOfItems() -> Int
  /// Called when an item is tapped.
  func didSelect(item: Int)
  /// Returns the cell of an item.
  func cell(for collectionView: UICollectionView, at indexPath: IndexPath) -> UICollectionViewCell
  /// Returns a header or footer.
  func view(
    for collectionView: UICollectionView,
    supplementary kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Called before a cell becomes visible.
  func willDisplay(
    cell: UICollectionViewCell,
    in collectionView: UICollectionView,
    at indexPath: IndexPath
  )
  /// Returns the size of an item, in points.
  func size(
    for collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    at indexPath: IndexPath
  ) -> CGSize
  /// Returns the distances around the items, in points.
  func insets(
    for collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    at section: Int
  ) -> UIEdgeInsets
  /// Returns the distance between lines, in points.
  func lineSpacing(
    for collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    at section: Int
  ) -> CGFloat
  /// Returns the least distance between the items of a line, in points.
  func interactSpacing(
    for collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    at section: Int
  ) -> CGFloat
  /// Returns the size of the header, in points; zero for none.
  func headerSize(
    for collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    at section: Int
  ) -> CGSize
  /// Returns the size of the footer, in points; zero for none.
  func footerSize(
    for collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    at section: Int
  ) -> CGSize
}

extension CollectionBoxSection {
  /// Returns the identifier of the headers or footers for their reuse.
  public func supplementaryIdentifier(for kind: String) -> String { cellIdentifier() + kind }
}

/// A section whose items follow its data.
@MainActor
protocol FollowingItems: CollectionBoxSection {
  var itemIdentities: [AnyHashable] { get }
  func fill(_ host: CellHost, at indexPath: IndexPath)
}

/// A section of a `CollectionBox` as the provider of a section of its grid.
final class CollectionSectionAdapter: SectionProvider {
  let section: any CollectionBoxSection
  private weak var box: CollectionBox?
  /// The index of the section in its box.
  var index = 0
  private var identities: [AnyHashable] = []

  init(_ section: any CollectionBoxSection, in box: CollectionBox) {
    (self.section, self.box) = (section, box)
  }

  var identity: AnyHashable { ObjectIdentifier(section) }
  var itemIdentities: [AnyHashable] { identities }
  var count: Int { identities.count }

  var insets: UIEdgeInsets? {
    box.map { section.insets(for: $0, layout: $0.layout, at: index) }
  }
  var lineSpacing: CGFloat? {
    box.map { section.lineSpacing(for: $0, layout: $0.layout, at: index) }
  }
  var itemSpacing: CGFloat? {
    box.map { section.interactSpacing(for: $0, layout: $0.layout, at: index) }
  }

  func showNewestItems() {
    let items = max(0, section.numberOfItems())
    identities =
      (section as? any FollowingItems)?.itemIdentities ?? (0..<items).map(AnyHashable.init)
  }

  func cell(in grid: GridBox, at path: IndexPath) -> UICollectionViewCell {
    grid.registerOnce(section.cellType(), forCell: section.cellIdentifier())
    let cell = section.cell(for: grid, at: path)
    section.willDisplay(cell: cell, in: grid, at: path)
    return cell
  }

  func fill(_ host: CellHost, at path: IndexPath) {
    (section as? any FollowingItems)?.fill(host, at: path)
  }

  func itemSize(at path: IndexPath) -> CGSize {
    box.map { section.size(for: $0, layout: $0.layout, at: path) } ?? .zero
  }

  func select(_ path: IndexPath) {
    if path.item < section.numberOfItems() { section.didSelect(item: path.item) }
  }

  func boundary(_ kind: String, in grid: GridBox, at path: IndexPath) -> UICollectionReusableView {
    grid.registerOnce(
      section.supplementaryType(for: kind),
      forBoundary: kind,
      section.supplementaryIdentifier(for: kind)
    )
    return section.view(for: grid, supplementary: kind, at: path)
  }

  func boundarySize(_ kind: String) -> CGSize {
    guard let box else { return .zero }
    return kind == UICollectionView.elementKindSectionHeader
      ? section.headerSize(for: box, layout: box.layout, at: index)
      : section.footerSize(for: box, layout: box.layout, at: index)
  }
}
