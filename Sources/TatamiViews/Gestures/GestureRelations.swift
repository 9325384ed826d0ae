/// The handlers of a gesture recognizer, and the recognizers whose failure it requires.
@MainActor
struct GestureRelations {
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  var requirements: [Requirement] = []
  var handlers: [(UIGestureRecognizer) -> Void] = []
}
