import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

@MainActor
@Suite(.environment) struct ElementTests {
  private let screen = OrderScreen.show()

  private func message(of query: ElementQuery) -> String {
    do {
      try Simulator.find(query)
      return ""
    } catch {
      return error.description
    }
  }

  @Test func `elements are found by text, identifier, label, role and type`() throws {
    #expect(try Simulator.find("name").kind == "text field")
    #expect(try Simulator.find("Your name").identifier == "name")
    #expect(try Simulator.find(.identifier("name")).value == "Your name")
    #expect(try Simulator.find(.label("Gift")).traits.contains(.toggleButton))
    #expect(try Simulator.find(.role(.toggleButton)).label == "Gift")
    #expect(try Simulator.find(.role(.button, "Order")).label == "Order")
    #expect(try Simulator.find(.type(UISwitch.self)).label == "Gift")
    #expect(try Simulator.find(.type(UITableViewCell.self).at(1)).label == "Dish 2")
    #expect(try Simulator.find("Dish \(1)").label == "Dish 1")
  }

  @Test func `an identifier comes before a label, and a label before a value`() throws {
    screen.gift.accessibilityIdentifier = "Order"
    #expect(try Simulator.find("Order").label == "Gift")
    #expect(try Simulator.find(.label("Order")).label == "Order")
    screen.name.text = "Cancel"
    #expect(try Simulator.find("Cancel").label == "Cancel")
  }

