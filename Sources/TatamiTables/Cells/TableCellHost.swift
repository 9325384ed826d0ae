import TatamiViews

/// The table that shows a cell.
@MainActor
protocol TableCellHost: AnyObject {
  /// Returns whether the keyboard focus can move to a cell.
  func canFocus(_ cell: UITableViewCell) -> Bool
  /// Selects a cell's row as a tap does; returns whether rows can be selected.
  func activate(_ cell: UITableViewCell) -> Bool
  /// Returns the actions of a cell's row for assistive technologies.
  func accessibilityActions(of cell: UITableViewCell) -> [UIAccessibilityCustomAction]
  /// Handles a tap on the button for details.
  func accessoryButtonTapped(in cell: UITableViewCell)
  /// Handles a tap on the control for deleting or inserting.
  func editControlTapped(in cell: UITableViewCell)
  /// Handles a drag of the control for moving the row.
  func reorderControlDragged(in cell: UITableViewCell, by recognizer: UILongPressGestureRecognizer)
  /// Measures a cell again after its content has changed.
  func contentSizeDidChange(of cell: UITableViewCell)
  /// Measures a cell again after constraints inside have changed, if the table includes these.
  func constraintsDidChange(in cell: UITableViewCell)
  /// Updates the separators around a cell whose selection or highlight has changed.
  func stateDidChange(of cell: UITableViewCell)
}
