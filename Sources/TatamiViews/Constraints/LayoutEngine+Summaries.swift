package import TatamiConstraints
package import TatamiGeometry

// Stack views whose lengths are determined together with those of the views that they arrange.
extension LayoutEngine {
  /// Sets the preferred lengths of a view along each axis, in place of constraints of its subviews.
  package func setLengthPreferences(_ preferences: (Axis) -> [LengthPreference], of view: UIView) {
    guard let handle = handle(ofKnown: view) else { return }
    let preferences = Axis.allCases.map(preferences)
    edit { solver throws(ConstraintError) in
      for (axis, preferences) in zip(Axis.allCases, preferences) {
        try solver.setLengthPreferences(preferences, of: handle, axis)
      }
    }
  }

  /// Returns the solved size of a view, not on pixel boundaries.
  package func solvedSize(of view: UIView) -> Size? {
    handle(ofKnown: view).flatMap { frame(of: $0) }?.size
  }

  /// Has each stack view make constraints for each of its views; returns whether there are any that did
  /// not.
  func expandSummaries() -> Bool {
    expand([rootHandle] + items.keys.sorted())
  }

  /// Has the stack views that take part in contradictions make constraints for each of their views;
  /// returns whether there are any that did not.
  func expandSummaries(in contradictions: [Contradiction]) -> Bool {
    contradictions.isEmpty ? false : expand(contradictions.flatMap(itemsWithLengths))
  }

  /// Whether a stack view with a summary takes part in a contradiction.
  func involvesSummary(_ contradiction: Contradiction) -> Bool {
    itemsWithLengths(in: contradiction).contains(where: { summary(of: $0) != nil })
  }

  private func itemsWithLengths(in contradiction: Contradiction) -> [ItemHandle] {
    contradiction.members.compactMap { source in
      if case .naturalLength(let item, _) = source { item } else { nil }
    }
  }

  /// Returns the constraints of a stack view with a summary; nil for other views.
  private func summary(of item: ItemHandle) -> (any GeneratedConstraints)? {
    let generated = view(of: item)?.constraintState?.generated
    return generated?.setsFrames == true ? generated : nil
  }

  private func expand(_ handles: [ItemHandle]) -> Bool {
    let summarized = handles.compactMap(summary)
    for generated in summarized { generated.expand() }
    return !summarized.isEmpty
  }
}

extension UIView {
  /// Solves the constraints of the view's tree, with constraints for each view, to answer questions about
  /// them.
  func solveEachConstraint() {
    for view in sequence(first: self, next: \.superview) {
      view.constraintState?.generated?.expand()
    }
    let root = layoutRoot
    root.solveConstraints()
    if root.constraintState?.engine?.expandSummaries() == true { root.solveConstraints() }
  }
}
