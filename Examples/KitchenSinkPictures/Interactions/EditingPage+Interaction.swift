import Foundation
package import KitchenSinkScreens
import TatamiTesting
package import TatamiUIKit

extension EditingPage: InteractivePage {
  /// Swipes rows open, then drags a row by its control, and another one after a long press, without
  /// lifting the touches.
  package func simulateInteraction(in window: UIWindow) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    Simulator.swipe(swiped, row: 1, by: isMirrored ? 110 : -110, in: window)
    Simulator.swipe(leading, row: 0, by: isMirrored ? -60 : 60, in: window)
    guard let cell = reordered.cellForRow(at: IndexPath(row: 1, section: 0)) else { return }
    let x = isMirrored ? cell.bounds.minX + 26 : cell.bounds.maxX - 26
    let start = cell.convert(CGPoint(x: x, y: cell.bounds.midY), to: nil)
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.advance(by: 0.1)
    Simulator.move(touch, to: CGPoint(x: start.x, y: start.y + 70), duration: 0.3)
    Simulator.advance(by: 0.5)
    liftRow(in: window)
  }

  private func liftRow(in window: UIWindow) {
    guard let cell = dragged.cellForRow(at: IndexPath(row: 0, section: 0)) else { return }
    let start = cell.target
    let touch = Simulator.touchDown(at: start, in: window)
    Simulator.advance(by: 0.6)
    Simulator.move(touch, to: CGPoint(x: start.x, y: start.y + 50), duration: 0.3)
    Simulator.advance(by: 0.5)
  }
}

extension RoundedPage: InteractivePage {
  /// Swipes the last row of the first card open.
  package func simulateInteraction(in window: UIWindow) {
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    Simulator.swipe(table, row: 2, by: isMirrored ? 60 : -60, in: window)
  }
}

extension Simulator {
  /// Drags a row of a table horizontally by a distance and waits until it comes to rest.
  fileprivate static func swipe(
    _ table: UITableView,
    row: Int,
    by distance: CGFloat,
    in window: UIWindow
  ) {
    guard let cell = table.cellForRow(at: IndexPath(row: row, section: 0)) else { return }
    let start = cell.target
    drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), in: window)
    advance(by: 0.5)
  }
}
