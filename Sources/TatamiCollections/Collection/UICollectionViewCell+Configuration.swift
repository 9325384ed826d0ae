import Foundation
public import TatamiControls
public import TatamiListContent
import TatamiViews

extension UICollectionViewCell {
  /// The content; setting it replaces the content view, nil restores a plain one.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.content }
    set {
      if content.setContent(newValue, in: self) {
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      }
      setNeedsUpdateConfiguration()
      invalidateIntrinsicContentSize()
    }
  }

  /// The background; setting it removes the background views, and nil removes the background.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set {
      (self as? UICollectionViewListCell)?.list.hasOwnBackground = true
      if newValue != nil { (backgroundView, selectedBackgroundView) = (nil, nil) }
      showBackground(newValue)
    }
  }

  /// The closure that updates configurations for a new state; nil for none.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Shows a background behind all subviews.
  func showBackground(_ configuration: UIBackgroundConfiguration?) {
    content.setBackground(configuration, in: self)
    content.backgroundView?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    setNeedsUpdateConfiguration()
  }

  func removeBackgroundConfiguration() {
    guard content.background != nil else { return }
    content.setBackground(nil, in: self)
  }

  var presentState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isHighlighted = isHighlighted
    state.isSelected = isSelected
    state.isFocused = isFocused
    state.isEditing = self.state.isEditing
    state.isExpanded = self.state.isExpanded
    state.isSwiped = self.state.isSwiped
    state.isReordering = self.state.isReordering
    state.cellDragState = self.state.drag
    state.cellDropState = self.state.drop
    return state
  }

  /// Updates the configurations if the state has changed since the last update.
  func updateConfigurationIfNeeded() {
    guard updates.isNeeded else { return }
    updates.isNeeded = false
    let state = configurationState
    updateConfiguration(using: state)
    updates.handler?(self, state)
    updates.isNeeded = false
  }
}

extension UICollectionViewCell: ConfigurationUpdating {}
