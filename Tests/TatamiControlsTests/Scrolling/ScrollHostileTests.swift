import Foundation
import TatamiTesting
import TatamiHost
import TatamiUIKit
import Testing
import TestSupport

/// Delegates and numbers that scroll views must survive although no program should have them.
@MainActor
@Suite(.environment)
struct ScrollHostileTests {
  private let fixture = ScrollFixture(contentSize: CGSize(width: 100, height: 3000))

  private var diary: Diary { fixture.diary }
  private var delegate: ScrollDelegateRecorder { fixture.delegate }
  private var window: UIWindow { fixture.window }
  private var view: UIScrollView { fixture.view }

  @Test func `a delegate that scrolls whenever the view scrolls terminates`() {
    delegate.onScroll = { $0.contentOffset.y += 1 }
    view.contentOffset.y = 1
    #expect(diary.take().count == 16)
    fixture.flick()
    Simulator.advance(by: 1)
    #expect(view.contentOffset.y.isFinite)
  }

  @Test func `a delegate may change size, insets and bounds while the content moves`() {
    var count = 0
    delegate.onScroll = { view in
      count += 1
      view.contentSize.height = count.isMultiple(of: 2) ? 3000 : 50
      view.contentInset.top = CGFloat(count % 5)
      view.frame.size.height = CGFloat(100 + count % 7)
    }
    fixture.flick()
    Simulator.advance(by: 10)
    #expect(!view.isDecelerating)
    #expect(view.contentOffset.y.isFinite)
  }

  @Test(arguments: 1...12)
  func `a delegate may remove the view at any time`(call: Int) {
    var count = 0
    delegate.onScroll = { view in
      count += 1
      if count == call { view.removeFromSuperview() }
    }
    fixture.flick()
    Simulator.advance(by: 10)
    #expect(!view.isDragging)
    #expect(!view.isDecelerating)
    #expect(!view.isTracking)
  }

  @Test func `a view removed during a drag comes to rest`() {
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 20), in: window)
    Simulator.move(touch, to: CGPoint(x: 50, y: 150))
    #expect(view.contentOffset.y < 0)
    view.removeFromSuperview()
    Simulator.lift(touch)
    Simulator.advance(by: 1)
    #expect(!view.isDragging)
    #expect(!view.isTracking)
    #expect(view.contentOffset.y == 0)
  }

  @Test func `a view may be released while it scrolls`() {
    weak var released: UIScrollView?
    do {
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.contentSize.height = 1000
      view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      view.flashScrollIndicators()
      released = view
    }
    Simulator.advance(by: 2)
    #expect(released == nil)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `numbers that are not finite are ignored`(number: CGFloat) {
    view.contentOffset.y = 5
    view.contentOffset.y = number
    view.setContentOffset(CGPoint(x: number, y: 0), animated: true)
    view.setContentOffset(CGPoint(x: number, y: 0), animated: false)
    view.contentSize.height = number
    view.contentInset.left = number
    view.minimumZoomScale = number
    view.maximumZoomScale = number
    view.zoomScale = number
    view.zoom(to: CGRect(x: 0, y: number, width: 1, height: 1), animated: false)
    view.scrollRectToVisible(CGRect(x: 0, y: number, width: 1, height: 1), animated: true)
    Simulator.advance(by: 1)
    #expect(view.contentOffset == CGPoint(x: 0, y: 5))
    #expect(view.contentSize.height == 3000)
    #expect(view.contentInset == .zero)
    #expect(view.minimumZoomScale == 1)
    #expect(view.maximumZoomScale == 1)
    #expect(view.zoomScale == 1)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e300])
  func `extreme target offsets terminate`(number: CGFloat) {
    delegate.target = CGPoint(x: 0, y: number)
    fixture.flick()
    Simulator.advance(by: 5)
    #expect(view.contentOffset.y.isFinite)
  }

  @Test(arguments: [CGFloat(0), 1, 1e-300, 2, -1, .nan, .infinity])
  func `extreme deceleration rates terminate`(rate: CGFloat) {
    view.decelerationRate = UIScrollView.DecelerationRate(rawValue: rate)
    fixture.flick()
    Simulator.advance(by: 60)
    #expect(view.contentOffset.y.isFinite)
    #expect(!view.isDecelerating)
  }

  @Test func `content of a million points on each axis costs no more to draw`() {
    view.contentSize = CGSize(width: 1_000_000, height: 1_000_000)
    view.setContentOffset(CGPoint(x: 999_900, y: 999_800), animated: true)
    Simulator.advance(by: 1)
    #expect(view.contentOffset == CGPoint(x: 999_900, y: 999_800))
    #expect(ViewRenderer.displayList(of: view).commands.count < 30)
  }

  @Test func `a scroll view at rest does not scroll`() {
    fixture.flick()
    Simulator.advance(by: 10)
    var frames = 0
    delegate.onScroll = { _ in frames += 1 }
    Simulator.advance(by: 20)
    #expect(frames == 0)
  }
}
