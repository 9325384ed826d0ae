import Foundation
import TatamiConstraints
package import TatamiGeometry

extension UIView {
  // MARK: Constraints that are added to a view (AL36, AL37)

  /// Holds a constraint whose items the view contains; reports others.
  func hold(_ constraint: NSLayoutConstraint) {
    guard constraint.isValid, constraint.holder !== self else { return }
    guard let views = constraint.mentionedViews,
      views.allSatisfy({ $0.isDescendant(of: self) })
    else {
      Diagnostics.report(
        "The view hierarchy is not prepared for the constraint: \(constraint)\n\tWhen added to a view, "
          + "the constraint's items must be descendants of that view (or the view itself). This will "
          + "crash if the constraint needs to be resolved before the view hierarchy is assembled."
      )
      return Diagnostics.raise(
        "Impossible to set up layout with view hierarchy unprepared for constraint."
      )
    }
    constraint.hold(by: self, views)
  }

  func release(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints where constraint.holder === self { constraint.deactivate() }
  }

  // MARK: Changes that concern engines

  /// The engine that contains the view as an item or as its root.
  var engineWithItem: LayoutEngine? {
    guard let constraintState else { return nil }
    return constraintState.engineItem?.engine ?? constraintState.engine
  }

  /// Gives the engines that contain the view the metrics that have changed.
  func updateSolverMetrics(_ uses: ItemUse) {
    guard let constraintState else { return }
    for engine in [constraintState.engine, constraintState.engineItem?.engine] {
      for use in [ItemUse.margins, .safeArea] where uses.contains(use) {
        engine?.metricsDidChange(use, of: self)
      }
    }
  }

  /// Marks this view and its superviews after a view with pending work was added.
  func markSuperviews(of view: UIView) {
    let flags = view.constraintFlags.ofSuperviews
    guard !flags.isEmpty else { return }
    view.markSuperviews(flags)
    layer.requestLayoutPass()
  }

  /// Gives the engine the constraints that the view holds in the new layout direction.
  func constraintDirectionDidChange() {
    constraintState?.held.forEach { $0.renewRow() }
    constraintState?.generated?.renewRows()
  }

  // MARK: Ambiguity (AL119, AL120)

  /// Shows another solution if the view is ambiguous.
  func showAnotherSolution() {
    solveEachConstraint()
    guard let engine = engineWithItem, let handle = engine.handle(ofKnown: self) else { return }
    engine.edit { solver throws(ConstraintError) in try solver.exerciseAmbiguity(of: handle) }
  }
}

extension LayoutItem {
  /// The engine and the handle of the item.
  var solved: (engine: LayoutEngine, handle: ItemHandle)? {
    view?.solveEachConstraint()
    switch self {
    case .view(let view):
      guard let engine = view.engineWithItem, let handle = engine.handle(ofKnown: view) else {
        return nil
      }
      return (engine, handle)
    case .guide(let guide):
      guard let engineItem = guide.engineItem, let engine = engineItem.engine else { return nil }
      return (engine, engineItem.handle)
    }
  }

  /// Whether a value of the item along an axis differs between several optimal solutions.
  func isAmbiguous(along axis: NSLayoutConstraint.Axis) -> Bool {
    guard let (engine, handle) = solved else { return false }
    return engine.ask { try? $0.isAmbiguous(handle, axis.engineAxis) } ?? false
  }

  /// Whether a value of the item differs between several optimal solutions.
  var isAmbiguous: Bool {
    isAmbiguous(along: .horizontal) || isAmbiguous(along: .vertical)
  }

  /// Returns the constraints that determine the item along an axis.
  func constraintsAffectingLayout(along axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    guard let (engine, handle) = solved,
      let sources = engine.ask({ try? $0.sourcesAffecting(handle, axis.engineAxis) })
    else { return [] }
    return sources.compactMap { source in
      guard case .constraint(let handle) = source else { return nil }
      return engine.constraint(of: handle)
    }
  }
}

extension NSLayoutConstraint.Axis {
  /// The axis of the engine.
  package var engineAxis: Axis { self == .horizontal ? .horizontal : .vertical }
}
