import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

extension UITableViewCell: HighlightedByTouch {}

/// The context menus of a table's rows, for which the table's delegate is asked.
final class RowMenus: NSObject, UIContextMenuInteractionDelegate, ListMenus {
  private unowned let table: UITableView
  private(set) var interaction: UIContextMenuInteraction?
  /// The row that was pressed.
  private var row: IndexPath?
  private let answers = MenuAnswers()

  init(of table: UITableView) { self.table = table }

  func mayHaveMenu(for view: UIView) -> Bool {
    let found = answers.indexPath(around: view) { (cell: UITableViewCell) in
      table.indexPath(for: cell)
    }
    guard let row = found, let delegate = table.delegate else { return false }
    let point = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: table)
    return answers.hasMethod(delegate) {
      delegate.tableView(table, contextMenuConfigurationForRowAt: row, point: point)
    }
  }

  /// Adds the interaction to the table.
  func install() {
    guard interaction == nil else { return }
    let added = UIContextMenuInteraction(delegate: self)
    interaction = added
    table.addInteraction(added)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let row = table.indexPathForRow(at: location), let delegate = table.delegate else {
      return nil
    }
    self.row = row
    return delegate.tableView(table, contextMenuConfigurationForRowAt: row, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    let preview = table.delegate?.tableView(
      table,
      previewForHighlightingContextMenuWithConfiguration: configuration
    )
    return preview ?? row.flatMap { table.cellForRow(at: $0) }.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    table.delegate?.tableView(
      table,
      previewForDismissingContextMenuWithConfiguration: configuration
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    table.delegate?.tableView(
      table,
      willPerformPreviewActionForMenuWith: configuration,
      animator: animator
    )
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(table, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    table.delegate?.tableView(
      table,
      willEndContextMenuInteraction: configuration,
      animator: animator
    )
  }
}
