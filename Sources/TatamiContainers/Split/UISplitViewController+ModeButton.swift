import Foundation
import TatamiControllers
import TatamiViews

// The button that shows and hides columns (N113).
extension UISplitViewController {
  func makeModeButton() -> UIBarButtonItem {
    let item = UIBarButtonItem()
    item.primaryAction = UIAction { [weak self] _ in self?.changeModeByButton() }
    show(on: item)
    return item
  }

  /// The arrangement that the button chooses: one more column, or without the primary one.
  private var targetMode: DisplayMode? {
    guard state.isArranged, !state.isCollapsed else { return nil }
    let chosen = delegate?.targetDisplayModeForAction(in: self) ?? .automatic
    guard chosen == .automatic else { return chosen == state.mode ? nil : concrete(chosen) }
    return nextMode ?? mode(hiding: .primary)
  }

  /// The arrangement with the next column; nil if all are shown.
  var nextMode: DisplayMode? {
    let visible = layout(state.mode).visible
    let hidden = columnOrder.reversed().first { !visible.contains($0) }
    return hidden.flatMap(mode(showing:)).map(concrete)
  }

  private func changeModeByButton() {
    if let targetMode { choose(targetMode) }
  }

  private func show(on item: UIBarButtonItem) {
    item.isHidden = targetMode == nil
    let shows = nextMode != nil
    item.accessibilityLabel = shows ? "Show Sidebar" : "Hide Sidebar"
    guard style == .unspecified else { return item.image = UIImage(systemName: "sidebar.leading") }
    let title = state.columns[.primary]?.title ?? "Back"
    item.title = shows ? title : nil
    item.image = shows ? nil : UIImage(systemName: "arrow.up.left.and.arrow.down.right")
  }

  private var showsModeButton: Bool {
    guard style != .unspecified, state.isArranged, !state.isCollapsed else { return false }
    return switch state.buttonVisibility {
    case .automatic: state.presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// Shows the button in the bar of the outermost visible column.
  func updateModeButton() {
    show(on: modeButton)
    let visible = layout(state.mode).visible
    let place = showsModeButton ? columnOrder.first(where: visible.contains) : nil
    for (column, container) in state.containers where column != .compact {
      let item = column == place ? modeButton : nil
      (container as? UINavigationController)?.setOuterItem(item)
    }
  }
}
