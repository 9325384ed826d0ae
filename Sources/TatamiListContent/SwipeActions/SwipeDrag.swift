package import Foundation
package import TatamiViews

/// The movement of a row whose actions are revealed, or are about to be.
@MainActor
package struct SwipeDrag {
  /// The effects of the end of a drag.
  package enum Release {
    case perform(UIContextualAction, from: UIView)
    case open
    case close
  }

  /// The share of the row's width beyond which a release performs the first action.
  private static let fullSwipe: CGFloat = 0.65
  /// The velocity of a flick, in points per second.
  private static let flickVelocity: CGFloat = 300

  /// The buttons of the actions.
  package let view: SwipeActionsView
  /// The distance by which the row is moved, in points; negative to the left.
  package private(set) var offset: CGFloat = 0
  /// The distance at the beginning of the current drag, in points.
  private var start: CGFloat = 0

  package init(_ view: SwipeActionsView) {
    self.view = view
  }

  /// The direction of the row's movement: 1 to the right, -1 to the left.
  private var direction: CGFloat { view.isLeft ? 1 : -1 }

  /// Begins a drag of the row from its present position.
  package mutating func begin() { start = offset }

  /// Moves the row by the translation of a drag, in points.
  ///
  /// Beyond the buttons the row follows at a quarter of the distance, unless a full swipe performs
  /// the first action.
  package mutating func move(by translation: CGFloat) {
    let distance = max(0, (start + translation) * direction)
    let open = view.openWidth
    let follows = view.configuration.performsFirstActionWithFullSwipe || distance <= open
    offset = direction * (follows ? distance : open + (distance - open) / 4)
  }

  /// Moves the row to the offset at which all buttons have their width.
  package mutating func open() { offset = direction * view.openWidth }

  /// Moves the row back.
  package mutating func close() { offset = 0 }

  /// Returns the effect of a release of the row.
  ///
  /// - Parameters:
  ///   - velocity: The horizontal velocity, in points per second.
  ///   - rowWidth: The width of the row, in points.
  package func release(velocity: CGFloat, rowWidth: CGFloat) -> Release {
    let (distance, speed) = (offset * direction, velocity * direction)
    let configuration = view.configuration
    if configuration.performsFirstActionWithFullSwipe, distance > rowWidth * Self.fullSwipe,
      let action = configuration.actions.first, let button = view.firstButton
    {
      return .perform(action, from: button)
    }
    let isFlick = abs(speed) > Self.flickVelocity
    let opens = isFlick ? speed > 0 : distance > view.openWidth / 2
    return opens ? .open : .close
  }
}
