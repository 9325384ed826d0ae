import TestSupport
import Testing

@testable import Tatami

/// References from layout properties to views, boxes and trees.
@MainActor @Suite(.arithmeticText) struct `Lifetimes of views in boxes` {
  @Test func `layout properties outlive their view`() {
    let measure: Measure
    do {
      let label = UILabel()
      measure = label.layoutMeasure
      #expect(measure.layoutNode === label)
    }
    #expect(measure.layoutNode == nil)
    measure.size = .fixed(30)
    measure.margin = BorderInsets(top: 1)
    #expect(measure.layoutNode == nil)
  }

  @Test func `a view that outlives its box is laid out by another one`() {
    let view = SampleView(10, 10)
    do {
      let box = filled(HBox(), view)
      box.layoutIfNeeded()
    }
    #expect(view.superBox == nil)
    view.layoutMeasure.margin = BorderInsets(left: 5)
    let box = filled(HBox(), SampleView(20, 10), view)
    box.layoutIfNeeded()
    #expect(view.superBox === box)
    #expect(view.frame.minX == 25)
  }

  @Test func `a box that is released in a box frees its place`() {
    let outer = HBox()
    let last = SampleView(10, 10)
    weak var released: VBox?
    do {
      let inner = filled(VBox(), SampleView(40, 10))
      released = inner
      _ = filled(outer, inner, last)
      outer.layoutIfNeeded()
      #expect(last.frame.minX == 40)
      inner.removeFromSuperview()
    }
    #expect(released == nil)
    outer.layoutIfNeeded()
    #expect(last.frame.minX == 0)
  }

  @Test func `a group that outlives its box is laid out by another one`() {
    let group = HGroup()
    let view = SampleView(10, 10)
    group.addLayoutNode(view)
    do { HBox().addLayoutNode(group) }
    #expect(group.superBox == nil)
    let box = HBox()
    box.addLayoutNode(group)
    box.layoutIfNeeded()
    #expect(view.superview === box)
    #expect(view.frame.width == 10)
  }

  @Test func `a binding neither keeps its view nor reaches it once it is being released`() {
    let text = State("one")
    weak var released: UILabel?
    do {
      let label = UILabel().attach().text(text).view
      released = label
      text.value = "two"
      #expect(label.text == "two")
    }
    #expect(released == nil)
    text.value = "three"
    #expect(text.value == "three")
  }
}
