import Foundation
import TatamiUIKit
import TestSupport
import Testing

/// The samples of the documentation about drag and drop.
@MainActor
@Suite(.environment) struct DragSamples {
  @Test func `a provider has a text`() {
    let provider = NSItemProvider(object: NSString(string: "Buy milk"))
    provider.loadObject(ofClass: String.self) { text, _ in
      print(text ?? "no text")
    }
    #expect(provider.canLoadObject(ofClass: String.self))
  }

  @Test func `an item has a local object`() {
    let note = Note(title: "Buy milk")
    let item = UIDragItem(itemProvider: NSItemProvider(object: NSString(string: note.title)))
    item.localObject = note
    #expect((item.localObject as? Note)?.title == "Buy milk")
  }

  @Test func `views are dragged and take drops`() {
    let (card, board) = (UIView(), UIView())
    let delegate = Owner()
    drag(card, delegate)
    drop(board, delegate)
    #expect(card.interactions.count == 1)
    #expect(board.interactions.count == 1)
  }

  @Test func `rows are dragged`() {
    let (owner, table) = (Notes(), UITableView())
    table.dragDelegate = owner
    #expect(table.dragDelegate === owner)
    #expect(table.interactions.contains { $0 is UIDragInteraction })
  }

  private func drag(_ card: UIView, _ delegate: Owner) {
    let interaction = UIDragInteraction(delegate: delegate)
    card.addInteraction(interaction)
  }

  private func drop(_ board: UIView, _ delegate: Owner) {
    let interaction = UIDropInteraction(delegate: delegate)
    board.addInteraction(interaction)
  }
}

private struct Note {
  let title: String
}

@MainActor
private final class Owner: NSObject, UIDragInteractionDelegate, UIDropInteractionDelegate {
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }
}

@MainActor
private final class Notes: NSObject, UITableViewDragDelegate {
  private let notes = ["Buy milk"]

  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    let provider = NSItemProvider(object: NSString(string: notes[indexPath.row]))
    return [UIDragItem(itemProvider: provider)]
  }
}
