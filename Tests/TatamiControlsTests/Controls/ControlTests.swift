import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct ControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let control = UIControl(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private let diary = Diary()

  init() {
    window.isHidden = false
    window.addSubview(control)
    let names: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("drag in", .touchDragInside),
      ("drag out", .touchDragOutside), ("enter", .touchDragEnter), ("exit", .touchDragExit),
      ("up in", .touchUpInside), ("up out", .touchUpOutside), ("cancel", .touchCancel),
    ]
    for (name, event) in names { control.addAction(note(name), for: event) }
  }

  private func note(_ name: String, _ identifier: String? = nil) -> UIAction {
    let diary = diary
    let identifier = identifier.map { UIAction.Identifier($0) }
    return UIAction(identifier: identifier) { _ in diary.lines.append(name) }
  }

  private func point(_ x: CGFloat) -> CGPoint { CGPoint(x: x, y: 125) }

  @Test func `S92: the state is the union of all states that apply`() {
    #expect(control.state == .normal)
    #expect(control.state.rawValue == 0)
    control.isSelected = true
    control.isHighlighted = true
    #expect(control.state == [.selected, .highlighted])
    #expect(control.state.rawValue == 5)
    control.isEnabled = false
    #expect(control.state.contains(.disabled))
  }

  @Test func `S94: actions are not targets`() {
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents.contains(.touchDown))
  }

  @Test func `S92: events and states have UIKit's raw values`() {
    let events: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
      (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128),
      (.touchCancel, 256), (.valueChanged, 4096), (.primaryActionTriggered, 8192),
      (.editingDidBegin, 65536), (.editingChanged, 131072), (.editingDidEnd, 262144),
      (.editingDidEndOnExit, 524288), (.allTouchEvents, 4095), (.allEditingEvents, 0xF0000),
      (.allEvents, 0xFFFF_FFFF),
    ]
    for (event, bits) in events { #expect(event.rawValue == bits) }
    let states: [UIControl.State] = [.highlighted, .disabled, .selected, .focused]
    #expect(states.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `S93: a touch begins and ends inside`() {
    let touch = Simulator.touchDown(at: point(125), in: window)
    #expect(control.isHighlighted)
    #expect(control.isTracking)
    #expect(control.isTouchInside)
    Simulator.move(touch, to: point(130))
    Simulator.lift(touch)
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    #expect(!control.isTouchInside)
    #expect(diary.lines == ["down", "drag in", "up in"])
  }

  @Test func `S93: a touch counts as inside up to 70 points around a control`() {
    let touch = Simulator.touchDown(at: point(125), in: window)
    Simulator.move(touch, to: point(219))
    #expect(control.isHighlighted)
    #expect(control.isTouchInside)
    Simulator.move(touch, to: point(221))
    #expect(!control.isHighlighted)
    #expect(!control.isTouchInside)
    #expect(control.isTracking)
    Simulator.move(touch, to: point(240))
    Simulator.move(touch, to: point(125))
    #expect(control.isHighlighted)
    Simulator.move(touch, to: point(29))
    Simulator.lift(touch)
    #expect(
      diary.lines == [
        "down", "drag in", "drag out", "exit", "drag out", "drag in", "enter", "drag out", "exit",
        "up out",
      ]
    )
  }

  @Test func `S93: a canceled touch sends the cancel event only`() {
    let touch = Simulator.touchDown(at: point(125), in: window)
    Simulator.cancel(touch)
    #expect(diary.lines == ["down", "cancel"])
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
  }

  @Test func `S93: a disabled control does not track, and disabling a control cancels tracking`() {
    control.isEnabled = false
    Simulator.lift(Simulator.touchDown(at: point(125), in: window))
    #expect(diary.take().isEmpty)
    control.isEnabled = true
    Simulator.advance(by: 1)
    let touch = Simulator.touchDown(at: point(125), in: window)
    control.isEnabled = false
    #expect(!control.isHighlighted)
    #expect(!control.isTracking)
    Simulator.lift(touch)
    #expect(diary.lines == ["down"])
  }

  @Test func `S93: a control that declines tracking is not highlighted`() {
    final class Shy: UIControl {
      override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
    }
    let shy = Shy(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    shy.addAction(note("shy"), for: .allTouchEvents)
    window.addSubview(shy)
    Simulator.lift(Simulator.touchDown(at: CGPoint(x: 10, y: 10), in: window))
    #expect(diary.lines.isEmpty)
  }

  @Test func `S94: each action runs once, in the order in which it was added`() {
    let fresh = UIControl()
    fresh.addAction(note("one"), for: [.touchDown, .valueChanged])
    fresh.addAction(note("two"), for: .valueChanged)
    fresh.sendActions(for: [.touchDown, .valueChanged])
    #expect(diary.take() == ["one", "two"])
    fresh.sendActions(for: .touchDown)
    #expect(diary.lines == ["one"])
    #expect(fresh.allControlEvents == [.touchDown, .valueChanged])
  }

  @Test func `S94: an action replaces one with the same identifier at the same position`() {
    let fresh = UIControl()
    fresh.addAction(note("old", "a"), for: .valueChanged)
    fresh.addAction(note("other"), for: .valueChanged)
    let new = note("new", "a")
    fresh.addAction(new, for: .valueChanged)
    fresh.addAction(new, for: .valueChanged)
    fresh.sendActions(for: .valueChanged)
    #expect(diary.take() == ["new", "other"])
    fresh.removeAction(identifiedBy: UIAction.Identifier("a"), for: .allEvents)
    fresh.sendActions(for: .valueChanged)
    #expect(diary.lines == ["other"])
  }

  @Test func `an action has its sender while it runs`() {
    var senders: [UIControl?] = []
    let action = UIAction { senders.append($0.sender as? UIControl) }
    control.sendAction(action)
    #expect(senders == [control])
    #expect(action.sender == nil)
  }

  @Test func `event handlers are enumerated until the closure stops`() {
    var found: [UIControl.Event] = []
    control.enumerateEventHandlers { action, _, event, stop in
      if action != nil { found.append(event) }
      stop = found.count == 2
    }
    #expect(found == [.touchDown, .touchDownRepeat])
  }

  @Test func `actions that send each other's events terminate`() {
    let fresh = UIControl()
    var count = 0
    let action = UIAction { action in
      count += 1
      (action.sender as? UIControl)?.sendActions(for: .valueChanged)
    }
    fresh.addAction(action, for: .valueChanged)
    fresh.sendActions(for: .valueChanged)
    #expect(count == 64)
  }

  @Test func `a control may be removed and lose its actions during its own event`() {
    let action = UIAction { [control] action in
      control.removeFromSuperview()
      control.removeAction(action, for: .allEvents)
    }
    control.addAction(action, for: .touchDown)
    let touch = Simulator.touchDown(at: point(125), in: window)
    Simulator.lift(touch)
    #expect(diary.lines == ["down", "cancel"])
  }
}
