import Foundation
import TatamiControls
import TatamiListContent
import TatamiViews

/// The controls that a cell has in editing mode.
///
/// A class, so that the program can read the cell while controls are added to it.
@MainActor
final class CellControls {
  var style = UITableViewCell.EditingStyle.none
  var indents = true
  /// Whether the program shows the control for moving the row.
  var isReorderRequested = false
  /// Whether the table allows moving the row.
  var isMovable = false
  private(set) var edit: CellSymbolView?
  private(set) var reorder: CellSymbolView?

  /// Shows the controls of the cell's state.
  func update(for cell: UITableViewCell) {
    show(symbol(for: cell), in: cell)
    let showsReorder = cell.cellState.isEditing && isReorderRequested && isMovable
    if showsReorder, reorder == nil {
      let view = Self.makeReorderControl(for: cell)
      reorder = view
      cell.addSubview(view)
    } else if !showsReorder {
      reorder?.removeFromSuperview()
      reorder = nil
    }
  }

  private func show(
    _ symbol: CellSymbolView.Symbol?,
    in cell: UITableViewCell
  ) {
    guard let symbol else {
      edit?.removeFromSuperview()
      return edit = nil
    }
    if let edit { return edit.symbol = symbol }
    let view = CellSymbolView(symbol)
    let action = UIAction { [weak cell] _ in
      if let cell { cell.host?.editControlTapped(in: cell) }
    }
    view.addAction(action, for: .touchUpInside)
    edit = view
    cell.addSubview(view)
  }

  /// The symbol at the leading edge; nil for none.
  private func symbol(for cell: UITableViewCell) -> CellSymbolView.Symbol? {
    guard cell.cellState.isEditing else { return nil }
    if cell.cellState.isMultipleSelection {
      return cell.cellState.isSelected ? .selected : .unselected
    }
    switch style {
    case .none: return nil
    case .delete: return .delete
    case .insert: return .insert
    }
  }

  private static func makeReorderControl(
    for cell: UITableViewCell
  ) -> CellSymbolView {
    let view = CellSymbolView(.reorder)
    let press = UILongPressGestureRecognizer { [weak cell] in
      if let cell { cell.host?.reorderControlDragged(in: cell, by: $0) }
    }
    press.minimumPressDuration = 0
    view.addGestureRecognizer(press)
    return view
  }

  /// The widths of the regions at the leading and the trailing edge, in points.
  func widths(in cell: UITableViewCell) -> (leading: CGFloat, trailing: CGFloat) {
    guard cell.cellState.isEditing else { return (0, 0) }
    let indents = edit != nil || cell.cellState.isGrouped && indents
    return (
      indents ? CellMetrics.editControl : 0, reorder == nil ? 0 : CellMetrics.reorderControl
    )
  }
}
