import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Transitions between contents of a view and between views.
@MainActor
@Suite(.environment) struct TransitionTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let container = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let old = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let new = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  private let diary = Diary()

  init() {
    window.backgroundColor = .white
    window.isHidden = false
    window.addSubview(container)
    container.addSubview(old)
    (old.backgroundColor, new.backgroundColor) = (.red, .blue)
    Simulator.advance(by: 0)
  }

  /// The pixel of the window at a point, on screen.
  private func color(_ x: Int = 20, _ y: Int = 20) throws -> UInt32 {
    try Pixels(of: window)[x, y]
  }

  private func replace(_ options: UIView.AnimationOptions) {
    UIView.transition(
      from: old,
      to: new,
      duration: 1,
      options: options.union(.curveLinear)
    ) { [diary] in
      diary.lines.append("done \($0)")
    }
  }

  @Test func `a dissolve mixes both contents and replaces the view at once`() throws {
    replace(.transitionCrossDissolve)
    #expect(container.subviews == [new])
    #expect(old.superview == nil)
    #expect(try color() == Pixels.red)
    Simulator.advance(by: 0.5)
    let middle = try color()
    #expect(abs(Int(middle >> 16) - 128) < 4)
    #expect(abs(Int(middle & 0xFF) - 128) < 4)
    Simulator.advance(by: 0.6)
    #expect(try color() == Pixels.blue)
    #expect(diary.lines == ["done true"])
    #expect(container.layer.sublayers?.count == 1)
  }

  @Test func `views can be hidden and shown instead of removed and added`() {
    container.addSubview(new)
    new.isHidden = true
    replace([.transitionCrossDissolve, .showHideTransitionViews])
    #expect(old.isHidden)
    #expect(!new.isHidden)
    #expect(container.subviews == [old, new])
  }

  @Test(arguments: [
    UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight,
    .transitionFlipFromTop, .transitionFlipFromBottom,
  ])
  func `a flip shows the old content, its edge, and the new content`(
    options: UIView.AnimationOptions
  ) throws {
    replace(options)
    Simulator.advance(by: 0.1)
    #expect(try color() == Pixels.red)
    Simulator.advance(by: 0.35)
    #expect(try color(4, 4) == Pixels.white)
    Simulator.advance(by: 0.45)
    #expect(try color() == Pixels.blue)
    Simulator.advance(by: 0.2)
    #expect(try color(1, 1) == Pixels.blue)
  }

  @Test func `in place of curls the contents move`() throws {
    replace(.transitionCurlUp)
    Simulator.advance(by: 0.5)
    #expect(try color(20, 10) == Pixels.red)
    #expect(try color(20, 30) == Pixels.blue)
    Simulator.advance(by: 1)
    UIView.transition(
      from: new,
      to: old,
      duration: 1,
      options: [.transitionCurlDown, .curveLinear]
    )
    Simulator.advance(by: 0.5)
    #expect(try color(20, 10) == Pixels.red)
    #expect(try color(20, 30) == Pixels.blue)
  }

  @Test func `changes are not animated unless the options say so`() {
    for (options, isAnimated) in [
      (UIView.AnimationOptions.transitionCrossDissolve, false),
      ([.transitionCrossDissolve, .allowAnimatedContent], true), ([], true),
    ] {
      old.center.x = 20
      UIView.transition(with: container, duration: 1, options: options) { old.center.x = 30 }
      Simulator.advance(by: 0.5)
      let shown = old.layer.presentation()?.position.x ?? 0
      #expect((shown < 30) == isAnimated)
      Simulator.advance(by: 1)
    }
  }

  @Test func `outside of windows the views are replaced at once`() {
    let parent = UIView()
    let (first, second) = (UIView(), UIView())
    parent.addSubview(first)
    UIView.transition(from: first, to: second, duration: 1, options: .transitionCrossDissolve) {
      [diary] in
      diary.lines.append("done \($0)")
    }
    #expect(parent.subviews == [second])
    Simulator.advance(by: 0)
    #expect(diary.lines == ["done true"])
  }
}