  @Test func `an element that does not exist is described by the nearest ones and the tree`() {
    let text = message(of: "Ordr")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines.first == "no element matches \"Ordr\"")
    #expect(lines.dropFirst().first == "nearest:")
    #expect(lines.dropFirst(2).first?.contains("button \"Order\"") == true)
    #expect(lines.contains("accessibility tree:"))
    #expect(text.contains("toggle \"Gift\" = 0"))
  }

  @Test func `several matches are listed`() throws {
    let text = message(of: .type(UIButton.self))
    #expect(text.hasPrefix("3 elements match UIButton; choose one by `.at(_:)`"))
    #expect(text.contains("button disabled \"Closed\""))
    #expect(try Simulator.find(.type(UIButton.self).at(2)).label == "Closed")
    #expect(throws: ElementError.self) { try Simulator.find(.type(UIButton.self).at(3)) }
  }

  @Test func `hidden elements do not exist`() throws {
    #expect(try Simulator.exists("Gift"))
    screen.gift.isHidden = true
    #expect(try !Simulator.exists("Gift"))
    #expect(try !Simulator.exists(.type(UISwitch.self)))
  }

  @Test func `buttons, switches and rows are tapped`() throws {
    try Simulator.tap("Order")
    try Simulator.tap("Order")
    try Simulator.tap("Gift")
    try Simulator.tap("Dish 3")
    #expect(screen.events == ["Order", "Order", "Dish 3"])
    Simulator.advance(by: 1)
    #expect(screen.gift.isOn)
  }

  @Test func `what cannot be touched is not tapped`() throws {
    let disabled = #expect(throws: ElementError.self) { try Simulator.tap("Closed") }
    #expect(disabled?.reason == .notReachable)
    #expect(disabled?.description.hasPrefix("\"Closed\" is disabled") == true)
    let cover = UIView(frame: screen.view.bounds)
    cover.accessibilityIdentifier = "cover"
    screen.view.addSubview(cover)
    let covered = #expect(throws: ElementError.self) { try Simulator.tap("Order") }
    #expect(covered?.description.contains("is covered by UIWindow/UIView/UIView#cover") == true)
    cover.removeFromSuperview()
    screen.gift.frame.origin.x = 400
    let outside = #expect(throws: ElementError.self) { try Simulator.tap("Gift") }
    #expect(outside?.description.contains("is not visible") == true)
  }

  @Test func `text is typed at the end or replaces what is there`() throws {
    try Simulator.type("Ada", into: "name")
    try Simulator.type(" L", into: "name")
    #expect(screen.name.text == "Ada L")
    try Simulator.type("Grace", into: .type(UITextField.self), replacing: true)
    #expect(screen.name.text == "Grace")
    try Simulator.type("", into: "name", replacing: true)
    #expect(screen.name.text == "")
    let error = #expect(throws: ElementError.self) { try Simulator.type("x", into: "Gift") }
    #expect(error?.reason == .notSuitable)
  }

  @Test func `rows without a view are scrolled to, forward and back`() throws {
    #expect(try !Simulator.exists("Dish 50"))
    try Simulator.scroll(to: "Dish 50")
    try Simulator.tap("Dish 50")
    try Simulator.scroll(to: "Dish 2")
    try Simulator.tap("Dish 2")
    #expect(screen.events == ["Dish 50", "Dish 2"])
    #expect(throws: ElementError.self) { try Simulator.scroll(to: "Dish 61") }
  }

  @Test func `views outside of the visible area are scrolled to in all scroll views around`() throws
  {
    let window = UIWindow.shown()
    let outer = UIScrollView(frame: window.bounds)
    outer.contentSize = CGSize(width: 400, height: 2_000)
    let inner = UIScrollView(frame: CGRect(x: 0, y: 1_500, width: 400, height: 100))
    inner.contentSize = CGSize(width: 3_000, height: 100)
    let button = UIButton(frame: CGRect(x: 2_500, y: 20, width: 60, height: 60))
    button.accessibilityIdentifier = "far"
    inner.addSubview(button)
    outer.addSubview(inner)
    window.addSubview(outer)
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    #expect(throws: ElementError.self) { try Simulator.tap("far", in: window) }
    try Simulator.scroll(to: "far", in: window)
    try Simulator.tap("far", in: window)
    #expect(taps == 1)
  }

  @Test func `a swiped row shows its actions`() throws {
    try Simulator.swipe("Dish 2", .left)
    try Simulator.tap("Delete")
    Simulator.advance(by: 1)
    #expect(screen.dishes.count == 59)
    #expect(try !Simulator.exists("Dish 2"))
  }

  @Test func `a vertical swipe scrolls`() throws {
    try Simulator.swipe("Dish 3", .up)
    #expect(screen.table.contentOffset.y > 60)
  }

  @Test func `a segment is chosen by its title`() throws {
    try Simulator.choose("Medium")
    #expect(screen.sizes.selectedSegmentIndex == 1)
    let unknown = #expect(throws: ElementError.self) { try Simulator.choose("Huge") }
    #expect(unknown?.reason == .noSuchChoice)
    #expect(unknown?.description.contains("\"Small\", \"Medium\", \"Large\"") == true)
    let disabled = #expect(throws: ElementError.self) { try Simulator.choose("Large") }
    #expect(disabled?.reason == .notReachable)
    let other = #expect(throws: ElementError.self) { try Simulator.choose("Small", in: "Gift") }
    #expect(other?.reason == .notSuitable)
  }

  @Test func `animations are waited for`() throws {
    UIView.animate(withDuration: 0.5, delay: 0.25) { screen.gift.alpha = 0.5 }
    let time = try Simulator.waitUntilIdle()
    #expect(abs(time - 0.75) < 0.05)
    #expect(try Simulator.waitUntilIdle() == 0)
    UIView.animate(withDuration: 1, delay: 0, options: .repeat) { screen.gift.alpha = 0 }
    let error = #expect(throws: ElementError.self) { try Simulator.waitUntilIdle(limit: 2) }
    #expect(error?.reason == .busy)
  }

  @Test func `what a task shows is waited for`() async throws {
    Task {
      try await Task.sleep(for: .milliseconds(20))
      screen.gift.accessibilityLabel = "Wrapped"
    }
    try await Simulator.wait(for: "Wrapped")
    await #expect(throws: ElementError.self) {
      try await Simulator.wait(for: "Missing", limit: 0.1)
    }
  }

  @Test func `without a window there is an error`() {
    UIApplication.shared.windows.forEach { $0.isHidden = true }
    let error = #expect(throws: ElementError.self) { try Simulator.tap("Order") }
    #expect(error?.reason == .noWindow)
  }
}
