public import Tatami

/// A section of a `TableBox`; usually a `TableSection`.
@preconcurrency @MainActor
public protocol TableBoxSection: AnyObject {
  /// The box that shows the section, which sets it; hold it weakly.
  var tableBox: TableBox? { get set }

  /// Returns the number of rows.
  func numberOfRows() -> Int
  /// Called when a row is tapped.
  func didSelect(row: Int)
  /// Returns the cell of a row.
  func cell(for tableView: UITableView, at indexPath: IndexPath) -> UITableViewCell
  /// Returns the header; nil for none.
  func header(for tableView: UITableView, at section: Int) -> UIView?
  /// Returns the footer; nil for none.
  func footer(for tableView: UITableView, at section: Int) -> UIView?
}

/// A section of a `ListBox`; usually a `ListSection`.
@preconcurrency @MainActor
public protocol ListBoxSection: TableBoxSection {
  /// The box that shows the section, which sets it; hold it weakly.
  var listBox: ListBox? { get set }
}

extension ListBoxSection {
  /// The box that shows the section.
  public var tableBox: TableBox? {
    get { listBox }
    set { listBox = newValue }
  }
}

/// A section whose rows follow its data.
@MainActor
protocol FollowingRows: TableBoxSection {
  var rowIdentities: [AnyHashable] { get }
  var rowSelectionStyle: UITableViewCell.SelectionStyle { get }
  func fill(_ host: CellHost, at indexPath: IndexPath)
  func fillBoundaries(at section: Int)
}

/// A section of a `TableBox` as the provider of a section of its list.
final class TableSectionAdapter: RowProvider {
  let section: any TableBoxSection
  private var identities: [AnyHashable] = []

  init(_ section: any TableBoxSection) { self.section = section }

  var identity: AnyHashable { ObjectIdentifier(section) }
  var itemIdentities: [AnyHashable] { identities }
  var count: Int { identities.count }

  var selectionStyle: UITableViewCell.SelectionStyle {
    (section as? any FollowingRows)?.rowSelectionStyle ?? .default
  }

  func showNewestItems() {
    let rows = max(0, section.numberOfRows())
    identities = (section as? any FollowingRows)?.rowIdentities ?? (0..<rows).map(AnyHashable.init)
  }

  func cell(in list: Tatami.ListBox, at path: IndexPath) -> UITableViewCell {
    section.cell(for: list, at: path)
  }

  func fill(_ host: CellHost, at path: IndexPath) {
    (section as? any FollowingRows)?.fill(host, at: path)
  }

  func select(_ path: IndexPath) {
    if path.row < section.numberOfRows() { section.didSelect(row: path.row) }
  }

  func boundary(isHeader: Bool, in list: Tatami.ListBox, at section: Int) -> UIView? {
    isHeader
      ? self.section.header(for: list, at: section) : self.section.footer(for: list, at: section)
  }
}
