/// How deep chains of events may be, so that no tree is too deep for the stack.
@MainActor
enum ChainDepth {
  private static let maxDepth = 2000
  /// More responders than any tree of views has one after the other.
  static let maxLength = 100_000
  private static var depth = 0

  /// Goes one step deeper; beyond the depth allowed the step is left out, with a message.
  static func deeper(_ step: () -> Void) {
    guard depth < maxDepth else {
      return Diagnostics.report("events reach \(maxDepth) views deep and no deeper")
    }
    depth += 1
    step()
    depth -= 1
  }
}

extension UIResponder {
  /// Hands an event on to the next responder (S74).
  func handOn(_ event: (UIResponder) -> Void) {
    guard let next else { return }
    ChainDepth.deeper { event(next) }
  }

  /// The responder and those after it; an end comes even if they lead in a circle.
  var chain: some Sequence<UIResponder> {
    sequence(first: self, next: \.next).lazy.prefix(ChainDepth.maxLength)
  }

  /// Whether events of another responder come by here.
  func isInChain(of other: UIResponder) -> Bool {
    other.chain.contains { $0 === self }
  }
}
