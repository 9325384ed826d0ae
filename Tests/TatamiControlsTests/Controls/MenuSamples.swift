import TatamiUIKit
import TestSupport
import Testing

/// The samples of the documentation about menus.
@MainActor
@Suite(.environment) struct MenuSamples {
  @Test func `a button has a menu`() {
    let button = UIButton(type: .system)
    let copy = {}
    let delete = {}
    button.menu = UIMenu(
      children: [
        UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in copy() },
        UIAction(title: "Delete", attributes: .destructive) { _ in delete() },
      ]
    )
    button.showsMenuAsPrimaryAction = true
    #expect(button.menu?.children.count == 2)
  }

  @Test func `a view has a context menu`() {
    let delegate = EmptyMenuDelegate()
    let imageView = UIImageView()
    let interaction = UIContextMenuInteraction(delegate: delegate)
    imageView.addInteraction(interaction)
    imageView.isUserInteractionEnabled = true
    #expect(interaction.view === imageView)
  }
}

@MainActor
private final class EmptyMenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
