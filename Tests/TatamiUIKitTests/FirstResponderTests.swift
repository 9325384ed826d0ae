import Foundation
import TatamiUIKit
import Testing

/// Who has the keys, and who has them no more.
@MainActor
struct FirstResponderTests {
  private final class Taker: UIView {
    var takes = true
    var gives = true
    var whenResigning: () -> Void = {}

    override var canBecomeFirstResponder: Bool { takes }
    override var canResignFirstResponder: Bool { gives }

    override func resignFirstResponder() -> Bool {
      whenResigning()
      return super.resignFirstResponder()
    }
  }

  private let window = UIWindow.shown()
  private let first = Taker()
  private let second = Taker()

  init() {
    for view in [first, second] { window.addSubview(view) }
  }

  @Test func `S78: nobody gets the keys whom either side refuses them`() {
    #expect(first.becomeFirstResponder())
    second.takes = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    second.takes = true
    first.gives = false
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    first.gives = true
    #expect(second.becomeFirstResponder() && !first.isFirstResponder)
  }

  @Test func `S78: keys stay nowhere when their responder leaves the window`() {
    first.gives = false
    #expect(first.becomeFirstResponder())
    first.removeFromSuperview()
    window.addSubview(first)
    #expect(!first.isFirstResponder && second.becomeFirstResponder())
    let outer = UIView()
    window.addSubview(outer)
    outer.addSubview(second)
    #expect(second.isFirstResponder)
    outer.removeFromSuperview()
    window.addSubview(outer)
    #expect(!second.isFirstResponder)
  }

  @Test func `S78: a responder may take the other one away while it resigns`() {
    #expect(first.becomeFirstResponder())
    first.whenResigning = { [unowned second] in second.removeFromSuperview() }
    #expect(!second.becomeFirstResponder() && !second.isFirstResponder)
    window.addSubview(second)
    first.whenResigning = { [unowned first] in first.removeFromSuperview() }
    #expect(first.becomeFirstResponder())
    #expect(second.becomeFirstResponder() && first.window == nil)
  }

  @Test func `responders that lead in a circle have an end`() {
    final class Circle: UIView {
      weak var other: UIResponder?
      override var next: UIResponder? { other ?? super.next }
      override var canBecomeFirstResponder: Bool { true }
    }
    let (one, two) = (Circle(), Circle())
    for view in [one, two] { window.addSubview(view) }
    #expect(one.becomeFirstResponder())
    (one.other, two.other) = (two, one)
    Headless.press(.keyboardEscape, in: window)
    #expect(!one.isFirstResponder && !two.becomeFirstResponder())
    one.removeFromSuperview()
    #expect(window.endEditing(true))
  }

  @Test func `S79: editing ends in the view and inside, by force if need be`() {
    let inner = Taker()
    first.addSubview(inner)
    #expect(inner.becomeFirstResponder())
    second.endEditing(true)
    #expect(inner.isFirstResponder)
    inner.gives = false
    #expect(!window.endEditing(false) && inner.isFirstResponder)
    #expect(first.endEditing(true) && !inner.isFirstResponder)
  }

  @Test func `S79: a text field ends editing by force, whatever its delegate says`() {
    final class Stubborn: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let (field, delegate) = (UITextField(), Stubborn())
    field.delegate = delegate
    window.addSubview(field)
    #expect(field.becomeFirstResponder() && !window.endEditing(false) && field.isEditing)
    #expect(window.endEditing(true) && !field.isEditing)
  }

  @Test func `R2: times of touches and presses are those of the one clock`() {
    Headless.advance(by: 0.25)
    let touch = Headless.touchDown(at: .at(10, 10), in: window)
    let begin = touch.timestamp
    #expect(begin == CACurrentMediaTime())
    Headless.move(touch, to: .at(20, 10), duration: 1)
    #expect(abs(touch.timestamp - begin - 1) < 1e-9)
    Headless.lift(touch)
  }
}
