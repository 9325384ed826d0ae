import Foundation
import TatamiTesting
import TatamiUIKit

extension CollectionSoak: ListSoak {
  package var list: any SoakList { view }

  /// An action of the program or the user on the collection view.
  package enum Action: String, CaseIterable, Sendable {
    case load, layout, batch, animation, move, selection, layoutChange
  }

  package func perform(_ action: Action, arm: () -> Void) {
    if action != .load {
      window.layoutIfNeeded()
      Simulator.advance(by: 0)
    }
    switch action {
    case .load: arm()
    case .layout:
      arm()
      view.contentOffset.y = 90
    case .batch:
      arm()
      UIView.performWithoutAnimation(changeItems)
    case .animation:
      changeItems()
      Simulator.advance(by: 0.1)
      arm()
      changeItems()
      Simulator.advance(by: 0.1)
      view.contentOffset.y = 20
    case .move: move(arm)
    case .selection: tapItem(arm)
    case .layoutChange:
      arm()
      exchangeLayout()
    }
    window.layoutIfNeeded()
  }

  private func changeItems() {
    view.performBatchUpdates { data.change(view) }
  }

  private func move(_ arm: () -> Void) {
    guard let path = view.indexPathsForVisibleItems.min() else { return arm() }
    arm()
    view.beginInteractiveMovementForItem(at: path)
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 150))
    Simulator.advance(by: 0.1)
    view.endInteractiveMovement()
  }

  private func tapItem(_ arm: () -> Void) {
    data.randomPath().map { view.selectItem(at: $0) }
    arm()
    let first = view.visibleCells.min { $0.frame.minY < $1.frame.minY }
    first.map { Simulator.tap(at: $0.convert(CGPoint(x: 5, y: 5), to: window), in: window) }
  }
}
