import Foundation
import TatamiTesting
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Setters of controls` {
  private func show(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: rect(0, 0, 320, 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `B25, A57: events of controls, until the control is freed`() {
    let input = SimpleIO<UIButton>()
    var events: [String] = []
    input.subscribe { _ in events.append("input") }
    weak var freed: UIButton?
    do {
      let button = UIButton().attach().onControlEvent(.touchUpInside, input)
        .bind(event: .touchUpInside) { events.append("action") }
        .bind(event: .touchUpInside) { (button: UIButton) in events.append("typed") }
        .bind(to: self.box, event: .touchUpInside) { box, _ in events.append("\(type(of: box))") }
      freed = button.view
      button.view.sendActions(for: .touchUpInside)
      button.view.sendActions(for: .touchDown)
    }
    #expect(events == ["input", "action", "typed", "HBox"])
    #expect(freed == nil)
    let control = UIControl()
    var count = 0
    let disposer = control.outputs(for: .valueChanged).subscribe { _ in count += 1 }
    control.sendActions(for: .valueChanged)
    disposer.dispose()
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  private let box = HBox()

  @Test func `B26: taps, several on one view`() {
    var taps = 0
    let view = UIView().attach().size(100, 100).onTap { taps += 1 }
    view.onTap { (_: UITapGestureRecognizer) in taps += 10 }
    view.onTap(to: box) { _, _ in taps += 100 }
    let window = show(filled(ZBox(), view))
    Simulator.tap(at: CGPoint(x: 50, y: 50), in: window)
    #expect(taps == 111)
    let disposer = view.view.addTapHandler { _ in taps += 1_000 }
    disposer.dispose()
    Simulator.tap(at: CGPoint(x: 50, y: 50), in: window)
    #expect(taps == 222)
  }

  @Test func `B27: a switch and its state`() {
    let isOn = State(false)
    let control = UISwitch().attach().isOn(isOn)
    isOn.value = true
    #expect(control.view.isOn)
    control.view.setOn(false, animated: false)
    control.view.sendActions(for: .valueChanged)
    #expect(!isOn.value)
  }

  @Test func `B28: a text field and its state`() {
    let (text, typed) = (State<String?>("a"), State<String?>(nil))
    let field = UITextField().attach().size(.wrap, 30).onText(text).texting(typed).resizeByContent()
    let box = filled(HBox(), field)
    let window = show(box)
    field.view.becomeFirstResponder()
    let width = box.bounds.width
    Simulator.type("bc", in: window)
    window.layoutIfNeeded()
    #expect(text.value == "abc")
    #expect(typed.value == "abc")
    #expect(box.bounds.width > width)
    text.value = "x"
    #expect(field.view.text == "x")
    let plain = State("")
    UITextField().attach().onText(plain).view.text = "unsent"
    #expect(plain.value == "")
  }

  @Test func `B29: a text view and its state`() {
    let (text, ended) = (State("a"), State<String?>(nil))
    var begun = 0
    let view = UITextView().attach().size(200, 100).onText(text).onEndEditing(ended)
      .onBeginEditing(Inputs { _ in begun += 1 })
    let window = show(filled(ZBox(), view))
    view.view.becomeFirstResponder()
    Simulator.type("b", in: window)
    #expect(text.value.count == 2)
    #expect(begun == 1)
    view.view.resignFirstResponder()
    #expect(ended.value == text.value)
    text.value = "z"
    #expect(view.view.text == "z")
  }

  @Test func `B30: values of the other controls`() {
    let (slider, stepper, segment, page) = (State(Float(0.2)), State(3.0), State(1), State(2))
    let views: (UISlider, UIStepper, UISegmentedControl, UIPageControl) = (
      UISlider().attach().range(0...2).value(slider).view,
      UIStepper().attach().range(0...9).value(stepper).view,
      UISegmentedControl(items: ["a", "b"]).attach().selectedSegmentIndex(segment).view,
      UIPageControl().attach().numberOfPages(5).currentPage(page).view
    )
    #expect(views.0.value == 0.2)
    #expect(views.1.value == 3)
    #expect(views.2.selectedSegmentIndex == 1)
    #expect(views.3.currentPage == 2)
    views.0.value = 1
    views.1.value = 4
    views.2.selectedSegmentIndex = 0
    views.3.currentPage = 3
    for control in [views.0, views.1, views.2, views.3] as [UIControl] {
      control.sendActions(for: .valueChanged)
    }
    #expect(slider.value == 1)
    #expect(stepper.value == 4)
    #expect(segment.value == 0)
    #expect(page.value == 3)
    let progress = UIProgressView().attach().progress(State(Float(0.5)))
    #expect(progress.view.progress == 0.5)
    let spinner = UIActivityIndicatorView(style: .medium).attach().animating(true)
    #expect(spinner.view.isAnimating)
    let button = UIButton().attach().enabled(State(false)).selected(true).tag(4)
    #expect(!button.view.isEnabled)
    #expect(button.view.isSelected)
    #expect(button.view.tag == 4)
  }
}
