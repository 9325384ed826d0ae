import Foundation
import TatamiTesting
import TatamiUIKit
import TestSupport

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
    Simulator.advance(by: 0)
  }

  /// Drags up by 60 points at 1000 points per second and lifts the finger in motion.
  func flick() {
    let touch = Simulator.touchDown(at: CGPoint(x: 50, y: 150), in: window)
    for index in 1...6 {
      Simulator.advance(by: 0.01)
      Simulator.move(touch, to: CGPoint(x: 50, y: 150 - 10 * CGFloat(index)))
    }
    Simulator.lift(touch)
  }

  /// Drags by a distance and rests there, so that the finger has no velocity; does not lift it.
  func drag(from start: CGPoint, by distance: CGPoint) -> UITouch {
    let touch = Simulator.touchDown(at: start, in: window)
    let end = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    let middle = CGPoint(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    for point in [middle, end] { Simulator.move(touch, to: point) }
    Simulator.advance(by: 0.2)
    Simulator.move(touch, to: end)
    return touch
  }
}
