import TatamiViews

extension UIButton {
  /// Whether a tap chooses an element of the menu.
  private var showsChosenTitle: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Shows the title of the selected element: the first one that is on, or else the first one.
  func menuDidChange() {
    guard showsChosenTitle, let menu else { return }
    let actions = menu.selectableActions
    guard let selected = actions.first(where: { $0.state == .on }) ?? actions.first else { return }
    menuElementChosen(selected)
  }

  /// Makes the title of the chosen element the button's.
  func menuElementChosen(_ element: UIMenuElement) {
    guard showsChosenTitle, let menu else { return }
    let actions = menu.selectableActions
    guard actions.contains(where: { $0 === element }) else { return }
    for action in actions { action.state = action === element ? .on : .off }
    if configuration != nil {
      configuration?.title = element.title
    } else {
      setTitle(element.title, for: .normal)
    }
  }
}

extension UIMenu {
  /// The actions of the menu and of its inline menus.
  fileprivate var selectableActions: [UIAction] {
    MenuRows(self, loaded: [:]).elements.compactMap { $0 as? UIAction }
  }
}
