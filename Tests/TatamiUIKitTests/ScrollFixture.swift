import Foundation
import TatamiUIKit

/// A window of 100 x 200 points filled by a scroll view with a recording delegate.
@MainActor
struct ScrollFixture {
  let diary = Diary()
  let delegate: ScrollDelegateRecorder
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  let view: UIScrollView

  init(view: UIScrollView = UIScrollView(), contentSize: CGSize) {
    self.view = view
    view.frame = window.bounds
    delegate = ScrollDelegateRecorder(diary)
    view.contentSize = contentSize
    view.delegate = delegate
    window.isHidden = false
    window.addSubview(view)
    Headless.advance(by: 0)
  }

  /// Drags up by 60 points at 1000 points per second and lifts the finger in motion.
  func flick() {
    let touch = Headless.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    for index in 1...6 {
      Headless.advance(by: 0.01)
      Headless.move(touch, to: CGPoint(x: 50, y: 150 - 10 * CGFloat(index)))
    }
    Headless.lift(touch)
  }

  /// Drags by a distance and rests there, so that the finger has no velocity; does not lift it.
  func drag(from start: CGPoint, by distance: CGPoint) -> UITouch {
    let touch = Headless.touchDown(at: start, in: window)
    let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    for point in [middle, end] { Headless.move(touch, to: point) }
    Headless.advance(by: 0.2)
    Headless.move(touch, to: end)
    return touch
  }
}
