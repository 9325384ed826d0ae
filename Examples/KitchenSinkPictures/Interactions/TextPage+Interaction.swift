package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit

extension TextPage: InteractivePage {
  /// Types a name and moves the caret back into it.
  package func simulateInteraction(in window: UIWindow) {
    Simulator.tap(at: name.target, in: window)
    Simulator.type("Ada Lovelace", in: window)
    for _ in 0..<8 { Simulator.press(view.backwardKey, in: window) }
  }
}
