import TatamiUIKit

/// The views of a section of a `GridBox` that another module provides.
@MainActor
package protocol SectionProvider: AnyObject {
  /// The identity of the section among the others of its box.
  var identity: AnyHashable { get }
  /// The identities of the shown items; the first of equal ones is another item than the second.
  var itemIdentities: [AnyHashable] { get }
  /// The number of shown items.
  var count: Int { get }
  /// The distances around the items, in points; nil for those of the box.
  var insets: UIEdgeInsets? { get }
  /// The distance between lines, in points; nil for that of the box.
  var lineSpacing: CGFloat? { get }
  /// The least distance between the items of a line, in points; nil for that of the box.
  var itemSpacing: CGFloat? { get }

  /// Replaces the shown items by the newest ones.
  func showNewestItems()
  /// Returns the cell of an item.
  func cell(in grid: GridBox, at path: IndexPath) -> UICollectionViewCell
  /// Shows an item in a cell that hosts boxes.
  func fill(_ host: CellHost, at path: IndexPath)
  /// Returns the size of an item, in points.
  func itemSize(at path: IndexPath) -> CGSize
  /// Handles a tap on an item.
  func select(_ path: IndexPath)
  /// Returns a header or footer.
  func boundary(_ kind: String, in grid: GridBox, at path: IndexPath) -> UICollectionReusableView
  /// Returns the size of a header or footer, in points; zero for none.
  func boundarySize(_ kind: String) -> CGSize
}

/// A section of a `GridBox` with the views of a provider.
package final class ProvidedSection: RecycleSection {
  private let provider: any SectionProvider

  /// Creates a section, which holds its provider strongly.
  package init(_ provider: any SectionProvider) {
    self.provider = provider
    super.init(id: nil, name: "provided")
  }

  /// Shows the newest items of the provider.
  package func update() { onChange?() }

  override var identity: AnyHashable { provider.identity }

  override var keys: [SequenceKey] { SequenceKey.keys(of: provider.itemIdentities) }

  override func showNewestItems() {
    provider.showNewestItems()
    insets = provider.insets
    lineSpacing = provider.lineSpacing
    itemSpacing = provider.itemSpacing
  }

  override var count: Int { provider.count }

  override func fill(_ host: CellHost, at position: CellPosition) {
    provider.fill(host, at: IndexPath(item: position.index, section: position.section))
  }

  override func interaction(at position: CellPosition) -> CellInteraction {
    let path = IndexPath(item: position.index, section: position.section)
    return CellInteraction(select: { [provider] in provider.select(path) })
  }

  override func cell(in grid: GridBox, at path: IndexPath) -> UICollectionViewCell? {
    provider.cell(in: grid, at: path)
  }

  override func itemSize(at path: IndexPath) -> CGSize? { provider.itemSize(at: path) }

  override func boundary(
    _ kind: String,
    in grid: GridBox,
    at path: IndexPath
  ) -> UICollectionReusableView? {
    provider.boundary(kind, in: grid, at: path)
  }

  override func boundarySize(_ kind: String) -> CGSize? { provider.boundarySize(kind) }
}
