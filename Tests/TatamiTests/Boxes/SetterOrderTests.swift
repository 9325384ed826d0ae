import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Setters in any order` {
  @Test func `B12, B14: a distance of one edge survives new distances of all edges`() {
    let (all, leading) = (State(8), State(16))
    let box = HBox().attach().padding(all: all, leading: leading).margin(all: all).margin(top: 1)
    let padding = { box.view.regulator.padding.insets(in: .leftToRight) }
    #expect(padding() == UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 8))
    all.value = 4
    #expect(padding() == UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 4))
    #expect(box.view.regulator.margin.top == 1)
    #expect(box.view.regulator.margin.bottom == 4)
    leading.value = 2
    #expect(padding() == UIEdgeInsets(top: 4, left: 2, bottom: 4, right: 4))
    let insets = State(UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
    box.padding(insets).padding(bottom: 3)
    #expect(padding() == UIEdgeInsets(top: 9, left: 9, bottom: 3, right: 9))
    insets.value.top = 5
    #expect(padding() == UIEdgeInsets(top: 5, left: 9, bottom: 3, right: 9))
    box.padding(all: 1)
    #expect(padding() == UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1))
  }

  @Test func `B30: values that are set before their range`() {
    let value = State(Float(50))
    let slider = UISlider().attach().value(value).range(0...100)
    #expect(slider.view.value == 50)
    slider.view.value = 30
    slider.view.sendActions(for: .valueChanged)
    #expect(value.value == 30)
    slider.range(0...40)
    #expect(slider.view.value == 30)
    let stepper = UIStepper().attach().value(State(250.0)).range(200...300, step: 10)
    #expect(stepper.view.value == 250)
    let pages = UIPageControl().attach().currentPage(State(3)).numberOfPages(5)
    #expect(pages.view.currentPage == 3)
    #expect(UISlider().attach().value(Outputs.just(7)).range(0...10).view.value == 7)
  }

  @Test func `B27, B28, B29: a second binding replaces both directions of the first`() {
    let (first, second) = (State("a"), State("b"))
    let field = UITextField().attach().onText(first).onText(second)
    field.view.text = "typed"
    field.view.sendActions(for: .editingChanged)
    #expect(first.value == "a")
    #expect(second.value == "typed")
    let view = UITextView().attach().onText(first).onText(second)
    view.view.text = "more"
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view.view)
    #expect(first.value == "a")
    #expect(second.value == "more")
    let isOn = State(false)
    let control = UISwitch().attach().isOn(isOn).isOn(Outputs.just(true))
    #expect(control.view.isOn)
    control.view.sendActions(for: .valueChanged)
    #expect(!isOn.value)
    let value = State(Float(0.5))
    let slider = UISlider().attach().value(value).value(Outputs.just(0.25))
    slider.view.sendActions(for: .valueChanged)
    #expect(value.value == 0.5)
  }

  @Test func `B29: changes of a text view without a new text are dropped`() {
    var texts: [String?] = []
    let view = UITextView().attach().textChange(Inputs { texts.append($0) })
    for text in ["a", "a", "b"] {
      view.view.text = text
      NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: view.view)
    }
    #expect(texts == ["a", "b"])
  }
}
