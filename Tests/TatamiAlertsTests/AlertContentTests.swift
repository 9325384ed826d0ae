import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The contents of alerts, and their errors.
@MainActor
@Suite(.environment) struct AlertContentTests {
  private let stage = AlertStage()

  @Test func `N167: actions keep their order, and arrays are snapshots`() {
    let alert = stage.alert([stage.action("A", .cancel), stage.action("B")])
    let before = alert.actions
    alert.addAction(stage.action("C", .destructive))
    #expect(before.map(\.title) == ["A", "B"])
    #expect(alert.actions.map(\.title) == ["A", "B", "C"])
    #expect(alert.actions.map(\.style) == [.cancel, .default, .destructive])
    #expect(alert.textFields == nil)
  }

  @Test func `N167: a second cancel action is refused`() {
    let alert = stage.alert([stage.action("A", .cancel)])
    let reports = Reports.during { alert.addAction(stage.action("B", .cancel)) }
    #expect(reports.count == 1)
    #expect(alert.actions.map(\.title) == ["A"])
  }

  @Test func `N167: one action can be added twice`() throws {
    let action = stage.action("A")
    let alert = stage.alert([action, action])
    stage.show(alert)
    #expect(alert.actions.count == 2)
    action.isEnabled = false
    let rows = stage.elements.filter { $0.label == "A" }
    #expect(rows.map { $0.traits.contains(.notEnabled) } == [true, true])
  }

  @Test func `N169: the preferred action must be one of the actions`() {
    let alert = stage.alert([stage.action("A"), stage.action("B")])
    let reports = Reports.during { alert.preferredAction = stage.action("C") }
    #expect(reports.count == 1)
    #expect(alert.preferredAction == nil)
    alert.preferredAction = alert.actions[1]
    #expect(alert.preferredAction === alert.actions[1])
    alert.preferredAction = nil
    #expect(alert.preferredAction == nil)
  }

  @Test func `N169: the preferred action is bold, or else cancel`() throws {
    let alert = stage.alert([stage.action("A"), stage.action("B", .cancel), stage.action("C")])
    stage.show(alert)
    let plain = UIFont.systemFont(ofSize: 17)
    let bold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(try ["A", "B", "C"].map { try stage.label($0).font } == [plain, bold, plain])
    alert.preferredAction = alert.actions[2]
    #expect(try ["A", "B", "C"].map { try stage.label($0).font } == [plain, plain, bold])
  }

  @Test func `N171: a text field is configured at once and gets the focus`() throws {
    let alert = stage.alert([stage.action("OK")])
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.placeholder) == ["Name", nil])
    stage.show(alert)
    #expect(fields[0].isFirstResponder)
    Simulator.type("Ann", in: stage.window)
    #expect(fields[0].text == "Ann")
  }

  @Test func `N171: a text field stays in editing while the alert changes`() throws {
    let alert = stage.alert(message: nil, [stage.action("OK")])
    alert.addTextField()
    stage.show(alert)
    let field = try #require(alert.textFields?.first)
    let warn = UIAction { [weak alert] _ in alert?.message = "Too short" }
    field.addAction(warn, for: .editingChanged)
    Simulator.type("A", in: stage.window)
    alert.title = "Other"
    alert.addAction(stage.action("Cancel", .cancel))
    alert.preferredAction = alert.actions[0]
    alert.addTextField()
    Simulator.type("nn", in: stage.window)
    #expect(field.text == "Ann")
    #expect(field.isFirstResponder)
    #expect(try Simulator.exists(.label("Too short"), in: stage.window))
    #expect(alert.textFields?.last?.window === stage.window)
  }

  @Test func `a text field keeps the font of its configuration, and has room for it`() throws {
    let alert = stage.alert([stage.action("OK")])
    let font = UIFont.systemFont(ofSize: 24)
    alert.addTextField { $0.font = font }
    stage.show(alert)
    alert.message = "Other"
    let field = try #require(alert.textFields?.first)
    #expect(field.font == font)
    #expect(field.bounds.height >= font.lineHeight)
  }

  @Test func `a touched and a focused action stay so while the alert changes`() throws {
    let alert = stage.alert([stage.action("A"), stage.action("B")])
    stage.show(alert)
    let a = try stage.frame("A")
    let touch = Simulator.touchDown(at: CGPoint(x: a.midX, y: a.midY), in: stage.window)
    alert.title = "Other"
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["A"])
    stage.show(alert)
    Simulator.press(.keyboardTab, in: stage.window)
    Simulator.press(.keyboardTab, in: stage.window)
    alert.message = "Another"
    Simulator.press(.keyboardReturnOrEnter, in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["B"])
  }

  @Test func `N171: action sheets have no text fields`() {
    let sheet = stage.sheet()
    let reports = Reports.during { sheet.addTextField() }
    #expect(reports.count == 1)
    #expect(sheet.textFields == nil)
  }

  @Test func `N263: nil and empty titles have no text and the normal height`() throws {
    let alert = stage.alert(title: nil, message: "", [stage.action(nil), stage.action("")])
    stage.show(alert)
    #expect(stage.frame(alert).size == CGSize(width: 270, height: 44))
    alert.addAction(stage.action("A"))
    stage.window.layoutIfNeeded()
    #expect(stage.frame(alert).size == CGSize(width: 270, height: 132))
  }

  @Test func `content that changes while the alert is shown is shown`() throws {
    let alert = stage.alert([stage.action("A")])
    stage.show(alert)
    let height = stage.frame(alert).height
    alert.title = "Other"
    alert.message = nil
    alert.addAction(stage.action("B"))
    alert.addAction(stage.action("C"))
    stage.window.layoutIfNeeded()
    #expect(try Simulator.exists(.label("Other"), in: stage.window))
    #expect(try !Simulator.exists(.label("Message"), in: stage.window))
    #expect(stage.frame(alert).height > height)
    #expect(abs(stage.frame(alert).midY - 428.5) <= 0.5)
  }
}
