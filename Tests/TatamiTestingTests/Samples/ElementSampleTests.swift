import TatamiAssertions
import TatamiUIKit
import Testing

// The sample of Documentation/testing.md.

@MainActor
@Suite(.environment) struct ElementSampleTests {
  @Test func `a screen is operated by meaning`() throws {
    let screen = OrderScreen.show()
    try Simulator.type("Ada", into: "name")
    try Simulator.choose("Medium", in: .type(UISegmentedControl.self))
    try Simulator.tap(.role(.toggleButton, "Gift"))
    try Simulator.scroll(to: "Dish 50")
    try Simulator.swipe("Dish 50", .left)
    try Simulator.tap("Delete")
    try Simulator.waitUntilIdle()
    #expect(try !Simulator.exists("Dish 50"))
    #expect(screen.name.text == "Ada")
    #expect(screen.sizes.selectedSegmentIndex == 1)
    #expect(screen.gift.isOn)
    #expect(screen.dishes.count == 59)
  }
}
