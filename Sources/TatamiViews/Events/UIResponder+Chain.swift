/// Limits the depth of recursion over views and responders, so that no tree exhausts the stack.
@MainActor
enum ChainDepth {
  private static let maxDepth = 2000
  /// The maximum number of responders that are visited in sequence; longer chains are cycles.
  static let maxLength = 100_000
  private static var depth = 0

  /// Performs one level of recursion; beyond the limit, reports and skips it.
  static func descend(_ body: () -> Void) {
    guard depth < maxDepth else {
      return Diagnostics.report("events reach at most \(maxDepth) levels of views")
    }
    depth += 1
    body()
    depth -= 1
  }
}

extension UIResponder {
  /// Forwards an event to the next responder (S74).
  func forwardToNext(_ event: (UIResponder) -> Void) {
    guard let next else { return }
    ChainDepth.descend { event(next) }
  }

  /// The responder and those after it; finite even if the chain is a cycle.
  var chain: some Sequence<UIResponder> {
    sequence(first: self, next: \.next).lazy.prefix(ChainDepth.maxLength)
  }

  /// Whether the responder is part of another responder's chain.
  func isInChain(of other: UIResponder) -> Bool {
    other.chain.contains { $0 === self }
  }
}
