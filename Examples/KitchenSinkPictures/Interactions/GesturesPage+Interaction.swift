package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit
import Foundation

extension GesturesPage: InteractivePage {
  /// Drags, pinches, taps, holds three touches down on controls, then presses keys.
  package func simulateInteraction(in window: UIWindow) {
    let start = card.target
    Simulator.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 100), in: window)
    Simulator.pinch(at: photo.target, from: 50, to: 70, turning: 0.4, in: window)
    Simulator.tap(at: counter.target, in: window, count: 3)
    for control in [button, toggle, segments] {
      Simulator.touchDown(at: control.target, in: window)
    }
    for _ in 1...5 { Simulator.press(.keyboardTab, in: window) }
    Simulator.press(view.backwardKey, modifiers: [.alternate, .shift], in: window)
    Simulator.advance(by: 1.06)
  }
}
