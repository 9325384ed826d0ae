public import TatamiViews

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Hashable {
  /// The states of a cell that is dragged.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// The states of a cell while items are dragged over its list.
  public enum DropState: Int, Sendable {
    /// Nothing is dragged over the list.
    case none = 0
    /// Another cell is the target.
    case notTargeted = 1
    /// The cell is the target.
    case targeted = 2
  }

  /// The traits of the cell.
  public var traitCollection: UITraitCollection
  /// Whether the cell is disabled.
  public var isDisabled = false
  /// Whether the cell is highlighted.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has keyboard focus.
  public var isFocused = false
  /// Whether the cell is pinned to an edge.
  public var isPinned = false
  /// Whether the cell is in editing mode.
  public var isEditing = false
  /// Whether the cell of an outline shows its children.
  public var isExpanded = false
  /// Whether the swipe actions of the cell are shown.
  public var isSwiped = false
  /// Whether the user is moving the cell.
  public var isReordering = false
  /// The state of a drag of the cell.
  public var cellDragState = DragState.none
  /// The state of a drag over the cell.
  public var cellDropState = DropState.none
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates the normal state with traits.
  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  /// A state that the program defines.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
