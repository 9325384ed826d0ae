package import TatamiViews

/// A menu on screen that follows the touch that has opened it.
@MainActor
protocol DraggableMenu: UIView {
  /// Follows the touch to a point of the window.
  func drag(to point: CGPoint)
  /// Ends the touch without choosing a row.
  func cancelDrag()
  /// Chooses the row below the touch.
  func drop()
}

/// The menu of a control, shown by a long press or, with `showsMenuAsPrimaryAction`, at once (N180).
@MainActor
package final class ControlMenu {
  private weak var control: UIControl?
  private let show: (ControlMenu, UIControl) -> (any DraggableMenu)?
  private var press: UILongPressGestureRecognizer?
  /// The menu on screen.
  private weak var shown: (any DraggableMenu)?
  /// The touch that has opened the menu.
  private weak var touch: UITouch?
  /// Called with the chosen element before it is performed.
  package var whenChosen: (UIMenuElement) -> Void = { _ in }
  /// On whose behalf actions are performed; nil for the control.
  package weak var sender: AnyObject?
  /// Whether the first element is near the control.
  var order = UIContextMenuConfiguration.ElementOrder.automatic

  /// The menu; nil for none.
  package var menu: UIMenu? {
    didSet { updatePress() }
  }

  /// Creates the menu of a control, which a closure shows.
  init(of control: UIControl, show: @escaping (ControlMenu, UIControl) -> (any DraggableMenu)?) {
    (self.control, self.show) = (control, show)
  }

  /// Whether a touch shows the menu at once.
  var opensAtOnce: Bool { menu != nil && control?.showsMenuAsPrimaryAction == true }

  /// Shows the menu beside the control, opened by a touch or not.
  func open(with touch: UITouch? = nil) {
    guard let control, control.isEnabled, menu != nil else { return }
    control.isHighlighted = false
    // The program may replace the menu.
    control.sendActions(for: .menuActionTriggered)
    shown = show(self, control)
    self.touch = touch
    if let touch { shown?.drag(to: touch.location(in: nil)) }
  }

  /// Follows the touch that has opened the menu; returns false for other touches.
  func follow(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    shown?.drag(to: touch.location(in: nil))
    return true
  }

  /// Ends the touch that has opened the menu; returns false for other touches.
  func finish(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    self.touch = nil
    shown?.drop()
    return true
  }

  /// Cancels the touch that has opened the menu, which stays open; returns false for other touches.
  func cancel(_ touches: Set<UITouch>) -> Bool {
    guard let touch, touches.contains(touch) else { return false }
    self.touch = nil
    shown?.cancelDrag()
    return true
  }

  private func updatePress() {
    guard let control else { return }
    if menu == nil {
      if let press { control.removeGestureRecognizer(press) }
      press = nil
    } else if press == nil {
      let recognizer = UILongPressGestureRecognizer { [weak self] in self?.press($0) }
      control.addGestureRecognizer(recognizer)
      press = recognizer
    }
  }

  private func press(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began:
      // The touch that has opened the menu at once becomes a long press, which goes on.
      if !opensAtOnce { open() }
      shown?.drag(to: recognizer.location(in: nil))
    case .changed: shown?.drag(to: recognizer.location(in: nil))
    case .ended: shown?.drop()
    default: shown?.cancelDrag()
    }
  }
}

extension UIControl {
  /// Shows the menu that a touch shows; returns false if there is none.
  package final func openMenuAtOnce() -> Bool {
    guard let controlMenu, controlMenu.opensAtOnce else { return false }
    controlMenu.open()
    return true
  }
}
