import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Actions along the responder chain: who performs them, key commands, traits.
@MainActor
@Suite(.environment) struct ActionChainTests {
  private class Stage: UIView {
    var lines: [String] = []
    var accepts = true

    override var canBecomeFirstResponder: Bool { true }
    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
      accepts && super.canPerformAction(action, withSender: sender)
    }

    func save(_ sender: Any?) {
      lines.append("saves for \(sender is UIKeyCommand ? "a key" : "a view")")
    }
    func open(_ sender: Any?, for event: UIEvent?) { lines.append("opens") }
    func traitsChanged(_ view: UIView, from old: UITraitCollection) {
      lines.append("dark: \(view.traitCollection.userInterfaceStyle == .dark)")
    }
  }

  private final class Controller: UIViewController {
    var saves = 0
    func save(_ sender: Any?) { saves += 1 }
  }

  private let window = UIWindow.shown()
  private let stage = Stage()
  private let inner = Stage()
  private let save = Selector("save:", Stage.save(_:))

  init() {
    window.addSubview(stage)
    stage.addSubview(inner)
  }

  @Test func `X70: a responder performs the actions whose method it has`() {
    #expect(stage.canPerformAction(save, withSender: nil))
    #expect(!stage.canPerformAction("save:", withSender: nil))
    #expect(stage.canPerformAction("endEditing:", withSender: nil))
    #expect(!window.canPerformAction(save, withSender: nil))
  }

  @Test func `X78: the target of an action is the first responder of the chain that performs it`() {
    #expect(inner.target(forAction: save, withSender: nil) as? UIView === inner)
    inner.accepts = false
    #expect(inner.target(forAction: save, withSender: nil) as? UIView === stage)
    #expect(window.target(forAction: save, withSender: nil) == nil)
  }

  @Test func `X78: an action without a target goes to the first responder, then to the sender`() {
    let application = UIApplication.shared
    let other = Stage()
    window.addSubview(other)
    #expect(application.sendAction(save, to: nil, from: other, for: nil))
    #expect(other.lines == ["saves for a view"])
    window.makeKey()
    inner.becomeFirstResponder()
    #expect(application.sendAction(save, to: nil, from: other, for: nil))
    #expect(inner.lines == ["saves for a view"])
    inner.accepts = false
    stage.accepts = false
    #expect(application.sendAction(save, to: nil, from: other, for: nil))
    #expect(other.lines.count == 2)
    #expect(!application.sendAction(save, to: nil, from: nil, for: nil))
  }

  @Test func `X78: a controller follows its view in the chain`() {
    let controller = Controller()
    window.rootViewController = controller
    let view = UIView()
    controller.view.addSubview(view)
    let save = Selector("save:", Controller.save(_:))
    #expect(UIApplication.shared.sendAction(save, to: nil, from: view, for: nil))
    #expect(controller.saves == 1)
  }

  @Test func `X78: the chain of a deep tree is searched without exhausting the stack`() {
    var view = inner
    for _ in 0..<1_000 {
      let next = Stage()
      next.accepts = false
      view.addSubview(next)
      view = next
    }
    #expect(view.target(forAction: save, withSender: nil) as? UIView === inner)
  }

  @Test func `X69: an action has no argument, the sender, or the sender and the event`() {
    let open = Selector("open:for:", Stage.open(_:for:))
    UIApplication.shared.sendAction(open, to: stage, from: inner, for: nil)
    #expect(stage.lines == ["opens"])
  }

  @Test func `X40: responders have methods that are found by name`() {
    inner.perform("removeFromSuperview")
    #expect(inner.superview == nil)
    stage.perform("addSubview:", with: inner)
    #expect(inner.superview === stage)
    stage.perform("becomeFirstResponder")
    #expect(stage.isFirstResponder)
    stage.perform("endEditing:", with: NSNumber(true))
    #expect(!stage.isFirstResponder)
  }

  @Test func `X40: an action that its target does not have is reported, and has not been sent`() {
    var result = true
    let reports = Reports.during {
      result = UIApplication.shared.sendAction("dance:", to: stage, from: nil, for: nil)
    }
    #expect(!result)
    #expect(reports.first?.hasPrefix("-[Stage dance:]: unrecognized selector") == true)
  }

  // MARK: Key commands

  private final class Commander: UIView {
    var commands: [UIKeyCommand] = []
    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? { commands }
  }

  @Test func `S74: a key command's action goes to the first responder that performs it`() {
    let commander = Commander()
    inner.addSubview(commander)
    commander.commands = [
      UIKeyCommand(input: "q", modifierFlags: .command, action: "unknown:"),
      UIKeyCommand(input: "s", modifierFlags: .command, action: save),
    ]
    commander.becomeFirstResponder()
    Simulator.press(.keyboardS, modifiers: .command, in: window)
    Simulator.press(.keyboardQ, modifiers: .command, in: window)
    #expect(inner.lines == ["saves for a key"])
    #expect(stage.lines == [])
  }

  @Test func `a key command has the properties that it was made with`() {
    let command = UIKeyCommand(
      title: "Save",
      action: save,
      input: "s",
      modifierFlags: .command,
      propertyList: 3,
      discoverabilityTitle: "Save the file",
      state: .on
    )
    #expect(command.title == "Save")
    #expect(command.action == save)
    #expect(command.propertyList as? Int == 3)
    #expect(command.discoverabilityTitle == "Save the file")
    #expect(command.state == .on)
    #expect(UIKeyCommand().input == nil)
  }

  // MARK: Other targets

  @Test func `an accessibility action calls its target and returns the result`() {
    @MainActor final class Reader: NSObject {
      func read(_ action: UIAccessibilityCustomAction) -> Bool { action.name == "Read" }
    }
    var reader: Reader? = Reader()
    let selector = Selector("read:", Reader.read(_:))
    let action = UIAccessibilityCustomAction(name: "Read", target: reader, selector: selector)
    #expect(action.target === reader)
    #expect(action.actionHandler?(action) == true)
    reader = nil
    #expect(action.target == nil)
    #expect(action.actionHandler?(action) == false)
  }

  @Test func `a method of a target is called for changes of traits`() {
    let selector = Selector("traitsChanged:from:", Stage.traitsChanged(_:from:))
    let registration = stage.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      action: selector
    )
    window.overrideUserInterfaceStyle = .dark
    #expect(stage.lines == ["dark: true"])
    stage.unregisterForTraitChanges(registration)
    inner.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self],
      target: stage,
      action: selector
    )
    window.overrideUserInterfaceStyle = .light
    #expect(stage.lines == ["dark: true", "dark: false"])
  }

  @Test func `X75: a screen makes display links`() {
    final class Target: NSObject {
      var frames = 0
      func frame(_ link: CADisplayLink) { frames += 1 }
    }
    let target = Target()
    let selector = Selector("frame:", Target.frame(_:))
    let link = UIScreen.main.displayLink(withTarget: target, selector: selector)
    link?.add(to: .main, forMode: .default)
    Simulator.advance(by: 0.51)
    #expect(target.frames == 30)
    link?.invalidate()
  }
}
