import Foundation
import TatamiListContent

/// The state of a cell apart from its views.
struct CellState {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  var isSwiped = false
  var isReordering = false
  /// The state of a drag of the cell.
  var drag = UICellConfigurationState.DragState.none
  /// The state of a drag over the cell.
  var drop = UICellConfigurationState.DropState.none
  /// Whether the table has a grouped style.
  var isGrouped = false
  /// Whether the table currently allows the selection of several rows.
  var isMultipleSelection = false
  /// Whether the cell is an accessibility element; nil unless set.
  var isElement: Bool?
  var indentationLevel = 0
  var indentationWidth: CGFloat = 10
  var needsConfigurationUpdate = false
  var updateHandler: UITableViewCell.ConfigurationUpdateHandler?

  /// Whether the cell shows its selected background.
  var isActive: Bool { isSelected || isHighlighted }
}
