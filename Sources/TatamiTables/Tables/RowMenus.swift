import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

extension UITableViewCell: HighlightedByTouch {}

/// A table as the source of the context menus of its rows, for which its delegate is asked.
final class RowMenus: CellMenuSource {
  private unowned let table: UITableView
  let cells = CellMenus()

  init(of table: UITableView) { self.table = table }

  /// Adds the interaction to the table.
  func install() { cells.install(in: table, self) }

  // MARK: Rows

  func indexPathOfCell(at point: CGPoint) -> IndexPath? { table.indexPathForRow(at: point) }

  func indexPath(ofCell view: UIView) -> IndexPath? {
    (view as? UITableViewCell).flatMap { table.indexPath(for: $0) }
  }

  func pressedCell(at path: IndexPath) -> UIView? { table.cellForRow(at: path) }
  func indexPathsOfMenu(pressedAt path: IndexPath?) -> [IndexPath]? { path.map { [$0] } }

  // MARK: Delegate

  var menuDelegate: AnyObject? { table.delegate }

  func menu(for paths: [IndexPath], at point: CGPoint) -> UIContextMenuConfiguration? {
    paths.first.flatMap {
      table.delegate?.tableView(table, contextMenuConfigurationForRowAt: $0, point: point)
    }
  }

  func highlightPreview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
  }

  func dismissalPreview(
    of configuration: UIContextMenuConfiguration,
    at path: IndexPath
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }

  func willPerformPreviewAction(
    of configuration: UIContextMenuConfiguration,
    _ animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(
      table,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func willDisplayMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) { table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator) }

  func willEndMenu(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(
      table,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}
