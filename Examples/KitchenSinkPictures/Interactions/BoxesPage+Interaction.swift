package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit

extension BoxesPage: InteractivePage {
  /// Invites two guests.
  package func simulateInteraction(in window: UIWindow) {
    for _ in 0..<2 { Simulator.tap(at: invite.target, in: window) }
    Simulator.advance(by: 1)
  }
}
