import Foundation
import TatamiUIKit
import Testing

@MainActor
struct ScrollZoomTests {
  private final class Zooming: ScrollDiary {
    weak var zoomed: UIView?

    override func viewForZooming(in scrollView: UIScrollView) -> UIView? { zoomed }

    override func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
      diary.lines.append("will begin zooming")
    }

    override func scrollViewDidZoom(_ scrollView: UIScrollView) { diary.lines.append("zooms") }

    override func scrollViewDidEndZooming(
      _ scrollView: UIScrollView,
      with view: UIView?,
      atScale scale: CGFloat
    ) {
      diary.lines.append("ends zooming at \(scale)")
    }
  }

  private let diary = Diary()
  private let delegate: Zooming
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    delegate = Zooming(diary)
    delegate.zoomed = picture
    view.contentSize = CGSize(width: 400, height: 400)
    view.addSubview(picture)
    view.minimumZoomScale = 0.5
    view.maximumZoomScale = 4
    view.delegate = delegate
    window.isHidden = false
    window.addSubview(view)
    Headless.advance(by: 0)
  }

  /// What the diary says about zooming, each movement once.
  private func zooming() -> [String] {
    diary.take().filter { !$0.hasPrefix("scrolls") }
      .reduce(into: []) { if $0.last != $1 { $0.append($1) } }
  }

  @Test func `S113: zooming scales the view and the size of the content`() {
    view.zoomScale = 2
    #expect(picture.transform == CGAffineTransform(scaleX: 2, y: 2))
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 800, height: 800))
    #expect(view.contentSize == CGSize(width: 800, height: 800))
    #expect(zooming() == ["zooms"])
  }

  @Test func `S113: the scale is 1 when nothing zooms`() {
    delegate.zoomed = nil
    view.zoomScale = 2
    #expect(view.zoomScale == 1 && view.contentSize.width == 400)
  }

  @Test func `scales stay within their limits`() {
    view.zoomScale = 100
    #expect(view.zoomScale == 4)
    view.zoomScale = 0.01
    #expect(view.zoomScale == 0.5)
    view.zoomScale = 1
    #expect(view.contentSize == CGSize(width: 400, height: 400))
  }

  @Test func `zooming from code keeps the middle`() {
    view.contentOffset = CGPoint(x: 150, y: 100)
    view.setZoomScale(2, animated: false)
    #expect(view.contentOffset == CGPoint(x: 350, y: 300))
  }

  @Test func `zooming with animation takes its time and tells of its end`() {
    view.setZoomScale(2, animated: true)
    Headless.advance(by: 0.1)
    #expect(view.zoomScale > 1 && view.zoomScale < 2)
    Headless.advance(by: 1)
    #expect(view.zoomScale == 2)
    #expect(zooming() == ["will begin zooming", "zooms", "ends zooming at 2.0"])
  }

  @Test func `zooming to a rectangle shows it as large as it fits`() {
    view.zoom(to: CGRect(x: 100, y: 100, width: 50, height: 50), animated: false)
    #expect(view.zoomScale == 2)
    #expect(view.contentOffset == CGPoint(x: 200, y: 150))
  }

  @Test func `two fingers zoom about the point between them`() throws {
    #expect(view.pinchGestureRecognizer != nil)
    view.contentOffset = CGPoint(x: 100, y: 100)
    Headless.pinch(at: CGPoint(x: 50, y: 100), from: 40, to: 80, in: window)
    Headless.advance(by: 1)
    #expect(abs(view.zoomScale - 2) < 0.01)
    let middle = CGPoint(
      x: (view.contentOffset.x + 50) / view.zoomScale,
      y: (view.contentOffset.y + 100) / view.zoomScale
    )
    #expect(abs(middle.x - 150) < 0.5 && abs(middle.y - 200) < 0.5)
    let lines = zooming()
    #expect(lines.first == "will begin zooming" && lines.last?.hasPrefix("ends zooming") == true)
  }

  @Test func `fingers beyond the limits are followed less and less, and the scale comes back`() {
    view.maximumZoomScale = 1.5
    var greatest: CGFloat = 0
    delegate.whenScrolling = { greatest = max(greatest, $0.zoomScale) }
    Headless.pinch(at: CGPoint(x: 50, y: 100), from: 20, to: 90, in: window)
    #expect(view.isZoomBouncing && !view.isZooming)
    #expect(greatest > 1.5 && greatest < 3)
    Headless.advance(by: 1)
    #expect(view.zoomScale == 1.5 && !view.isZoomBouncing)
    #expect(zooming().last == "ends zooming at 1.5")
  }

  @Test func `one scale only leaves nothing to pinch`() {
    view.minimumZoomScale = 4
    #expect(view.pinchGestureRecognizer == nil)
    Headless.pinch(at: CGPoint(x: 50, y: 100), from: 20, to: 90, in: window)
    #expect(view.zoomScale == 1)
  }
}
