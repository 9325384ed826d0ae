import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport
import Testing

/// The accessibility of alerts, and the animation of their appearance.
@MainActor
@Suite(.environment) struct AlertAccessibilityTests {
  private let stage = AlertStage()

  @Test func `N174: an alert is modal, and its title is a header`() throws {
    let covered = UIButton(frame: CGRect(x: 0, y: 50, width: 100, height: 40))
    covered.accessibilityLabel = "Covered"
    stage.back.view.addSubview(covered)
    let alert = stage.alert([stage.action("OK"), stage.action("Cancel", .cancel)])
    stage.show(alert)
    #expect(alert.view.accessibilityViewIsModal)
    let nodes = stage.elements
    #expect(nodes.map(\.label) == ["Title", "Message", "OK", "Cancel"])
    #expect(nodes[0].traits.contains(.header))
    #expect(nodes[2].traits == .button)
  }

  @Test func `N174: assistive technologies start at the title`() throws {
    let recorder = AccessibilityRecorder()
    stage.show(stage.alert([stage.action("OK")]))
    let label = try stage.label("Title")
    #expect(recorder.posts.contains { $0.argument as? UILabel === label })
  }

  @Test func `N173: the tint behind is dimmed until the alert is dismissed`() {
    #expect(stage.back.view.tintAdjustmentMode == .normal)
    stage.show(stage.alert([stage.action("OK", .cancel)]))
    #expect(stage.back.view.tintAdjustmentMode == .dimmed)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    #expect(stage.back.view.tintAdjustmentMode == .normal)
  }

  @Test func `N173: the presenting view inherits its tint adjustment again afterwards`() {
    stage.show(stage.alert([stage.action("OK", .cancel)]))
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 1)
    stage.window.tintAdjustmentMode = .dimmed
    #expect(stage.back.view.tintAdjustmentMode == .dimmed)
  }

  @Test func `an alert fades in while it shrinks, and fades out`() throws {
    let alert = stage.alert([stage.action("OK", .cancel)])
    stage.back.present(alert, animated: true)
    Simulator.advance(by: 0.05)
    let middle = try #require(alert.view.layer.presentation())
    #expect((0.01..<0.99).contains(middle.opacity))
    #expect(middle.frame.width > 270)
    Simulator.advance(by: 1)
    #expect(alert.view.alpha == 1)
    #expect(alert.view.transform == .identity)
    Simulator.press(.keyboardEscape, in: stage.window)
    Simulator.advance(by: 0.1)
    let leaving = try #require(alert.view.layer.presentation())
    #expect((0.01..<0.99).contains(leaving.opacity))
    #expect(leaving.frame.width == 270)
  }

  @Test func `N131: the presenting controller does not disappear`() {
    final class Watcher: UIViewController {
      var calls = 0
      override func viewWillDisappear(_ animated: Bool) { calls += 1 }
      override func viewWillAppear(_ animated: Bool) { calls += 1 }
    }
    let watcher = Watcher()
    stage.window.rootViewController = watcher
    stage.window.layoutIfNeeded()
    #expect(watcher.calls == 1)
    watcher.present(stage.alert([stage.action("OK", .cancel)]), animated: true)
    Simulator.advance(by: 1)
    watcher.dismiss(animated: true)
    Simulator.advance(by: 1)
    #expect(watcher.calls == 1)
  }
}
