package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit

extension FilmPage: InteractivePage {
  /// Starts all animations and freezes each cell at its time.
  package func simulateInteraction(in window: UIWindow) {
    window.layoutIfNeeded()
    for frame in frames {
      frame.cell.layer.speed = 0
      frame.animate()
    }
    Simulator.advance(by: 0)
    for frame in frames { frame.cell.layer.timeOffset = frame.time }
  }
}
