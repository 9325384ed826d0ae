import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

/// Offsets, content sizes, insets and animations of scroll views without touches.
@MainActor
@Suite(.environment)
struct ScrollOffsetTests {
  private let diary = Diary()
  private let delegate: ScrollDelegateRecorder
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  init() {
    delegate = ScrollDelegateRecorder(diary)
    view.contentSize = CGSize(width: 100, height: 1000)
    view.delegate = delegate
  }

  @Test func `S13: scroll views clip their content`() {
    #expect(view.clipsToBounds)
  }

  @Test func `S98: the offset is the origin of the bounds`() {
    view.contentOffset = CGPoint(x: 0, y: 30)
    #expect(view.bounds == CGRect(x: 0, y: 30, width: 100, height: 200))
    view.bounds.origin.y = 40
    #expect(view.contentOffset == CGPoint(x: 0, y: 40))
    view.layer.bounds.origin.y = 50
    #expect(view.contentOffset.y == 50)
    #expect(diary.take() == ["scrolls to 30", "scrolls to 40", "scrolls to 50"])
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
  }

  @Test func `S9: a new offset invalidates the layout`() {
    view.layoutIfNeeded()
    view.contentOffset.y = 1
    #expect(view.layer.needsLayout())
  }

  @Test func `S99: the offset at rest is clamped when content size, insets or bounds change`() {
    view.contentOffset.y = 800
    view.contentSize.height = 700
    #expect(view.contentOffset.y == 500)
    view.contentInset.bottom = 100
    #expect(view.contentOffset.y == 500)
    view.contentOffset.y = 600
    view.contentInset.bottom = 0
    #expect(view.contentOffset.y == 500)
    view.frame.size.height = 300
    #expect(view.contentOffset.y == 400)
  }

  @Test func `S99: a legal offset does not change with content size, insets or bounds`() {
    view.contentOffset.y = 300
    view.contentSize.height = 5000
    view.contentInset = UIEdgeInsets(top: 50, left: 0, bottom: 50, right: 0)
    view.frame.size.height = 250
    #expect(view.contentOffset.y == 300)
  }

  @Test func `S100: offsets set from code are not clamped`() {
    view.contentOffset = CGPoint(x: -7, y: 5000)
    #expect(view.contentOffset == CGPoint(x: -7, y: 5000))
  }

  @Test func `S101: the delegate is called for changes only`() {
    view.contentOffset.y = 10
    view.contentOffset.y = 10
    view.setContentOffset(CGPoint(x: 0, y: 10), animated: false)
    view.frame.origin.x = 5
    #expect(diary.take() == ["scrolls to 10"])
  }

  @Test func `S102: an animated offset takes 0.3 seconds and reports every frame`() {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    #expect(view.contentOffset.y == 0)
    Simulator.advance(by: 0.15)
    #expect(abs(view.contentOffset.y - 150) < 30)
    #expect(view.contentOffset.y * 2 == (view.contentOffset.y * 2).rounded())
    Simulator.advance(by: 0.2)
    let lines = diary.take()
    // The count depends on the phase of the frames, which other observers may have started.
    #expect((19...20).contains(lines.count))
    #expect(lines.last == "did end animation")
    #expect(lines.dropLast().last == "scrolls to 300")
    Simulator.advance(by: 1)
    #expect(diary.take().isEmpty)
  }

  @Test func `S102: an offset set without animation ends an animation`() {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    Simulator.advance(by: 0.1)
    _ = diary.take()
    view.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    Simulator.advance(by: 1)
    #expect(diary.take() == ["did end animation", "scrolls to 5"])
  }

  @Test func `S102: a second animation replaces the first and ends once`() {
    view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    Simulator.advance(by: 0.1)
    view.setContentOffset(CGPoint(x: 0, y: 40), animated: true)
    Simulator.advance(by: 1)
    #expect(view.contentOffset.y == 40)
    #expect(diary.take().filter { $0 == "did end animation" }.count == 1)
  }

  @Test func `S102: an animation to the present offset does nothing`() {
    view.setContentOffset(.zero, animated: true)
    Simulator.advance(by: 1)
    #expect(diary.take().isEmpty)
  }

  @Test func `S114: insets change the legal offsets, not the content`() {
    let subview = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(subview)
    view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
    #expect(subview.frame.origin == .zero)
    #expect(view.contentOffset == .zero)
    #expect(view.adjustedContentInset == view.contentInset)
    view.contentOffset.y = -20
    view.contentSize.height = 900
    #expect(view.contentOffset.y == -20)
  }

  @Test func `a rectangle is scrolled to by the shortest distance`() {
    view.scrollRectToVisible(CGRect(x: 0, y: 50, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 0)
    view.scrollRectToVisible(CGRect(x: 0, y: 500, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 320)
    view.scrollRectToVisible(CGRect(x: 0, y: 300, width: 10, height: 20), animated: false)
    #expect(view.contentOffset.y == 300)
    view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 90), animated: false)
    #expect(view.contentOffset.y == 800)
    view.contentInset.bottom = 40
    view.scrollRectToVisible(CGRect(x: 0, y: 990, width: 10, height: 10), animated: false)
    #expect(view.contentOffset.y == 840)
    view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 700), animated: false)
    #expect(view.contentOffset.y == 100)
  }

  @Test func `deceleration rates are UIKit's`() {
    #expect(view.decelerationRate == .normal)
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
  }

  @Test func `T5: a subclass can narrow the type of the delegate`() {
    let view = NarrowView(frame: .zero)
    let delegate = NarrowDelegate()
    view.delegate = delegate
    #expect(view.delegate === delegate)
    #expect((view as UIScrollView).delegate === delegate)
    view.contentOffset.y = 3
    #expect(delegate.offsets == [CGPoint(x: 0, y: 3)])
  }
}

private protocol NarrowViewDelegate: UIScrollViewDelegate {}

private final class NarrowDelegate: NSObject, NarrowViewDelegate {
  var offsets: [CGPoint] = []

  func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset) }
}

private final class NarrowView: UIScrollView {
  var delegate: (any NarrowViewDelegate)? {
    get { (self as UIScrollView).delegate as? any NarrowViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }
}
