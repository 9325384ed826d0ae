import Foundation
import TestSupport
import Testing

@testable import Tatami

@MainActor @Suite(.arithmeticText) struct `Outermost boxes` {
  @Test func `C10, C11: a root box follows its superview and its own alignment`() {
    let host = UIView(frame: rect(0, 0, 200, 100))
    let box = filled(HBox(), SampleView(20, 20))
    box.regulator.size = BoxSize(width: .ratio(0.5), height: .wrap)
    box.regulator.alignment = [.right, .vertCenter()]
    box.regulator.margin = BorderInsets(right: 10)
    host.addSubview(box)
    host.layoutIfNeeded()
    #expect(box.frame == rect(100, 40, 90, 20))
    host.frame.size.width = 400
    host.layoutIfNeeded()
    #expect(box.frame == rect(200, 40, 190, 20))
    box.regulator.alignment = .none
    host.layoutIfNeeded()
    #expect(box.frame == rect(0, 0, 190, 20))
  }

  @Test func `B18, C11: size and center can be left to others`() {
    let host = UIView(frame: rect(0, 0, 200, 100))
    let child = SampleView(20, 20)
    let box = filled(ZBox(), child)
    child.layoutMeasure.alignment = [.right, .bottom]
    box.isSizeControl = false
    box.isCenterControl = false
    host.addSubview(box)
    box.frame = rect(10, 20, 80, 60)
    host.layoutIfNeeded()
    #expect(box.frame == rect(10, 20, 80, 60))
    #expect(child.frame == rect(60, 40, 20, 20))
    box.frame = rect(0, 0, 100, 60)
    host.layoutIfNeeded()
    #expect(child.frame == rect(80, 40, 20, 20))
    #expect(box.sizeThatFits(.zero) == CGSize(width: 20, height: 20))
    host.layoutIfNeeded()
    #expect(child.frame == rect(80, 40, 20, 20))
  }

  @Test func `C12: a box sets the content size of its scroll view where it wraps`() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    let box = filled(VBox(), SampleView(50, 150), SampleView(50, 150))
    box.regulator.size = BoxSize(width: .fill, height: .wrap)
    box.regulator.margin = BorderInsets(top: 5, bottom: 7)
    box.isScrollViewControl = true
    scrollView.addSubview(box)
    scrollView.layoutIfNeeded()
    #expect(scrollView.contentSize == CGSize(width: 0, height: 312))
    scrollView.contentOffset.y = 100
    scrollView.layoutIfNeeded()
    #expect(box.frame == rect(0, 5, 100, 300))
  }

  @Test func `C13: fitting sizes need no layout and exclude the margin`() {
    let view = SampleView(100, 10)
    view.flows = true
    let box = filled(VBox(), view)
    box.regulator.margin = BorderInsets(top: 3, left: 5)
    #expect(box.sizeThatFits(.zero) == CGSize(width: 100, height: 10))
    #expect(box.sizeThatFits(CGSize(width: 55, height: 0)) == CGSize(width: 50, height: 20))
    #expect(
      box.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .infinity)).width
        == 100
    )
    #expect(view.frame == .zero)
    box.regulator.size = BoxSize(width: 30, height: 40)
    view.resetCounts()
    #expect(box.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
  }

  @Test func `C13: an inner box measures its own content`() {
    let inner = filled(VBox(), SampleView(10, 20), SampleView(30, 20))
    let box = filled(HBox(), inner, SampleView())
    #expect(inner.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
    box.layoutIfNeeded()
    #expect(inner.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
    #expect(inner.frame == rect(0, 0, 30, 40))
  }

  @Test func `the intrinsic size is invalidated once until it is measured or applied`() {
    let box = InvalidationBox()
    let host = UIView(frame: rect(0, 0, 100, 100))
    host.addSubview(box)
    host.layoutIfNeeded()
    let add = {
      box.invalidations = 0
      for _ in 0..<3 { box.addSubview(SampleView(10, 10)) }
    }
    add()
    #expect(box.invalidations == 1)
    add()
    #expect(box.invalidations == 0)
    #expect(box.sizeThatFits(.zero).height == 60)
    add()
    #expect(box.invalidations == 1)
    host.layoutIfNeeded()
    #expect(box.frame.height == 90)
    add()
    #expect(box.invalidations == 1)
    box.invalidations = 0
    let other = UIView(frame: rect(0, 0, 50, 50))
    other.addSubview(box)
    #expect(box.invalidations == 1)
  }

  /// A box that counts how often its intrinsic size is invalidated.
  private final class InvalidationBox: VBox {
    var invalidations = 0

    override func invalidateIntrinsicContentSize() {
      invalidations += 1
      super.invalidateIntrinsicContentSize()
    }
  }

  @Test func `C14: a share of the superview is no natural length`() {
    let box = filled(HBox(), SampleView(20, 30))
    #expect(box.intrinsicContentSize == CGSize(width: 20, height: 30))
    box.regulator.size.width = .fill
    #expect(box.intrinsicContentSize == CGSize(width: UIView.noIntrinsicMetric, height: 30))
    #expect(box.sizeThatFits(.zero) == CGSize(width: 20, height: 30))
    #expect(box.sizeThatFits(CGSize(width: 70, height: 0)) == CGSize(width: 70, height: 30))
    box.regulator.size.height = .fill
    #expect(box.intrinsicContentSize == .zero)
  }

  @Test func `a root box that is gone is not laid out until it is shown`() {
    let view = SampleView()
    let box = filled(HBox(), view)
    box.layoutVisibility = .gone
    box.layoutIfNeeded()
    #expect(view.measureCount == 0)
    box.layoutVisibility = .visible
    box.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 50, 50))
  }

  @Test func `a view with a box inside is measured by it`() {
    final class Cell: UIView {
      let box = filled(VBox(), SampleView(30, 10), SampleView(30, 10))
      init() {
        super.init(frame: .zero)
        addSubview(box)
      }
      required init?(coder: NSCoder) { nil }
      override func sizeThatFits(_ size: CGSize) -> CGSize { box.sizeThatFits(size) }
    }
    let cells = [Cell(), Cell()]
    let list = filled(VBox(), cells[0], cells[1])
    #expect(frames(list) == [rect(0, 0, 30, 20), rect(0, 20, 30, 20)])
    #expect(cells[1].box.frame == rect(0, 0, 30, 20))
  }

  @Test func `C49: a scrolling box has no content along an axis on which it stops to scroll`() {
    let scroll = ScrollingBox(VBox(), direction: .both) { box in
      for _ in 0..<3 { UIView().attach(box).size(150, 100) }
    }
    scroll.frame = rect(0, 0, 100, 100)
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 150, height: 300))
    scroll.contentOffset = CGPoint(x: 40, y: 60)
    scroll.scrollDirection = .y
    scroll.layoutIfNeeded()
    #expect(scroll.contentSize == CGSize(width: 0, height: 300))
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 60))
    #expect(scroll.content.frame == rect(0, 0, 100, 300))
  }
}
