import Foundation
package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit

extension StepsPage: InteractivePage {
  /// Adds guests, turns to the next page, pulls the list down and moves the focus to the stepper.
  package func simulateInteraction(in window: UIWindow) {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let forward: CGFloat = isMirrored ? -20 : 20
    for _ in 0..<2 { Simulator.tap(at: guests.target.moved(by: forward, 0), in: window) }
    Simulator.tap(at: pages.target.moved(by: forward, 0), in: window)
    Simulator.advance(by: 1)
    Simulator.drag(from: list.target, to: list.target.moved(by: 0, 420), in: window)
    Simulator.press(.keyboardTab, in: window)
    Simulator.press(.keyboardUpArrow, in: window)
    Simulator.advance(by: 1.06)
  }
}

extension CGPoint {
  fileprivate func moved(by x: CGFloat, _ y: CGFloat) -> CGPoint {
    CGPoint(x: self.x + x, y: self.y + y)
  }
}
