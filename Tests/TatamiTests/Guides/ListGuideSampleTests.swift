import Foundation
import Tatami
import TatamiHost
import TatamiTesting
import TestSupport
import Testing

// The samples of lists.md.

struct Dish: Identifiable {
  let id: Int
  var name: String
  var isSoldOut = false
}

final class Menu: VBox {
  let dishes = State([
    Dish(id: 1, name: "Soba"), Dish(id: 2, name: "Udon"), Dish(id: 3, name: "Ramen"),
  ])
  let isEditing = State(false)

  override func buildBody() {
    attach { box in
      UIButton(type: .system).attach(box).text(isEditing.map { $0 ? "Done" : "Edit" })
        .alignment(.right).height(44)
        .bind(to: self, event: .touchUpInside) { menu, _ in menu.isEditing.value.toggle() }
      ListBox(sections: [section]).attach(box).size(.fill, .fill).editing(isEditing)
    }
    .size(.fill, .fill).padding(horz: 8)
  }

  private var section: RecycleSection {
    ListRecycleSection(items: dishes) { dish, _ in
      HBox().attach { row in
        UILabel().attach(row).text(dish.data.name).width(.fill)
        UILabel().attach(row).text("sold out").textColor(.secondaryLabel)
          .visibility(dish.data.isSoldOut.map { $0 ? .visible : .gone })
      }
      .padding(horz: 16, vert: 12).width(.fill)
    }
    .onMove { [dishes] source, target in
      dishes.value.insert(dishes.value.remove(at: source), at: target)
    }
    .onDelete { [dishes] in dishes.value.remove(at: $0.index) }
    .trailingSwipeActions { [dishes] dish in
      let sell = UIContextualAction(style: .normal, title: "Sold out") { _, _, completion in
        dishes.value[dish.index].isSoldOut.toggle()
        completion(true)
      }
      return UISwipeActionsConfiguration(actions: [sell])
    }
  }
}

@MainActor @Suite(.environment) struct ListGuideSampleTests {
  private func show() -> (menu: Menu, window: UIWindow) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 220))
    window.backgroundColor = .systemBackground
    let menu = Menu()
    window.addSubview(menu)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return (menu, window)
  }

  @Test func `the menu in editing mode is that of the page's picture`() throws {
    let (menu, window) = show()
    menu.isEditing.value = true
    Simulator.advance(by: 1)
    let picture = URL(filePath: #filePath).appending(path: "../../../../Documentation/lists.png")
    let png = try ViewRenderer.png(of: window, scale: 2)
    assertSnapshot(of: png, at: picture.standardized)
  }

  @Test func `changes of the state and by people meet in the list`() throws {
    let (menu, window) = show()
    defer { window.isHidden = true }
    menu.dishes.value.insert(Dish(id: 4, name: "Curry"), at: 0)
    menu.dishes.value[1].isSoldOut = true
    menu.dishes.value.sort { $0.name < $1.name }
    Simulator.advance(by: 1)
    #expect(try Simulator.exists("sold out"))
    #expect(menu.dishes.value.map(\.name) == ["Curry", "Ramen", "Soba", "Udon"])
    try Simulator.swipe("Udon", .left)
    try Simulator.tap("Sold out")
    Simulator.advance(by: 1)
    #expect(menu.dishes.value[3].isSoldOut)
  }
}
