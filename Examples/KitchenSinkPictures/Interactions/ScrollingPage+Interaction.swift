package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit
import Foundation

extension ScrollingPage: InteractivePage {
  /// Pinches the picture, then drags the pages half-way and the list without lifting the touches.
  package func simulateInteraction(in window: UIWindow) {
    Simulator.pinch(at: map.target, from: 60, to: 140, in: window)
    Simulator.advance(by: 2)
    drag(pages, by: CGPoint(x: -140, y: 0), in: window)
    drag(list, by: CGPoint(x: 0, y: -180), in: window)
  }

  private func drag(_ view: UIView, by translation: CGPoint, in window: UIWindow) {
    let start = view.target
    let touch = Simulator.touchDown(at: start, in: window)
    let end = CGPoint(x: start.x + translation.x, y: start.y + translation.y)
    Simulator.move(touch, to: end, duration: 0.3)
  }
}
