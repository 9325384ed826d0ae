import TatamiUIKit

/// A data source that allows swipes over rows.
final class EditableDataSource<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  UITableViewDiffableDataSource<Section, Item>
{
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
