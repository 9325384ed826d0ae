import Foundation
import TatamiCompatPuyopuyo
import TatamiHost
import TestSupport
import Testing

/// The page Documentation/Migration/Puyopuyo.md: its table of names, samples and picture.
@MainActor @Suite(.environment) struct MigrationTests {
  private static func uses(_ name: String) -> String {
    #filePath.replacing("MigrationTests", with: "Names/\(name)Names")
  }

  @Test func `every name of the table is used`() throws {
    let uses = [
      "Extra", "Layout", "Node", "Reactive", "Recycle", "Scrolling", "Setter", "State", "Style",
    ].map(Self.uses)
    let table = try MigrationTable(page: "Puyopuyo")
    #expect(table.names.count == 1066)
    #expect(table.leftOut.count == 179)
    #expect(try table.unusedNames(in: uses) == [])
    #expect(try table.unlistedNames(in: uses) == [])
  }

  @Test func `the samples before and after have the same pixels`() throws {
    let (before, after) = (BasketController(), BasketScreen())
    let old = try picture(of: before)
    #expect(try old == picture(of: after))
    let file = URL(filePath: #filePath)
      .appending(path: "../../../Documentation/Migration/Puyopuyo.png").standardized
    assertSnapshot(of: old, at: file)
    before.apples.value = 0
    after.apples.value = 0
    #expect(try picture(of: before) == picture(of: after))
  }

  @Test func `the buttons of the sample count`() throws {
    let controller = BasketController()
    _ = try picture(of: controller)
    let box = try #require(controller.view.subviews.first as? VBox)
    let row = try #require(box.layoutChildren.first as? StepperRow)
    let buttons = row.subviews.compactMap { $0 as? UIButton }
    for button in buttons { button.sendActions(for: .touchUpInside) }
    #expect(controller.apples.value == 2)
    try #require(buttons.last).sendActions(for: .touchUpInside)
    #expect(row.state.value.count == 3)
    #expect((box.layoutChildren[2] as? UILabel)?.text == "3 pieces of fruit")
  }

  private func picture(of controller: UIViewController) throws -> Data {
    let view = try #require(controller.view)
    view.frame = CGRect(x: 0, y: 0, width: 280, height: 200)
    view.layoutIfNeeded()
    return try ViewRenderer.png(of: view, scale: 2)
  }
}
