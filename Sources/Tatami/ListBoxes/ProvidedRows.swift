import TatamiUIKit

/// The views of a section of a `ListBox` that another module provides.
@MainActor
package protocol RowProvider: AnyObject {
  /// The identity of the section among the others of its box.
  var identity: AnyHashable { get }
  /// The identities of the shown items; the first of equal ones is another item than the second.
  var itemIdentities: [AnyHashable] { get }
  /// The number of shown items.
  var count: Int { get }
  /// The appearance of a selected row.
  var selectionStyle: UITableViewCell.SelectionStyle { get }

  /// Replaces the shown items by the newest ones.
  func showNewestItems()
  /// Returns the cell of an item.
  func cell(in list: ListBox, at path: IndexPath) -> UITableViewCell
  /// Shows an item in a cell that hosts boxes.
  func fill(_ host: CellHost, at path: IndexPath)
  /// Handles a tap on a row.
  func select(_ path: IndexPath)
  /// Returns the header or footer; nil for none.
  func boundary(isHeader: Bool, in list: ListBox, at section: Int) -> UIView?
}

/// A section of a `ListBox` with the views of a provider.
package final class ProvidedRows: RecycleSection {
  private let provider: any RowProvider

  /// Creates a section, which holds its provider strongly.
  package init(_ provider: any RowProvider) {
    self.provider = provider
    super.init(id: nil, name: "provided")
  }

  /// Shows the newest items of the provider.
  package func update() { onChange?() }

  override var identity: AnyHashable { provider.identity }

  override var keys: [SequenceKey] { SequenceKey.keys(of: provider.itemIdentities) }

  override func showNewestItems() { provider.showNewestItems() }

  override var count: Int { provider.count }

  override func fill(_ host: CellHost, at position: CellPosition) {
    provider.fill(host, at: IndexPath(row: position.index, section: position.section))
  }

  override func interaction(at position: CellPosition) -> CellInteraction {
    let path = IndexPath(row: position.index, section: position.section)
    return CellInteraction(select: { [provider] in provider.select(path) })
  }

  override func selectionStyle(at position: CellPosition) -> UITableViewCell.SelectionStyle {
    provider.selectionStyle
  }

  override func cell(in list: ListBox, at path: IndexPath) -> UITableViewCell? {
    provider.cell(in: list, at: path)
  }

  override func boundary(isHeader: Bool, in list: ListBox, at section: Int) -> UIView? {
    provider.boundary(isHeader: isHeader, in: list, at: section)
  }
}
