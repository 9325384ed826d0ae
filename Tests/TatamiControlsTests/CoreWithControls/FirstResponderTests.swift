import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Becoming and resigning first responder.
@MainActor
@Suite(.environment)
struct FirstResponderTests {
  private final class ResponderView: UIView {
    var canBecome = true
    var canResign = true
    var onResign: () -> Void = {}

    override var canBecomeFirstResponder: Bool { canBecome }
    override var canResignFirstResponder: Bool { canResign }

    override func resignFirstResponder() -> Bool {
      onResign()
      return super.resignFirstResponder()
    }
  }

  private let window = UIWindow.shown()
  private let first = ResponderView()
  private let second = ResponderView()

  init() {
    for view in [first, second] { window.addSubview(view) }
  }

  @Test func `S78: either responder may refuse the change of first responder`() {
    #expect(first.becomeFirstResponder())
    second.canBecome = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    second.canBecome = true
    first.canResign = false
    #expect(!second.becomeFirstResponder())
    #expect(first.isFirstResponder)
    first.canResign = true
    #expect(second.becomeFirstResponder())
    #expect(!first.isFirstResponder)
  }

  @Test func `S78: a window has no first responder after its view is removed`() {
    first.canResign = false
    #expect(first.becomeFirstResponder())
    first.removeFromSuperview()
    window.addSubview(first)
    #expect(!first.isFirstResponder)
    #expect(second.becomeFirstResponder())
    let outer = UIView()
    window.addSubview(outer)
    outer.addSubview(second)
    #expect(second.isFirstResponder)
    outer.removeFromSuperview()
    window.addSubview(outer)
    #expect(!second.isFirstResponder)
  }

  @Test func `S78: views may be removed while a responder resigns`() {
    #expect(first.becomeFirstResponder())
    first.onResign = { [unowned second] in second.removeFromSuperview() }
    #expect(!second.becomeFirstResponder())
    #expect(!second.isFirstResponder)
    window.addSubview(second)
    first.onResign = { [unowned first] in first.removeFromSuperview() }
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder())
    #expect(first.window == nil)
  }

  @Test func `cyclic responder chains terminate`() {
    final class Circle: UIView {
      weak var other: UIResponder?
      override var next: UIResponder? { other ?? super.next }
      override var canBecomeFirstResponder: Bool { true }
    }
    let (one, two) = (Circle(), Circle())
    for view in [one, two] { window.addSubview(view) }
    #expect(one.becomeFirstResponder())
    (one.other, two.other) = (two, one)
    Simulator.press(.keyboardEscape, in: window)
    #expect(!one.isFirstResponder)
    #expect(!two.becomeFirstResponder())
    one.removeFromSuperview()
    #expect(window.endEditing(true))
  }

  @Test func `S79: endEditing affects the view and its descendants, with or without force`() {
    let inner = ResponderView()
    first.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    second.endEditing(true)
    #expect(inner.isFirstResponder)
    inner.canResign = false
    #expect(!window.endEditing(false))
    #expect(inner.isFirstResponder)
    #expect(first.endEditing(true))
    #expect(!inner.isFirstResponder)
  }

  @Test func `S79: forced endEditing ignores the delegate of a text field`() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (field, delegate) = (UITextField(), Stubborn())
    field.delegate = delegate
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(!window.endEditing(false))
    #expect(field.isEditing)
    #expect(window.endEditing(true))
    #expect(!field.isEditing)
  }

  @Test func `R2: touches have the times of the clock`() {
    Simulator.advance(by: 0.25)
    let touch = Simulator.touchDown(at: .at(10, 10), in: window)
    let begin = touch.timestamp
    #expect(begin == CACurrentMediaTime())
    Simulator.move(touch, to: .at(20, 10), duration: 1)
    #expect(abs(touch.timestamp - begin - 1) < 1e-9)
    Simulator.lift(touch)
  }
}
