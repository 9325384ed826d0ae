extension UIControl {
  /// The menu of the control, created on first use.
  package final var menuOfControl: ControlMenu {
    if let controlMenu { return controlMenu }
    let created = ControlMenu(of: self) { owner, control in
      guard let menu = owner.menu else { return nil }
      var source = MenuSource(control, sender: owner.sender)
      source.order = owner.order
      source.chosen = owner.whenChosen
      return OpenMenu.open(menu, source)
    }
    controlMenu = created
    return created
  }
}

extension OpenMenu: DraggableMenu {}

extension UIControl: HighlightedByTouch {}
