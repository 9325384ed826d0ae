import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Targets of gesture recognizers.
@MainActor
@Suite(.environment) struct GestureTargetTests {
  @MainActor private final class Target: NSObject {
    let diary = Diary()
    func tap() { diary.add("tap") }
    func pan(_ recognizer: UIPanGestureRecognizer) { diary.add("\(recognizer.state)") }
  }

  /// A recognizer as programs write it: with UIKit's designated initializer.
  private final class Custom: UITapGestureRecognizer {
    let name2: String
    init(name: String) {
      name2 = name
      super.init(target: nil, action: nil)
    }
  }

  private let window = UIWindow.shown()
  private let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let target = Target()
  private let tap = Selector("tap", Target.tap)

  init() { window.addSubview(view) }

  private func tapView() {
    Simulator.tap(at: CGPoint(x: 50, y: 50), in: window)
    Simulator.advance(by: 1)
  }

  @Test func `X79: a recognizer calls its target with or without itself`() {
    view.addGestureRecognizer(UITapGestureRecognizer(target: target, action: tap))
    tapView()
    #expect(target.diary.take() == ["tap"])
    let pan = Selector("pan:", Target.pan(_:))
    view.addGestureRecognizer(UIPanGestureRecognizer(target: target, action: pan))
    Simulator.drag(from: CGPoint(x: 20, y: 20), to: CGPoint(x: 150, y: 20), in: window)
    #expect(target.diary.lines.first == "began")
    #expect(target.diary.lines.last == "ended")
    #expect(target.diary.lines.contains("changed"))
  }

  @Test func `X79: a pair is called once, in the order of registration with closures`() {
    let recognizer = UITapGestureRecognizer()
    recognizer.addHandler { [target] _ in target.diary.add("closure") }
    for _ in 0..<2 { recognizer.addTarget(target, action: tap) }
    recognizer.addHandler { [target] _ in target.diary.add("last") }
    view.addGestureRecognizer(recognizer)
    tapView()
    #expect(target.diary.lines == ["closure", "tap", "last"])
  }

  @Test func `X79: targets are removed one by one or by wildcards`() {
    let other = Target()
    let recognizer = Custom(name: "custom")
    view.addGestureRecognizer(recognizer)
    for target in [target, other] { recognizer.addTarget(target, action: tap) }
    recognizer.removeTarget(target, action: "other")
    recognizer.removeTarget(target, action: nil)
    tapView()
    #expect(target.diary.lines == [])
    #expect(other.diary.lines == ["tap"])
    recognizer.removeTarget(nil, action: nil)
    tapView()
    #expect(other.diary.lines == ["tap"])
  }

  @Test func `X79: targets are held weakly`() {
    var made: Target? = Target()
    weak let weakTarget = made
    let recognizer = UITapGestureRecognizer(target: made, action: tap)
    view.addGestureRecognizer(recognizer)
    made = nil
    #expect(weakTarget == nil)
    tapView()
    #expect(recognizer.view === view)
  }

  @Test func `X79: a target may remove itself and others while it is called`() {
    @MainActor final class Remover: NSObject {
      var calls = 0
      func tap(_ recognizer: UIGestureRecognizer) {
        calls += 1
        recognizer.removeTarget(nil, action: nil)
      }
    }
    let remover = Remover()
    let selector = Selector("tap:", Remover.tap(_:))
    let recognizer = UITapGestureRecognizer(target: remover, action: selector)
    recognizer.addTarget(target, action: tap)
    view.addGestureRecognizer(recognizer)
    tapView()
    tapView()
    #expect(remover.calls == 1)
    #expect(target.diary.lines.count <= 1)
  }
}
