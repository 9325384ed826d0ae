/// The actions of a gesture recognizer, and the recognizers whose failure it requires.
@MainActor
struct GestureRelations {
  struct Requirement {
    weak var recognizer: UIGestureRecognizer?
  }

  var requirements: [Requirement] = []
  /// The closures and targets, in the order in which they were added (X79).
  var actions: [GestureAction] = []
}
