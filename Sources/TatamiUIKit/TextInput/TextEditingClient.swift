import Foundation

/// The view that a text textController belongs to.
@MainActor
protocol TextEditingClient: UIView, UITextInput {
  var textController: TextEditingController { get }

  /// How the text is laid out now.
  var flowConfiguration: TextFlow.Configuration { get }

  /// Where the laid out text begins, in the view's coordinates.
  var textOrigin: CGPoint { get }

  /// Whether keys may change the text.
  var isTextEditable: Bool { get }

  /// How many lines a page has.
  var linesPerPage: Int { get }

  /// Whether the delegate agrees with an edit of the user's.
  func shouldApply(_ edit: TextEdit) -> Bool

  /// The return key was pressed.
  func returnKeyPressed()

  /// The user or a program has typed: tells everybody.
  func textDidChange()

  /// The selection is another one: tells everybody.
  func selectionDidChange()

  /// Shows new characters or a new selection, with the caret in sight.
  func updateDisplay()
}

extension TextEditingClient {
  /// Gives the keys up without asking, because the view leaves its window.
  func resignWithoutAsking(movingTo newWindow: UIWindow?) {
    if let window, newWindow !== window, window.firstResponder === self {
      window.firstResponder = nil
    }
  }
}
