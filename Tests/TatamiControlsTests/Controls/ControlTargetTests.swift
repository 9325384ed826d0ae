import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Targets of controls, beside actions.
@MainActor
@Suite(.environment) struct ControlTargetTests {
  @MainActor private final class Target: NSObject {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    func tap() { diary.add("tap") }
    func change(_ sender: UIControl) { diary.add("change \(sender.tag)") }
    func touch(_ sender: UIControl, for event: UIEvent?) {
      diary.add(event?.type == .touches ? "touch" : "no event")
    }
  }

  private final class Button: UIControl {
    var sent: [String] = []
    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("\(action)")
      super.sendAction(action, to: target, for: event)
    }
  }

  private let window = UIWindow.shown()
  private let control = Button(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
  private let diary = Diary()
  private let target: Target
  private let tap = Selector("tap", Target.tap)
  private let change = Selector("change:", Target.change(_:))
  private let touch = Selector("touch:for:", Target.touch(_:for:))

  init() {
    target = Target(diary)
    window.addSubview(control)
    control.tag = 7
  }

  @Test func `X74: targets and actions are called in the order in which they were added`() {
    control.addAction(UIAction { [diary] _ in diary.add("first") }, for: .valueChanged)
    control.addTarget(target, action: change, for: .valueChanged)
    control.addAction(UIAction { [diary] _ in diary.add("last") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(diary.lines == ["first", "change 7", "last"])
  }

  @Test func `X74: a pair widens its events, and the same triple is called once`() {
    for event: UIControl.Event in [.touchDown, .touchDown, .valueChanged] {
      control.addTarget(target, action: tap, for: event)
    }
    #expect(control.allControlEvents == [.touchDown, .valueChanged])
    control.sendActions(for: .touchDown)
    control.sendActions(for: [.touchDown, .valueChanged])
    #expect(diary.lines == ["tap", "tap"])
  }

  @Test func `S94, X74: a target is held weakly; without it the pair is skipped and dropped`() {
    var made: Target? = Target(diary)
    weak let weakTarget = made
    control.addTarget(made, action: tap, for: .valueChanged)
    made = nil
    #expect(weakTarget == nil)
    #expect(control.allTargets.isEmpty)
    control.sendActions(for: .valueChanged)
    #expect(control.sent == [])
    #expect(control.allControlEvents == [])
  }

  @Test func `S95: a touch sends its event; a program's event has none`() {
    control.addTarget(target, action: touch, for: .touchUpInside)
    Simulator.tap(at: CGPoint(x: 125, y: 125), in: window)
    control.sendActions(for: .touchUpInside)
    #expect(diary.lines == ["touch", "no event"])
  }

  @Test func `X76: targets are removed for the given events; nil matches all`() {
    let other = Target(diary)
    for target in [target, other] {
      control.addTarget(target, action: tap, for: [.touchDown, .valueChanged])
      control.addTarget(target, action: change, for: .valueChanged)
    }
    control.removeTarget(target, action: tap, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(diary.take() == ["tap"])
    control.removeTarget(other, action: nil, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(diary.take() == ["tap", "change 7"])
    control.removeTarget(nil, action: change, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(diary.take() == ["tap"])
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func `X76: actions are not removed with targets`() {
    control.addAction(UIAction { [diary] _ in diary.add("action") }, for: .touchDown)
    control.removeTarget(nil, action: nil, for: .allEvents)
    control.sendActions(for: .touchDown)
    #expect(diary.lines == ["action"])
  }

  @Test func `X76: targets and the names of their actions are listed`() throws {
    final class Plain {
      func tap() {}
    }
    let plain = Plain()
    control.addTarget(target, action: tap, for: .touchDown)
    control.addTarget(target, action: change, for: .touchDown)
    control.addTarget(nil, action: "save:", for: .touchUpInside)
    control.addTarget(nil, action: "copy:", for: .touchUpOutside)
    control.addTarget(plain, action: Selector("tap", Plain.tap), for: .touchUpInside)
    let null = try #require(control.allTargets.first { $0.base is NSNull })
    #expect(control.allTargets == [target, null, ObjectIdentifier(plain)])
    #expect(control.actions(forTarget: target, forControlEvent: .touchDown) == ["tap", "change:"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
    #expect(control.actions(forTarget: nil, forControlEvent: .touchUpInside) == ["save:"])
  }

  @Test func `X76: event handlers are enumerated with their targets`() {
    control.addAction(UIAction { _ in }, for: .touchDown)
    control.addTarget(target, action: tap, for: .touchUpInside)
    var lines: [String] = []
    control.enumerateEventHandlers { action, pair, events, _ in
      let isTarget = pair?.0 as? Target === target
      lines.append("\(action != nil) \(isTarget) \(pair?.1.description ?? "-") \(events.rawValue)")
    }
    #expect(lines == ["true false - 1", "false true tap 64"])
  }

  @Test func `X77: every message passes through the control's method`() {
    control.addTarget(target, action: tap, for: .touchDown)
    control.addTarget(target, action: change, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(control.sent == ["tap", "change:"])
  }

  @Test func `X78: an action without a target is searched for along the responder chain`() {
    final class Stage: UIView {
      var saves = 0
      func save(_ sender: Any?) { saves += 1 }
    }
    let stage = Stage()
    window.addSubview(stage)
    stage.addSubview(control)
    control.addTarget(nil, action: Selector("save:", Stage.save(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(stage.saves == 1)
  }

  @Test func `X40: an action that the target does not have is reported, the others are called`() {
    control.addTarget(target, action: "dance:", for: .touchDown)
    control.addTarget(target, action: tap, for: .touchDown)
    let reports = Reports.during { control.sendActions(for: .touchDown) }
    #expect(reports.first?.hasPrefix("-[Target dance:]: unrecognized selector") == true)
    #expect(diary.lines == ["tap"])
  }

  @Test func `a text field has the standard edit actions by name`() {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    window.addSubview(field)
    window.makeKey()
    field.text = "text"
    field.becomeFirstResponder()
    #expect(field.canPerformAction("selectAll:", withSender: nil))
    UIApplication.shared.sendAction("selectAll:", to: nil, from: nil, for: nil)
    #expect(field.selectedTextRange?.isEmpty == false)
    #expect(!control.canPerformAction("selectAll:", withSender: nil))
  }

  @Test func `a refresh control sends its event to a target`() {
    let refresh = UIRefreshControl()
    refresh.addTarget(target, action: tap, for: .valueChanged)
    refresh.sendActions(for: .valueChanged)
    #expect(diary.lines == ["tap"])
  }

  // MARK: Hostile programs

  /// A target that changes a control's targets while it is called.
  @MainActor private final class Changer: NSObject {
    let action: (UIControl) -> Void
    init(_ action: @escaping (UIControl) -> Void) { self.action = action }
    func call(_ sender: UIControl) { action(sender) }
  }

  @Test func `targets may be removed, added and released while an action is sent`() {
    var released: Target? = Target(diary)
    let changer = Changer { [target, tap] control in
      released = nil
      control.removeTarget(target, action: nil, for: .allEvents)
      control.addTarget(target, action: tap, for: .touchDown)
    }
    control.addTarget(changer, action: Selector("call:", Changer.call(_:)), for: .touchDown)
    control.addTarget(target, action: change, for: .touchDown)
    control.addTarget(released, action: tap, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(released == nil)
    #expect(diary.take() == ["change 7"])
    control.sendActions(for: .touchDown)
    #expect(diary.lines == ["tap"])
  }

  @Test func `releasing an action may change the control's actions`() {
    let control = control
    var hook: ReleaseHook? = ReleaseHook { control.removeTarget(nil, action: nil, for: .allEvents) }
    let action = UIAction(identifier: UIAction.Identifier("a")) { [hook] _ in _ = hook }
    control.addAction(action, for: .touchDown)
    control.addTarget(target, action: tap, for: .touchDown)
    hook = nil
    control.addAction(UIAction(identifier: UIAction.Identifier("a")) { _ in }, for: .touchDown)
    #expect(hook == nil)
    #expect(!control.allControlEvents.isEmpty)
  }

  @Test func `targets that send each other's events terminate`() {
    var count = 0
    let changer = Changer { control in
      count += 1
      control.sendActions(for: .valueChanged)
    }
    control.addTarget(changer, action: Selector("call:", Changer.call(_:)), for: .valueChanged)
    let reports = Reports.during { control.sendActions(for: .valueChanged) }
    #expect(count == 64)
    #expect(reports.count == 1)
  }

  @Test func `10,000 controls with targets leave nothing behind`() {
    weak var lastControl: UIControl?
    weak var lastTarget: Target?
    for _ in 0..<10_000 {
      let (control, target) = (UIControl(), Target(diary))
      control.addTarget(target, action: tap, for: .touchDown)
      control.addTarget(nil, action: tap, for: .touchUpInside)
      (lastControl, lastTarget) = (control, target)
    }
    #expect(lastControl == nil)
    #expect(lastTarget == nil)
    for _ in 0..<10_000 { control.addTarget(Target(diary), action: tap, for: .touchDown) }
    control.sendActions(for: .touchDown)
    #expect(control.allTargets.isEmpty)
    #expect(control.allControlEvents == [])
    #expect(diary.lines == [])
  }
}
