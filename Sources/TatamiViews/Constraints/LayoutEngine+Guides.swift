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
      tieEdges(of: guide, handle, owner)
    case .topBar:
      use(.safeArea, view, owner)
      tie(handle, [.left, .right, .top], owner)
      tie(handle, .bottom, .equal, to: ConstraintAnchor(owner, .top, of: .safeArea))
    case .bottomBar:
      use(.safeArea, view, owner)
      tie(handle, [.left, .right, .bottom], owner)
      tie(handle, .top, .equal, to: ConstraintAnchor(owner, .bottom, of: .safeArea))
    case .safeArea, .margins, .content, .frame, .solved:
      break
    }
  }

  private func tie(_ guide: ItemHandle, _ edges: [ConstraintAttribute], _ owner: ItemHandle) {
    for edge in edges { tie(guide, edge, .equal, to: ConstraintAnchor(owner, edge)) }
  }

  /// Ties the edges of a keyboard guide to those of a keyboard that floats, or else to the bottom of
  /// the view.
  private func tieEdges(of guide: UILayoutGuide, _ handle: ItemHandle, _ owner: ItemHandle) {
    guard let keyboard = guide as? UIKeyboardLayoutGuide, let view = guide.owningView else {
      return
    }
    keyboard.tiedCover = keyboard.cover
    let edges: [(ConstraintAttribute, ConstraintAnchor, Double)]
    if let frame = keyboard.tiedCover.floating {
      let bounds = view.bounds
      edges = [
        (.left, ConstraintAnchor(owner, .left), Double(frame.minX - bounds.minX)),
        (.right, ConstraintAnchor(owner, .right), Double(frame.maxX - bounds.maxX)),
        (.top, ConstraintAnchor(owner, .top), Double(frame.minY - bounds.minY)),
        (.bottom, ConstraintAnchor(owner, .bottom), Double(frame.maxY - bounds.maxY)),
      ]
    } else {
      edges =
        [.left, .right, .bottom].map { ($0, ConstraintAnchor(owner, $0), 0) }
        + [dockedTop(of: keyboard, view, owner)]
    }
    edit { solver throws(ConstraintError) in
      for (edge, anchor, distance) in edges {
        keyboard.edgeRows.append(
          try solver.addActive(
            Constraint(ConstraintAnchor(handle, edge), .equal, anchor, constant: distance)
          )
        )
      }
    }
  }

  /// The anchor to which the top of a keyboard guide is tied: the bottom of the safe area, or of
  /// the view (AL57).
  private func dockedTop(
    of keyboard: UIKeyboardLayoutGuide,
    _ view: UIView,
    _ owner: ItemHandle
  ) -> (ConstraintAttribute, ConstraintAnchor, Double) {
    if keyboard.usesBottomSafeArea { use(.safeArea, view, owner) }
    let overlap = keyboard.tiedCover.overlap
    let isCovered = overlap > 0 && overlap >= keyboard.bottomInset
    let endsAtSafeArea = keyboard.usesBottomSafeArea && !isCovered
    let bottom =
      endsAtSafeArea
      ? ConstraintAnchor(owner, .bottom, of: .safeArea) : ConstraintAnchor(owner, .bottom)
    return (.top, bottom, isCovered ? -Double(overlap) : 0)
  }

  /// Ties the edges of a keyboard guide anew.
  func keyboardEdgeDidChange(of guide: UIKeyboardLayoutGuide) {
    guard let engineItem = guide.engineItem, engineItem.reference === reference,
      let owner = guide.owningView.flatMap(handle(ofKnown:))
    else { return }
    let rows = exchange(&guide.edgeRows, with: [])
    edit { solver throws(ConstraintError) in for row in rows { try solver.remove(row) } }
    tieEdges(of: guide, engineItem.handle, owner)
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
    edit { solver throws(ConstraintError) in _ = try solver.addActive(constraint) }
  }
}
