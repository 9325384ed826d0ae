package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit

extension AnimationsPage: InteractivePage {
  /// Starts all animations and freezes each cell at its time.
  package func simulateInteraction(in window: UIWindow) {
    for frame in frames {
      frame.cell.layer.speed = 0
      frame.animate(frame.cell)
    }
    Simulator.advance(by: 0)
    for frame in frames { frame.cell.layer.timeOffset = frame.time }
  }
}
