/// The state of a collection view's cell.
struct CollectionCellState: Equatable {
  var isSelected = false
  var isHighlighted = false
  var isEditing = false
  /// Whether the children of an outline's item are shown.
  var isExpanded = false
  var isSwiped = false
  var isReordering = false

  /// Whether background and content are shown as selected.
  var isEmphasized: Bool { isSelected || isHighlighted }
}

/// The updates of a cell's configurations.
struct CellUpdates {
  /// Whether the state has changed since the last update.
  var isNeeded = true
  var handler: UICollectionViewCell.ConfigurationUpdateHandler?
}
