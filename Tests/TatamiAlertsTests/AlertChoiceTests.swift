import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The ways in which people choose actions.
@MainActor
@Suite(.environment) struct AlertChoiceTests {
  private let stage = AlertStage()

  private func actions() -> [UIAlertAction] {
    [stage.action("A"), stage.action("B", .destructive), stage.action("Cancel", .cancel)]
  }

  // MARK: Taps

  @Test func `N170: a tap dismisses the alert and then calls the handler`() throws {
    let presenter = stage.back
    let alert = stage.alert([
      UIAlertAction(title: "A", style: .default) { [diary = stage.diary] _ in
        diary.add("handler \(presenter.presentedViewController == nil)")
      }
    ])
    stage.show(alert)
    try Simulator.tap(.label("A"), in: stage.window)
    #expect(alert.isBeingDismissed)
    #expect(stage.diary.take() == [])
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["handler true"])
    #expect(alert.view.window == nil)
  }

  @Test func `N170: only the first of several choices counts`() throws {
    let alert = stage.alert(actions())
    stage.show(alert)
    let (a, b) = (try stage.frame("A"), try stage.frame("B"))
    Simulator.tap(at: CGPoint(x: a.midX, y: a.midY), in: stage.window)
    Simulator.tap(at: CGPoint(x: b.midX, y: b.midY), in: stage.window)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["A"])
  }

  @Test func `N170: disabled actions do not react, and changes show at once`() throws {
    let alert = stage.alert(actions())
    stage.show(alert)
    alert.actions[0].isEnabled = false
    #expect(try stage.label("A").textColor == .tertiaryLabel)
    let frame = try stage.frame("A")
    Simulator.tap(at: CGPoint(x: frame.midX, y: frame.midY), in: stage.window)
    Simulator.advance(by: 1)
    #expect(alert.presentingViewController === stage.back)
    alert.actions[0].isEnabled = true
    #expect(try stage.label("A").textColor == alert.view.tintColor)
    try Simulator.tap(.label("A"), in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["A"])
  }

  @Test func `a finger that slides to another action chooses that one`() throws {
    stage.show(stage.alert(actions()))
    let (a, b) = (try stage.frame("A"), try stage.frame("B"))
    let touch = Simulator.touchDown(at: CGPoint(x: a.midX, y: a.midY), in: stage.window)
    Simulator.move(touch, to: CGPoint(x: b.midX, y: b.midY))
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["B"])
  }

  @Test func `a finger that leaves the actions chooses none`() throws {
    let alert = stage.alert(actions())
    stage.show(alert)
    let a = try stage.frame("A")
    let touch = Simulator.touchDown(at: CGPoint(x: a.midX, y: a.midY), in: stage.window)
    Simulator.move(touch, to: CGPoint(x: 20, y: 100))
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(alert.presentingViewController === stage.back)
  }

  @Test func `N172: a tap outside does not dismiss an alert`() {
    let alert = stage.alert(actions())
    stage.show(alert)
    Simulator.tap(at: .at(20, 100), in: stage.window)
    Simulator.advance(by: 1)
    #expect(alert.presentingViewController === stage.back)
  }

  @Test func `N172: a tap outside cancels an action sheet that has a cancel action`() {
    let sheet = stage.sheet(actions())
    stage.show(sheet)
    Simulator.tap(at: .at(20, 100), in: stage.window)
    Simulator.advance(by: 1)
    #expect(sheet.presentingViewController == nil)
    #expect(stage.diary.take() == ["Cancel"])
    let other = stage.sheet([stage.action("A")])
    stage.show(other)
    Simulator.tap(at: .at(20, 100), in: stage.window)
    Simulator.advance(by: 1)
    #expect(other.presentingViewController === stage.back)
  }

  // MARK: Keys

  @Test func `N169: Return presses the preferred action, Escape the cancel action`() {
    let alert = stage.alert(actions())
    alert.preferredAction = alert.actions[1]
    stage.show(alert)
    Simulator.press(.keyboardReturnOrEnter, in: stage.window)
    Simulator.advance(by: 1)
    stage.show(alert)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["B", "Cancel"])
    #expect(stage.back.presentedViewController == nil)
  }

  @Test func `N169: Return in the last text field presses the preferred action`() throws {
    let alert = stage.alert(actions())
    alert.preferredAction = alert.actions[0]
    alert.addTextField()
    alert.addTextField()
    stage.show(alert)
    Simulator.type("x\ny", in: stage.window)
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.text) == ["x", "y"])
    Simulator.type("\n", in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["A"])
    #expect(fields.map(\.text) == ["x", "y"])
  }

  @Test func `N169: Escape in a text field presses the cancel action`() {
    let alert = stage.alert(actions())
    alert.addTextField()
    stage.show(alert)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["Cancel"])
  }

  @Test func `keys do nothing without a preferred and a cancel action`() {
    let alert = stage.alert([stage.action("A")])
    stage.show(alert)
    Simulator.press(.keyboardReturnOrEnter, in: stage.window)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(alert.presentingViewController === stage.back)
  }

  @Test func `Tab moves through the actions and Return chooses the focused one`() {
    stage.show(stage.alert(actions()))
    Simulator.press(.keyboardTab, in: stage.window)
    Simulator.press(.keyboardTab, in: stage.window)
    Simulator.press(.keyboardReturnOrEnter, in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.diary.take() == ["B"])
  }

  // MARK: Bad inputs

  @Test func `N262: an alert without actions is dismissed by code only`() {
    let alert = stage.alert()
    stage.show(alert)
    Simulator.tap(at: .at(195, 422), in: stage.window)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.press(.keyboardReturnOrEnter, in: stage.window)
    Simulator.advance(by: 1)
    #expect(alert.presentingViewController === stage.back)
    stage.back.dismiss(animated: false)
    #expect(stage.window.subviews == [stage.back.view])
  }

  @Test func `N155: an alert is refused while another one is shown`() {
    let (first, second) = (stage.alert(actions()), stage.alert(actions()))
    stage.show(first)
    let reports = Reports.during { stage.back.present(second, animated: true) }
    #expect(reports.count == 1)
    #expect(second.presentingViewController == nil)
    #expect(stage.back.presentedViewController === first)
  }

  @Test func `N155: a controller whose view is in no window presents nothing`() {
    let alert = stage.alert(actions())
    let reports = Reports.during { UIViewController().present(alert, animated: true) }
    #expect(reports.count == 1)
    #expect(alert.presentingViewController == nil)
  }

  @Test func `a handler can present the next alert`() throws {
    let next = stage.alert(title: "Next", [stage.action("B")])
    let presenter = stage.back
    stage.show(
      stage.alert([
        UIAlertAction(title: "A", style: .default) { _ in presenter.present(next, animated: true) }
      ])
    )
    try Simulator.tap(.label("A"), in: stage.window)
    Simulator.advance(by: 2)
    #expect(stage.back.presentedViewController === next)
    #expect(try Simulator.exists(.label("Next"), in: stage.window))
  }

  @Test func `a dismissed alert is released`() {
    weak var alert: UIAlertController?
    do {
      let shown = stage.alert(actions())
      shown.addTextField()
      stage.show(shown)
      alert = shown
    }
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(alert == nil)
    #expect(stage.window.subviews == [stage.back.view])
  }
}
