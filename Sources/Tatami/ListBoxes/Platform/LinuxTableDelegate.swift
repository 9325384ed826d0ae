#if !canImport(ObjectiveC)
import Foundation
import TatamiUIKit

/// A delegate without methods: its calls have the results of missing methods.
private final class SilentTableDelegate: NSObject, UITableViewDelegate {}

/// Forwards the calls that a subclass does not answer to another delegate of the table.
class TableDelegateForwarder: ScrollDelegateForwarder {
  /// The other delegate.
  weak var receiver: (any UITableViewDelegate)?
  private let silent = SilentTableDelegate()

  override var scrollReceiver: (any UIScrollViewDelegate)? { receiver }

  private var target: any UITableViewDelegate { receiver ?? silent }

  // MARK: Calls that the subclass answers first

  func forwardSelection(_ table: UITableView, _ path: IndexPath) {
    receiver?.tableView(table, didSelectRowAt: path)
  }

  func receiverHeader(_ table: UITableView, _ section: Int) -> UIView? {
    receiver.flatMap { receiver in
      OptionalMethod.result { receiver.tableView(table, viewForHeaderInSection: section) }
    } ?? nil
  }

  func receiverFooter(_ table: UITableView, _ section: Int) -> UIView? {
    receiver.flatMap { receiver in
      OptionalMethod.result { receiver.tableView(table, viewForFooterInSection: section) }
    } ?? nil
  }

  func receiverLeadingActions(
    _ table: UITableView,
    _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    receiver?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
  }

  func receiverTrailingActions(
    _ table: UITableView,
    _ path: IndexPath
  ) -> UISwipeActionsConfiguration? {
    receiver?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
  }

  func receiverTarget(_ table: UITableView, from source: IndexPath, to proposal: IndexPath)
    -> IndexPath
  {
    target.tableView(
      table,
      targetIndexPathForMoveFromRowAt: source,
      toProposedIndexPath: proposal
    )
  }

  // MARK: Display

  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, willDisplay: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    target.tableView(tableView, willDisplayHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    target.tableView(tableView, willDisplayFooterView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    target.tableView(tableView, didEndDisplaying: cell, forRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    target.tableView(tableView, didEndDisplayingHeaderView: view, forSection: section)
  }

  func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    target.tableView(tableView, didEndDisplayingFooterView: view, forSection: section)
  }

  // MARK: Heights

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    target.tableView(tableView, heightForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForHeaderInSection: section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    target.tableView(tableView, heightForFooterInSection: section)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    target.tableView(tableView, estimatedHeightForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    target.tableView(tableView, estimatedHeightForHeaderInSection: section)
  }

  func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    target.tableView(tableView, estimatedHeightForFooterInSection: section)
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    target.tableView(tableView, accessoryButtonTappedForRowWith: indexPath)
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, shouldHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didHighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    target.tableView(tableView, didUnhighlightRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willSelectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    target.tableView(tableView, willDeselectRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    target.tableView(tableView, didDeselectRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, canPerformPrimaryActionForRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    target.tableView(tableView, performPrimaryActionForRowAt: indexPath)
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    target.tableView(tableView, titleForDeleteConfirmationButtonForRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, shouldIndentWhileEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    target.tableView(tableView, willBeginEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    target.tableView(tableView, didEndEditingRowAt: indexPath)
  }

  func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int {
    target.tableView(tableView, indentationLevelForRowAt: indexPath)
  }

  // MARK: Focus

  func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    target.tableView(tableView, canFocusRowAt: indexPath)
  }

  func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    target.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
  }

  func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    target.indexPathForPreferredFocusedView(in: tableView)
  }
}
#endif
