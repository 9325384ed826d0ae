public import Foundation

/// The actions that a swipe over a row reveals.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  private let contents: [UIContextualAction]

  private init(contents: [UIContextualAction]) {
    self.contents = contents
    super.init()
  }

  /// Creates a configuration of actions, the outermost first.
  public convenience init(actions: [UIContextualAction]) {
    self.init(contents: actions)
  }

  /// The actions, the outermost first.
  open var actions: [UIContextualAction] { contents }
  /// Whether a swipe over most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
