public import TatamiControls
public import TatamiListContent
import TatamiViews

extension UITableViewCell {
  /// Returns the content configuration of the cell's style, without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// The content; setting it replaces the content view, nil restores a plain one.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.content }
    set {
      if content.setContent(newValue, in: self) { labels = CellLabels() }
      setNeedsUpdateConfiguration()
      invalidateIntrinsicContentSize()
    }
  }

  /// The background; setting it removes the background view and color.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set {
      if newValue != nil { backgroundView = nil }
      content.setBackground(newValue, in: self)
      backgroundColor = nil
      updateSelectedBackground()
      setNeedsUpdateConfiguration()
    }
  }

  /// The current state of the cell.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = cellState.isHighlighted
    state.isSelected = cellState.isSelected
    state.isFocused = isFocused
    state.isEditing = cellState.isEditing
    state.isSwiped = cellState.isSwiped
    state.isReordering = cellState.isReordering
    state.cellDragState = cellState.drag
    state.cellDropState = cellState.drop
    return state
  }

  /// Updates the configurations if the state has changed since the last layout.
  func updateConfigurationIfNeeded() {
    guard cellState.needsConfigurationUpdate else { return }
    cellState.needsConfigurationUpdate = false
    let state = configurationState
    updateConfiguration(using: state)
    cellState.updateHandler?(self, state)
    cellState.needsConfigurationUpdate = false
  }
}

extension UITableViewCell: ConfigurationUpdating {}
