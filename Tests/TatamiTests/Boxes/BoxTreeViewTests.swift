import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Trees of box views` {
  @Test func `C3: adding a view again moves it to the end, inserting one leaves its frame alone`() {
    let (first, second, inserted) = (SampleView(), SampleView(), SampleView())
    let box = filled(HBox(), first, second)
    inserted.frame = rect(1, 2, 3, 4)
    box.insertSubview(inserted, at: 0)
    #expect(box.layoutChildren.count == 2)
    box.layoutIfNeeded()
    #expect(inserted.frame == rect(1, 2, 3, 4))
    box.addSubview(first)
    box.layoutIfNeeded()
    #expect(
      box.layoutChildren.map(ObjectIdentifier.init) == [second, first].map(ObjectIdentifier.init)
    )
    #expect(second.frame.minX == 0)
    #expect(first.frame.minX == 50)
  }

  @Test func `C4: a view leaves its box in every way`() {
    let views = (0..<3).map { _ in SampleView() }
    let (box, other, plain) = (HBox(), VBox(), UIView())
    for view in views { box.addSubview(view) }
    views[0].removeFromSuperview()
    other.addSubview(views[1])
    plain.addSubview(views[2])
    #expect(box.layoutChildren.isEmpty)
    #expect(views[0].superBox == nil)
    #expect(views[1].superBox === other)
    #expect(views[2].superBox == nil)
    box.layoutIfNeeded()
    #expect(box.bounds.size == .zero)
  }

  @Test func `C6: visibility affects space and display`() {
    let views = (0..<3).map { _ in SampleView() }
    let box = filled(HBox(), views[0], views[1], views[2])
    views[1].layoutVisibility = .invisible
    #expect(frames(box)[2].minX == 100)
    #expect(views[1].isHidden)
    views[1].layoutVisibility = .gone
    #expect(frames(box)[2].minX == 50)
    #expect(views[1].isHidden)
    views[1].layoutVisibility = .free
    views[1].frame = rect(7, 7, 7, 7)
    #expect(frames(box) == [rect(0, 0, 50, 50), rect(7, 7, 7, 7), rect(50, 0, 50, 50)])
    #expect(!views[1].isHidden)
    views[1].layoutVisibility = .visible
    #expect(frames(box)[2].minX == 100)
    #expect(true.visibleOrGone() == .visible)
    #expect(false.visibleOrInvisible() == .invisible)
  }

  @Test func `C7: a box that is not activated is an outermost box of its own`() {
    let inner = filled(VBox(), SampleView(30, 30))
    let box = filled(HBox(), SampleView(), inner)
    #expect(box.isRootBox)
    #expect(!inner.isRootBox)
    box.layoutIfNeeded()
    #expect(box.bounds.width == 80)
    inner.layoutMeasure.activated = false
    #expect(inner.isRootBox)
    box.layoutIfNeeded()
    #expect(box.bounds.width == 50)
    inner.regulator.padding = BorderInsets(top: 5)
    inner.layoutIfNeeded()
    #expect(inner.bounds.size == CGSize(width: 30, height: 35))
    #expect(inner.subviews[0].frame == rect(0, 5, 30, 30))
    inner.layoutMeasure.activated = true
    box.layoutIfNeeded()
    #expect(box.bounds.width == 80)
    #expect(inner.frame == rect(50, 0, 30, 35))
  }

  @Test func `C6, C7: a box that is not activated keeps its position, a free one its frame`() {
    let inner = filled(VBox(), SampleView(30, 30))
    let box = filled(HBox(), SampleView(), inner)
    box.layoutIfNeeded()
    inner.layoutMeasure.activated = false
    inner.setNeedsLayout()
    box.layoutIfNeeded()
    inner.layoutIfNeeded()
    #expect(inner.frame == rect(50, 0, 30, 30))
    inner.layoutVisibility = .free
    inner.regulator.justifyContent = [.bottom, .right]
    inner.frame = rect(7, 8, 90, 60)
    box.layoutIfNeeded()
    inner.layoutIfNeeded()
    #expect(inner.frame == rect(7, 8, 90, 60))
    #expect(inner.subviews[0].frame == rect(60, 0, 30, 30))
    inner.layoutVisibility = .visible
    box.layoutIfNeeded()
    #expect(inner.frame == rect(50, 0, 30, 30))
  }

  @Test func `C8, C9: nothing is calculated before a pass, which starts at the outermost box`() {
    let view = SampleView(10, 10)
    let inner = filled(VBox(), view)
    let box = filled(HBox(), inner, SampleView(20, 20))
    box.layoutIfNeeded()
    view.setContent(30, 10)
    #expect(view.measureCount == 1)
    #expect(box.bounds.width == 30)
    inner.layoutIfNeeded()
    #expect(box.bounds.width == 50)
    view.content = CGSize(width: 40, height: 10)
    inner.setNeedsLayout()
    box.layoutIfNeeded()
    #expect(inner.frame.width == 40)
  }

  @Test func `boxes move between trees with everything inside them`() {
    let leaf = SampleView(10, 10)
    let inner = filled(VBox(), filled(ZBox(), leaf))
    let (first, second) = (filled(HBox(), inner), HBox())
    first.layoutIfNeeded()
    second.layoutIfNeeded()
    second.addSubview(inner)
    second.layoutIfNeeded()
    first.layoutIfNeeded()
    #expect(first.bounds.size == .zero)
    #expect(second.bounds.size == CGSize(width: 10, height: 10))
    inner.removeFromSuperview()
    leaf.setContent(20, 20)
    inner.layoutIfNeeded()
    #expect(inner.bounds.size == CGSize(width: 20, height: 20))
    #expect(leaf.frame == rect(0, 0, 20, 20))
  }

  @Test func `one changed view among 1,000 is measured alone, and only what must move moves`() {
    let box = VBox()
    let views = (0..<1_000).map { _ in SampleView(10, 10) }
    let rows = stride(from: 0, to: 1_000, by: 10).map { start in
      let row = HBox()
      row.regulator.size.height = 10
      for view in views[start..<(start + 10)] { row.addSubview(view) }
      return row
    }
    for row in rows { box.addSubview(row) }
    box.layoutIfNeeded()
    #expect(views.map(\.measureCount).reduce(0, +) == 1_000)
    for view in views { view.resetCounts() }
    views[503].setContent(15, 10)
    box.layoutIfNeeded()
    #expect(views.map(\.measureCount).reduce(0, +) == 1)
    let moved = views.indices.filter { views[$0].moveCount > 0 }
    #expect(moved == Array(503...509))
    #expect(views[504].frame.minX == 45)
  }

  @Test func `a view whose box was released before its layout is laid out in another box`() throws {
    let label = UILabel()
    var former: VBox? = VBox()
    former?.addSubview(label)
    former?.layoutIfNeeded()
    label.text = "one"
    former = nil
    try #require(label.superview == nil)
    let box = filled(VBox(), label)
    box.layoutIfNeeded()
    let width = label.frame.width
    label.text = "one and two"
    box.layoutIfNeeded()
    #expect(label.frame.width > width)
  }

  @Test func `setting equal values, and layouts without changes, measure nothing`() {
    let view = SampleView()
    let box = filled(HBox(), view)
    box.layoutIfNeeded()
    view.resetCounts()
    view.layoutMeasure.alignment = .none
    view.layoutMeasure.size = BoxSize()
    box.layoutIfNeeded()
    box.markForLayout()
    box.layoutIfNeeded()
    #expect(view.measureCount == 0)
    #expect(view.moveCount == 0)
  }

  @Test func `a label of the kit marks its boxes itself`() {
    let label = UILabel()
    label.text = "one"
    let box = filled(HBox(), label, SampleView(10, 10))
    box.layoutIfNeeded()
    let width = box.bounds.width
    label.text = "one hundred"
    box.layoutIfNeeded()
    #expect(box.bounds.width > width)
    #expect(label.bounds.width == box.bounds.width - 10)
  }
}
