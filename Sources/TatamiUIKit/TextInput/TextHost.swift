import Foundation

/// The view that a text core belongs to.
@MainActor
protocol TextHost: UIView, UITextInput {
  var core: TextCore { get }

  /// How the text is laid out now.
  var flowSetting: TextFlow.Setting { get }

  /// Where the laid out text begins, in the view's coordinates.
  var textOrigin: CGPoint { get }

  /// Whether keys may change the text.
  var acceptsEdits: Bool { get }

  /// How many lines a page has.
  var linesPerPage: Int { get }

  /// Whether the delegate agrees with an edit of the user's.
  func permits(_ edit: TextEdit) -> Bool

  /// The return key was pressed.
  func returnPressed()

  /// The user or a program has typed: tells everybody.
  func announceChange()

  /// The selection is another one: tells everybody.
  func announceSelection()

  /// Shows new characters or a new selection, with the caret in sight.
  func showChange()
}

extension TextHost {
  /// Gives the keys up without asking, because the view leaves its window.
  func loseKeys(movingTo newWindow: UIWindow?) {
    if let window, newWindow !== window, window.firstResponder === self {
      window.firstResponder = nil
    }
  }
}
