import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Tatami
@testable import TatamiGraphics

/// The messages that a closure causes.
@MainActor
func diagnostics(of action: () -> Void) -> [String] {
  let messages = Mutex<[String]>([])
  Diagnostics.$listener.withValue({ message in messages.withLock { $0.append(message) } }) {
    action()
  }
  return messages.withLock { $0 }
}

@MainActor @Suite(.arithmeticText) struct `Mistakes with box views` {
  @Test func `boxes are not attached to themselves or inside themselves`() {
    let inner = VBox()
    let outer = filled(HBox(), inner)
    let group = HGroup()
    #expect(diagnostics { inner.addLayoutNode(outer) }.count == 1)
    #expect(diagnostics { outer.addLayoutNode(outer) }.count == 1)
    #expect(
      diagnostics { group.addLayoutNode(group) }
        == ["HGroup cannot be attached to itself or inside itself"]
    )
    #expect(outer.superBox == nil)
    #expect(inner.superBox === outer)
    outer.layoutIfNeeded()
  }

  @Test func `views removed, moved and added while they are measured`() {
    let (first, second, third) = (SampleView(), SampleView(), SampleView())
    let added = SampleView(5, 5)
    let other = VBox()
    let box = filled(HBox(), first, second, third)
    first.onMeasure = { first.removeFromSuperview() }
    second.onMeasure = { other.addSubview(second) }
    third.onMeasure = { if added.superview == nil { box.addSubview(added) } }
    let messages = diagnostics { box.layoutIfNeeded() }
    #expect(messages == [])
    #expect(box.layoutChildren.count == 2)
    #expect(third.frame == rect(0, 0, 50, 50))
    #expect(added.frame == rect(50, 0, 5, 5))
    #expect(box.bounds.width == 55)
  }

  @Test func `a view that changes its box during each layout is reported`() {
    let view = SampleView()
    let box = filled(HBox(), view)
    var count = 0
    view.onMeasure = {
      count += 1
      view.layoutContentChanged()
    }
    let messages = diagnostics { box.layoutIfNeeded() }
    #expect(messages.first == "HBox is changed by its views during each of its layouts")
    #expect(count < 200)
  }

  @Test func `infinite and invalid answers are reported by the name of the view`() {
    let infinite = SampleView(.infinity, 10)
    infinite.accessibilityIdentifier = "endless"
    let box = filled(HBox(), SampleView(10, 10), infinite)
    box.regulator.size = BoxSize(width: 100, height: 20)
    infinite.layoutMeasure.size.width = .wrap(shrink: 1)
    box.layoutIfNeeded()
    #expect(infinite.frame.width <= 100)
    let root = filled(HBox(), infinite)
    infinite.layoutMeasure.size.width = .wrap
    let messages = diagnostics { root.layoutIfNeeded() }
    #expect(messages.first?.contains("HBox") == true)
    let invalid = SampleView(.nan, -1)
    invalid.accessibilityIdentifier = "odd"
    let invalidBox = filled(HBox(), invalid)
    let reports = diagnostics { invalidBox.layoutIfNeeded() }
    #expect(reports == [#"SampleView "odd" has measured nan x -1.0"#])
    #expect(invalid.frame == .zero)
  }

  @Test func `trees of thousands of levels are laid out and freed`() {
    weak var freed: UIView?
    do {
      let root = VBox()
      var box: BoxView = root
      for level in 0..<Thoroughness.cases(2_000, thorough: 10_000) {
        let next = level.isMultiple(of: 2) ? HBox() : VBox()
        box.addSubview(next)
        box = next
      }
      let leaf = SampleView(10, 10)
      box.addSubview(leaf)
      root.layoutIfNeeded()
      #expect(root.bounds.size == CGSize(width: 10, height: 10))
      leaf.setContent(20, 20)
      root.layoutIfNeeded()
      #expect(root.bounds.size == CGSize(width: 20, height: 20))
      freed = leaf
    }
    #expect(freed == nil)
  }

  @Test func `boxes, groups and their views are freed`() {
    weak var (box, view, grouped): (UIView?, UIView?, UIView?)
    do {
      let (strongView, strongGrouped) = (SampleView(), SampleView())
      let root = filled(HBox(), strongView, filled(VGroup(), strongGrouped))
      let host = UIView(frame: rect(0, 0, 10, 10))
      host.addSubview(root)
      host.layoutIfNeeded()
      strongView.setContent(10, 10)
      (box, view, grouped) = (root, strongView, strongGrouped)
    }
    #expect(box == nil)
    #expect(view == nil)
    #expect(grouped == nil)
  }

  @Test func `B20: a diagnosis writes each placement to the console`() {
    let view = SampleView(20, 10)
    view.accessibilityIdentifier = "icon"
    let box = filled(HBox(), view.attach().height(10).diagnosis("child"))
    Puyo(box).width(50).margin(all: 1).diagnosis("root")
    let messages = diagnostics { box.layoutIfNeeded() }
    #expect(
      messages.first
        == "root: HBox, width 50.0, height wrap, has 50.0 x 10.0 points at (1.0, 1.0)"
    )
    #expect(
      messages.last
        == "child: SampleView \"icon\", width wrap, height 10.0, has 20.0 x 10.0 points at "
        + "(0.0, 0.0)"
    )
    view.attach().diagnosis(nil).width(30)
    #expect(diagnostics { box.layoutIfNeeded() }.allSatisfy { $0.hasPrefix("root: ") })
  }
}
