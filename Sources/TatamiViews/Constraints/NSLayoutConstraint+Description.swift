import Foundation
import TatamiConstraints

extension NSLayoutConstraint {
  /// The text of the constraint .
  final var constraintDescription: String {
    "<NSLayoutConstraint>"
  }

  /// Returns the name of an item in messages.
  final func itemName(_ item: AnyObject?) -> String { item.map { "\($0)" } ?? "(null)" }
}

extension NSLayoutAnchor {
  /// The text of the anchor.
  final var anchorDescription: String { "<anchor>" }
}

/// The text of a number with up to six significant digits, as C's `%g` writes it.
struct NumberText: CustomStringConvertible {
  let description: String

  init(_ number: Float) { description = String(format: "%g", number) }
}

extension LayoutEngine {
  /// Logs the contradictions that were not logged before.
  func reportContradictions() {
    edit { solver throws(ConstraintError) in
      for contradiction in solver.takeNewContradictions() {
        Diagnostics.report("Unable to simultaneously satisfy constraints. \(contradiction)")
      }
    }
  }
}

/// Returns the result of a function of the main actor; nil on other threads than the main one.
nonisolated func onMainThread<Value: Sendable>(_ body: @MainActor () -> Value) -> Value? {
  Thread.isMainThread ? MainActor.assumeIsolated(body) : nil
}
