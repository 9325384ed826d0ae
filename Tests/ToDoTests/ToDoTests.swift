import Foundation
import TatamiHost
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@testable import ToDo

/// The to-do list of the examples, operated by touches.
@MainActor
@Suite(.environment) struct ToDoTests: AppTests {
  let window: UIWindow
  private let store = ToDoStore.sample
  private let navigation: UINavigationController

  init() {
    navigation = ToDoApplication.makeRoot(store: store)
    window = .phone(root: navigation)
  }

  private func tap(_ text: String) throws { try tap(.text(text)) }

  @Test(arguments: Surroundings.onPhone)
  func `the screens match their pictures`(_ surroundings: Surroundings) throws {
    surround(with: surroundings)
    try check("lists-\(surroundings.rawValue)")
    try tap("Move to Kyoto, 3")
    try check("tasks-\(surroundings.rawValue)")
    try tap("Order tatami mats")
    try check("editor-\(surroundings.rawValue)")
  }

  @Test func `a new task is added`() throws {
    try tap("Books to read, 0")
    try check("empty")
    try Simulator.tap(.label("Add"), in: window)
    Simulator.advance(by: 1)
    try Simulator.tap(.label("Save"), in: window)
    Simulator.advance(by: 1)
    #expect(store.lists[2].tasks.isEmpty)
    try Simulator.type("Kokoro", into: .identifier("title"), in: window)
    try Simulator.tap(.label("Save"), in: window)
    Simulator.advance(by: 2)
    #expect(store.lists[2].tasks.map(\.title) == ["Kokoro"])
    #expect(navigation.presentedViewController == nil)
    try check("added")
  }

  @Test func `canceling changes nothing`() throws {
    try tap("Groceries, 3")
    try tap("Rice")
    try Simulator.type(" and beans", into: .identifier("title"), in: window)
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 2)
    #expect(store.lists[0].tasks[0].title == "Rice")
  }

  @Test func `a swipe deletes a list after a question`() throws {
    try Simulator.swipe(.text("Groceries, 3"), .left, in: window)
    Simulator.advance(by: 1)
    try check("swiped")
    try tap("Delete")
    try check("question")
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 1)
    #expect(store.lists.count == 3)
    try Simulator.swipe(.text("Groceries, 3"), .left, in: window)
    Simulator.advance(by: 1)
    try tap("Delete")
    try tap("Delete")
    #expect(store.lists.map(\.name) == ["Move to Kyoto", "Books to read"])
  }

  @Test func `a list without tasks is deleted without a question`() throws {
    try Simulator.swipe(.text("Books to read, 0"), .left, in: window)
    Simulator.advance(by: 1)
    try tap("Delete")
    #expect(store.lists.map(\.name) == ["Groceries", "Move to Kyoto"])
  }

  @Test func `an alert asks for the name of a new list`() throws {
    try Simulator.tap(.label("Add"), in: window)
    Simulator.advance(by: 1)
    Simulator.type("Garden", in: window)
    try check("new-list")
    Simulator.press(.keyboardReturnOrEnter, in: window)
    Simulator.advance(by: 1)
    #expect(store.lists.last?.name == "Garden")
    #expect(try Simulator.exists(.text("Garden, 0"), in: window))
  }

  private func search(for text: String) throws {
    try Simulator.tap(.label("Search tasks"), in: window)
    Simulator.advance(by: 1)
    Simulator.type(text, in: window)
    Simulator.advance(by: 1)
  }

  @Test(arguments: Surroundings.onPhone)
  func `a search matches its picture`(_ surroundings: Surroundings) throws {
    surround(with: surroundings)
    try search(for: "the")
    try check("search-\(surroundings.rawValue)")
  }

  @Test func `a search finds tasks in all lists, and leads to them and back`() throws {
    try search(for: "MATS")
    #expect(try Simulator.exists(.text("Order tatami mats"), in: window))
    #expect(!(try Simulator.exists(.text("Rice"), in: window)))
    try tap("Order tatami mats")
    #expect(navigation.topViewController?.title == "Move to Kyoto")
    try Simulator.tap(.label("Lists"), in: window)
    Simulator.advance(by: 1)
    #expect(try Simulator.exists(.text("Order tatami mats"), in: window))
    try Simulator.tap(.label("Cancel"), in: window)
    Simulator.advance(by: 1)
    #expect(try Simulator.exists(.text("Groceries, 3"), in: window))
  }

  @Test func `a scope leaves out what is done`() throws {
    try search(for: "electricity")
    #expect(try Simulator.exists(.text("Cancel the electricity"), in: window))
    try Simulator.tap(.label("Open"), in: window)
    Simulator.advance(by: 1)
    #expect(!(try Simulator.exists(.text("Cancel the electricity"), in: window)))
  }

  @Test(arguments: Surroundings.allCases)
  func `a search without results says so`(_ surroundings: Surroundings) throws {
    surround(with: surroundings)
    try search(for: "zen")
    #expect(try Simulator.exists(.text("No Results for “zen”"), in: window))
    try check("nothing-found-\(surroundings.rawValue)")
  }

  @Test func `scrolling hides the search bar before the large title`() throws {
    store.add(ToDoList("Winter", (1...3).map { ToDoTask("Task \($0)") }))
    for number in 1...20 { store.add(ToDoList("List \(number)")) }
    navigation.topViewController?.viewWillAppear(false)
    Simulator.advance(by: 0)
    #expect(navigation.navigationBar.frame.height == 148)
    Simulator.drag(
      from: CGPoint(x: 200, y: 600),
      to: CGPoint(x: 200, y: 535),
      in: window
    )
    Simulator.advance(by: 2)
    #expect(navigation.navigationBar.frame.height == 96)
    try check("scrolled")
  }

  @Test func `a task is done by a swipe and removed by the toolbar`() throws {
    try tap("Move to Kyoto, 3")
    try Simulator.swipe(.text("Order tatami mats"), .right, in: window)
    Simulator.advance(by: 1)
    try tap("Done")
    #expect(store.lists[1].openCount == 2)
    try Simulator.tap(.label("Remove done tasks"), in: window)
    Simulator.advance(by: 1)
    #expect(store.lists[1].tasks.count == 2)
    #expect(navigation.toolbar.items?.last?.isEnabled == false)
  }

  @Test func `the back button and the edge lead back, with the new count`() throws {
    try tap("Groceries, 3")
    #expect(!navigation.isToolbarHidden)
    try Simulator.tap(.label("Lists"), in: window)
    Simulator.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(navigation.isToolbarHidden)
    try tap("Groceries, 3")
    let touch = Simulator.touchDown(at: CGPoint(x: 4, y: 400), in: window)
    for step in 1...10 {
      Simulator.advance(by: 0.05)
      Simulator.move(touch, to: CGPoint(x: 4 + 25 * CGFloat(step), y: 400))
    }
    try check("dragged")
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
  }
}
