package import TatamiConstraints

/// Constraints that a view makes for itself and its subviews, as rows of an engine.
///
/// `NSLayoutConstraint` objects exist only of those that were asked for.
@MainActor
package protocol GeneratedConstraints: AnyObject {
  /// Whether there are any constraints.
  var isEmpty: Bool { get }
  /// Whether the engine does not have all rows.
  var isPending: Bool { get }
  /// The engine that has the rows.
  var reference: EngineReference? { get }
  /// Adds the rows that the engine does not have.
  func sendRows(to engine: LayoutEngine)
  /// Returns the constraint of a row, nil for an unknown one.
  func constraint(of row: ConstraintHandle) -> NSLayoutConstraint?
  /// Whether the view sets the frames of its subviews by arithmetic instead of constraints for each.
  var setsFrames: Bool { get }
  /// Makes constraints for each subview from now on.
  func expand()
  /// Has the next pass make constraints for each subview, one of which has an item in the engine.
  func noteItemInside()
  /// Has the next pass look for rows that were removed together with an item.
  func noteRemovedItem()
  /// Has the next pass add all rows to the engine of the view, after the former one was left.
  func forgetRows()
  /// Has the next pass add all rows again, because they mean something else now.
  func renewRows()
}

extension LayoutEngine {
  /// Returns the constraint of a row; nil for rules of guides that the kit provides.
  func constraint(of row: ConstraintHandle) -> NSLayoutConstraint? {
    if let constraint = constraints[row] { return constraint }
    guard let holder = ask({ try? $0.constraint(row) })?.holder else { return nil }
    return view(of: holder)?.constraintState?.generated?.constraint(of: row)
  }

  /// Adds a row; an error, which valid constraints do not cause, is reported.
  package func addRow(_ constraint: Constraint) -> ConstraintHandle? {
    var row: ConstraintHandle?
    edit { solver throws(ConstraintError) in row = try solver.addActive(constraint) }
    return row
  }

  /// Removes rows that the engine has.
  package func removeRows(_ rows: [ConstraintHandle]) {
    for row in rows where hasRow(row) {
      edit { solver throws(ConstraintError) in try solver.remove(row) }
    }
  }

  /// Whether a row was not removed.
  package func hasRow(_ row: ConstraintHandle) -> Bool { ask { try? $0.isActive(row) } == true }
}
