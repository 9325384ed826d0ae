import TatamiUIKit

/// A window with a button that shows its menu by a tap.
@MainActor
struct MenuButton {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let button = UIButton(type: .system)

  init() {
    window.isHidden = false
    button.setTitle("Open", for: .normal)
    button.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
    button.showsMenuAsPrimaryAction = true
    window.addSubview(button)
  }
}
