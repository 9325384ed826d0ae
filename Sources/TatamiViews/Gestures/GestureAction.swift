/// The handler that a gesture recognizer calls when its gesture is recognized.
@MainActor
enum GestureAction {
  case closure((UIGestureRecognizer) -> Void)
  case target(TargetAction)

  /// The target with its selector; nil for a closure.
  var target: TargetAction? {
    if case .target(let target) = self { target } else { nil }
  }

  /// Calls the closure or the target.
  func perform(for recognizer: UIGestureRecognizer) {
    switch self {
    case .closure(let handler): handler(recognizer)
    case .target(let pair):
      if let target = pair.target { pair.selector.perform(on: target, recognizer) }
    }
  }
}

extension UIGestureRecognizer {
  /// Calls the closures and targets (X79).
  func performActions() {
    for action in relations.actions { action.perform(for: self) }
    relations.actions.removeAll { $0.target?.isAbandoned ?? false }
  }

  func addPair(_ target: Any, _ action: Selector) {
    guard let pair = TargetAction.reporting(target, action), pair.hasTarget else { return }
    relations.actions.removeAll { $0.target?.isAbandoned ?? false }
    guard !relations.actions.contains(where: { $0.target?.isEqual(to: pair) ?? false }) else {
      return
    }
    relations.actions.append(.target(pair))
  }

  func removePairs(_ target: Any?, _ action: Selector?) {
    let target = TargetAction.object(target)
    relations.actions.removeAll { $0.target?.matches(target: target, selector: action) ?? false }
  }
}
