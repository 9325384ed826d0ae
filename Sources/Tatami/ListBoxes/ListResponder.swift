public import TatamiUIKit

/// The delegate of a `ListBox`.
final class ListResponder: TableDelegateForwarder, UITableViewDelegate {
  weak var box: ListBox?
  /// The other delegate, if the box retains it.
  var retainedReceiver: AnyObject?

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let box {
      if !box.keepsSelection { box.deselectRow(at: indexPath, animated: true) }
      box.interaction(at: indexPath).select?()
    }
    forwardSelection(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    box?.boundary(\.header, section) ?? receiverHeader(tableView, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    box?.boundary(\.footer, section) ?? receiverFooter(tableView, section)
  }

  // MARK: Editing

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    box?.interaction(at: indexPath).delete == nil ? .none : .delete
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let actions = box?.interaction(at: indexPath).leadingActions else {
      return receiverLeadingActions(tableView, indexPath)
    }
    return actions()
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let actions = box?.interaction(at: indexPath).trailingActions else {
      return receiverTrailingActions(tableView, indexPath)
    }
    return actions()
  }

  /// Returns a target in the section of the row.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    let target = receiverTarget(
      tableView,
      from: sourceIndexPath,
      to: proposedDestinationIndexPath
    )
    let section = sourceIndexPath.section
    if target.section < section { return IndexPath(row: 0, section: section) }
    guard target.section > section else { return target }
    return IndexPath(row: tableView.numberOfRows(inSection: section) - 1, section: section)
  }
}

extension ListResponder: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { box?.interaction(at: path).prefetch?() }
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    for path in indexPaths { box?.interaction(at: path).cancelPrefetching?() }
  }
}

extension ListBox {
  /// Sets another delegate, which gets the calls that the box does not answer.
  ///
  /// The box answers the calls for headers, footers, swipe actions and the deletion of rows where
  /// its sections do. Selections are reported to both. The property `delegate` belongs to the box.
  ///
  /// - Parameters:
  ///   - delegate: The delegate; nil for none.
  ///   - retained: Whether the box holds the delegate strongly.
  public func setDelegate(_ delegate: (any UITableViewDelegate)?, retained: Bool = false) {
    responder.receiver = delegate
    responder.retainedReceiver = retained ? delegate : nil
    // The view asks a delegate which methods it has when it is set.
    self.delegate = nil
    self.delegate = responder
  }
}

/// The data source of a `ListBox`.
final class ListSource: UITableViewDiffableDataSource<Int, Int> {
  weak var box: ListBox?

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let box else { return false }
    let interaction = box.interaction(at: indexPath)
    return interaction.delete != nil || interaction.leadingActions != nil
      || interaction.trailingActions != nil || box.responder.receiver != nil
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    if editingStyle == .delete { box?.interaction(at: indexPath).delete?() }
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    box?.content.section(indexPath.section)?.onMove != nil
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    box?.move(from: sourceIndexPath, to: destinationIndexPath)
  }
}
