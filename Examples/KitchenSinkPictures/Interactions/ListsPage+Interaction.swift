package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit
import Foundation

extension ListsPage: InteractivePage {
  /// Swipes over the second row toward its leading edge.
  package func simulateInteraction(in window: UIWindow) {
    Simulator.advance(by: 0)
    guard let cell = swiped.cellForItem(at: IndexPath(item: 1, section: 0)) else { return }
    let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = cell.target
    let touch = Simulator.touchDown(at: start, in: window)
    let end = CGPoint(x: start.x + (isMirrored ? 130 : -130), y: start.y)
    Simulator.move(touch, to: end, duration: 0.3)
    Simulator.advance(by: 0.5)
    Simulator.lift(touch)
    Simulator.advance(by: 1)
  }
}
