import Foundation
import TatamiTesting
import TatamiUIKit
import Testing
import TestSupport

@MainActor
@Suite(.environment)
struct ScrollZoomTests {
  private let fixture = ScrollFixture(contentSize: CGSize(width: 400, height: 400))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  private var delegate: ScrollDelegateRecorder { fixture.delegate }
  private var window: UIWindow { fixture.window }
  private var view: UIScrollView { fixture.view }

  init() {
    delegate.zoomedView = picture
    view.addSubview(picture)
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
  }

  /// Returns the recorded calls about zooming without repetitions.
  private func takeZooming() -> [String] {
    delegate.takeWithoutOffsets().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func `S113: zooming scales the view and the size of the content`() {
    view.zoomScale = 2
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(view.contentSize == CGSize(width: 800, height: 800))
    #expect(takeZooming() == ["did zoom"])
  }

  @Test func `S113: the scale is 1 without a view for zooming`() {
    delegate.zoomedView = nil
    view.zoomScale = 2
    #expect(view.zoomScale == 1)
    #expect(view.contentSize.width == 400)
  }

  @Test func `scales are clamped to their limits`() {
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.01
    #expect(view.zoomScale == 0.5)
    view.zoomScale = 1
    #expect(view.contentSize == CGSize(width: 400, height: 400))
  }

  @Test func `zooming from code keeps the center`() {
    view.contentOffset = CGPoint(x: 150, y: 100)
    view.setZoomScale(2, animated: false)
    #expect(view.contentOffset == CGPoint(x: 350, y: 300))
  }

  @Test func `animated zooming reports its begin and end`() {
    view.setZoomScale(2, animated: true)
    Simulator.advance(by: 0.1)
    #expect(view.zoomScale > 1)
    #expect(view.zoomScale < 2)
    Simulator.advance(by: 1)
    #expect(view.zoomScale == 2)
    #expect(takeZooming() == ["will begin zooming", "did zoom", "did end zooming at 2.0"])
  }

  @Test func `zooming to a rectangle fits it into the bounds`() {
    view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 200, y: 150))
  }

  @Test func `a pinch zooms about the point between the fingers`() throws {
    view.contentOffset = CGPoint(x: 100, y: 100)
    Simulator.pinch(at: CGPoint(x: 50, y: 100), from: 40, to: 80, in: window)
    Simulator.advance(by: 1)
    #expect(abs(view.zoomScale - 2) < 0.01)
    let center = CGPoint(
      x: (view.contentOffset.x + 50) / view.zoomScale,
      y: (view.contentOffset.y + 100) / view.zoomScale
    )
    #expect(abs(center.x - 150) < 0.5)
    #expect(abs(center.y - 200) < 0.5)
    let lines = takeZooming()
    #expect(lines.first == "will begin zooming")
    #expect(lines.last?.hasPrefix("did end zooming") == true)
  }

  @Test func `a pinch beyond the limits is rubber-banded, and the scale bounces back`() {
    view.maximumZoomScale = 1.5
    var greatest: CGFloat = 0
    delegate.onScroll = { greatest = max(greatest, $0.zoomScale) }
    Simulator.pinch(at: CGPoint(x: 50, y: 100), from: 20, to: 90, in: window)
    #expect(view.isZoomBouncing)
    #expect(!view.isZooming)
    #expect(greatest > 1.5)
    #expect(greatest < 3)
    Simulator.advance(by: 1)
    #expect(view.zoomScale == 1.5)
    #expect(!view.isZoomBouncing)
    #expect(takeZooming().last == "did end zooming at 1.5")
  }

  @Test func `limits of one scale disable pinching`() {
    view.minimumZoomScale = 4
    #expect(view.pinchGestureRecognizer == nil)
    Simulator.pinch(at: CGPoint(x: 50, y: 100), from: 20, to: 90, in: window)
    #expect(view.zoomScale == 1)
  }
}
