import TatamiListContent

/// The state of a collection view's cell.
struct CollectionCellState: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// Whether the children of an outline's item are shown.
  var isExpanded = false
  var isSwiped = false
  var isReordering = false
  /// The state of a drag of the cell, and that of a drag over it.
  var drag = UICellConfigurationState.DragState.none
  var drop = UICellConfigurationState.DropState.none

  /// Whether background and content are shown as selected.
  var isEmphasized: Bool { isSelected || isHighlighted }
}

/// The updates of a cell's configurations.
struct CellUpdates {
  /// Whether the state has changed since the last update.
  var isNeeded = true
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
}
