import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.arithmeticText) struct StepperTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let stepper = UIStepper(frame: CGRect(x: 10, y: 10, width: 7, height: 7))
  private let diary = Diary()

  init() {
    window.isHidden = false
    window.addSubview(stepper)
    stepper.addAction(UIAction { [diary] _ in diary.lines.append("changed") }, for: .valueChanged)
    window.layoutIfNeeded()
  }

  private let plus = CGPoint(x: 90, y: 26)
  private let minus = CGPoint(x: 20, y: 26)

  private func tap(_ point: CGPoint) {
    Simulator.lift(Simulator.touchDown(at: point, in: window))
    Simulator.advance(by: 0.1)
  }

  @Test func `a stepper has UIKit's defaults and a fixed size`() {
    #expect(stepper.frame == CGRect(x: 10, y: 10, width: 94, height: 32))
    #expect([stepper.value, stepper.minimumValue, stepper.maximumValue] == [0, 0, 100])
    #expect(stepper.stepValue == 1)
    #expect([stepper.isContinuous, stepper.autorepeat, stepper.wraps] == [true, true, false])
    #expect(stepper.intrinsicContentSize == stepper.sizeThatFits(.zero))
  }

  @Test func `taps on the halves change the value and send events`() {
    tap(plus)
    tap(plus)
    tap(minus)
    #expect(stepper.value == 1)
    #expect(diary.take().count == 3)
    stepper.value = 50
    #expect(diary.take().isEmpty)
  }

  @Test func `the halves are mirrored from right to left`() {
    stepper.semanticContentAttribute = .forceRightToLeft
    tap(minus)
    #expect(stepper.value == 1)
  }

  @Test func `the value stays in its range or wraps`() {
    (stepper.minimumValue, stepper.maximumValue, stepper.stepValue) = (-1, 2, 2)
    for _ in 0..<3 { tap(plus) }
    #expect(stepper.value == 2)
    #expect(diary.take().count == 1)
    stepper.wraps = true
    tap(plus)
    #expect(stepper.value == -1)
    tap(minus)
    #expect(stepper.value == 2)
  }

  @Test func `the limits of the range move each other and the value`() {
    stepper.maximumValue = -5
    #expect([stepper.minimumValue, stepper.value] == [-5, -5])
    stepper.minimumValue = 7
    #expect([stepper.maximumValue, stepper.value] == [7, 7])
    stepper.minimumValue = .nan
    #expect(stepper.minimumValue == 7)
  }

  @Test func `a held half repeats its steps`() {
    let touch = Simulator.touchDown(at: plus, in: window)
    #expect(stepper.value == 1)
    Simulator.advance(by: 0.45)
    #expect(stepper.value == 1)
    Simulator.advance(by: 0.3)
    #expect(stepper.value == 3)
    Simulator.move(touch, to: minus)
    Simulator.advance(by: 1)
    #expect(stepper.value == 3)
    Simulator.lift(touch)
    Simulator.advance(by: 5)
    #expect(stepper.value == 3)
  }

  @Test func `without autorepeat a held half steps once`() {
    stepper.autorepeat = false
    let touch = Simulator.touchDown(at: plus, in: window)
    Simulator.advance(by: 5)
    Simulator.lift(touch)
    #expect(stepper.value == 1)
  }

  @Test func `a stepper that is not continuous sends one event at the end`() {
    stepper.isContinuous = false
    let touch = Simulator.touchDown(at: plus, in: window)
    Simulator.advance(by: 1)
    #expect(diary.take().isEmpty)
    Simulator.lift(touch)
    #expect(diary.take() == ["changed"])
  }

  @Test func `arrow keys and assistive technologies step`() {
    stepper.becomeFirstResponder()
    window.makeKeyAndVisible()
    Simulator.press(.keyboardUpArrow, in: window)
    #expect(stepper.value == 1)
    stepper.accessibilityIncrement()
    #expect(stepper.accessibilityValue == "2")
    stepper.isEnabled = false
    stepper.accessibilityDecrement()
    tap(plus)
    #expect(stepper.value == 2)
  }

  @Test func `images are kept by state`() {
    let image = UIImage()
    stepper.setIncrementImage(image, for: .normal)
    stepper.setDividerImage(image, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    #expect(stepper.incrementImage(for: .disabled) === image)
    #expect(stepper.decrementImage(for: .normal) == nil)
    let divider = stepper.dividerImage(
      forLeftSegmentState: .normal,
      rightSegmentState: .highlighted
    )
    #expect(divider === image)
  }
}
