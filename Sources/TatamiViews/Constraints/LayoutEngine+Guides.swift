import Foundation
import TatamiConstraints

extension LayoutEngine {
  /// Adds the rules of a guide that the kit provides.
  func addRules(of guide: UILayoutGuide, _ handle: ItemHandle, _ owner: ItemHandle) {
    guard let view = guide.owningView else { return }
    switch guide.region {
    case .readableContent:
      use(.margins, view, owner)
      for attribute in [ConstraintAttribute.top, .bottom, .centerX] {
        tie(handle, attribute, .equal, to: ConstraintAnchor(owner, attribute, of: .margins))
      }
      limitReadableWidth(of: handle, to: ConstraintAnchor(owner, .width, of: .margins))
    case .keyboard:
      use(.safeArea, view, owner)
      for attribute in [ConstraintAttribute.left, .right, .bottom] {
        tie(handle, attribute, .equal, to: ConstraintAnchor(owner, attribute))
      }
      tie(handle, .top, .equal, to: ConstraintAnchor(owner, .bottom, of: .safeArea))
    case .safeArea, .margins, .content, .frame, .solved:
      break
    }
  }

  /// Makes a guide as wide as the margins, but at most as wide as text is easy to read (AL56).
  private func limitReadableWidth(of guide: ItemHandle, to margins: ConstraintAnchor) {
    tie(guide, .width, .lessThanOrEqual, to: margins)
    tie(guide, .width, .equal, to: margins, priority: 999)
    add(
      Constraint(
        ConstraintAnchor(guide, .width),
        .lessThanOrEqual,
        constant: Double(UIView.readableWidth)
      )
    )
  }

  private func tie(
    _ guide: ItemHandle,
    _ attribute: ConstraintAttribute,
    _ relation: ConstraintRelation,
    to anchor: ConstraintAnchor,
    priority: Double = Constraint.required
  ) {
    add(Constraint(ConstraintAnchor(guide, attribute), relation, anchor, priority: priority))
  }

  private func add(_ constraint: Constraint) {
    edit { solver throws(ConstraintError) in try solver.activate(solver.add(constraint)) }
  }
}
