import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// Pictures of menus.
@MainActor
@Suite(.environment) struct MenuSnapshotTests {
  private let stage = MenuButton()
  private var window: UIWindow { stage.window }
  private var button: UIButton { stage.button }

  private func action(
    _ title: String,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off
  ) -> UIAction {
    UIAction(title: title, attributes: attributes, state: state) { _ in }
  }

  /// Shows a menu by a tap on the button.
  private func open(_ menu: UIMenu) throws {
    button.menu = menu
    try Simulator.tap(.label("Open"), in: window)
    Simulator.advance(by: 1)
  }

  private func menu() -> UIMenu {
    UIMenu(
      title: "Sort by",
      children: [
        UIMenu(
          options: [.displayInline, .singleSelection],
          children: [action("Name", state: .on), action("Date"), action("Size")]
        ),
        UIMenu(title: "Share", children: [action("Mail")]),
        action("Rename", attributes: .disabled),
        UIMenu(options: .displayInline, children: [action("Delete", attributes: .destructive)]),
      ]
    )
  }

  /// A menu with subtitles, images and a state that is mixed.
  private func detailed() -> UIMenu {
    let copy = UIAction(
      title: "Copy",
      subtitle: "Keeps the original",
      image: UIImage(systemName: "doc.on.doc")
    ) { _ in }
    let move = UIAction(
      title: "Move to another folder of the shared library",
      image: UIImage(systemName: "folder")
    ) { _ in }
    return UIMenu(children: [
      copy, move, action("Some", state: .mixed), UIDeferredMenuElement { _ in },
      UIAction(
        title: "Delete",
        subtitle: "In 30 days",
        image: UIImage(systemName: "trash"),
        attributes: .destructive
      ) { _ in },
    ])
  }

  @Test(arguments: ["light", "dark", "right-to-left", "large-text"])
  func `menus look as recorded`(look: String) throws {
    window.frame.size = CGSize(width: 390, height: 500)
    window.backgroundColor = .systemGroupedBackground
    window.traitOverrides.displayScale = 2
    switch look {
    case "dark": window.traitOverrides.userInterfaceStyle = .dark
    case "right-to-left": window.traitOverrides.layoutDirection = .rightToLeft
    case "large-text": window.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
    default: break
    }
    button.frame.origin = CGPoint(x: look == "right-to-left" ? 270 : 20, y: 20)
    try open(menu())
    let first = try WindowHost(window).image()
    Simulator.tap(at: .at(385, 250), in: window)
    Simulator.advance(by: 1)
    try open(detailed())
    let second = try WindowHost(window).image()
    try assertSnapshot(of: first, beside: second, height: 500, named: "menu-\(look)")
  }
}
