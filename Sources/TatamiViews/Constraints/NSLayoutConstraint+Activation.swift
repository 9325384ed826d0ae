import Foundation

extension NSLayoutConstraint {
  /// The views of the items and of the owners of guides; nil if one is missing.
  final var mentionedViews: [UIView]? {
    var views: [UIView] = []
    guard first.addViews(to: &views), second?.addViews(to: &views) != false else { return nil }
    return views
  }

  /// The items that exist; an item that several attributes belong to is repeated.
  final var items: [LayoutItem] { first.layoutItems + (second?.layoutItems ?? []) }

  /// The views of the items that exist, each once.
  private final var liveViews: [UIView] {
    var views: [UIView] = []
    first.addViews(to: &views)
    second?.addViews(to: &views)
    return views
  }

  /// Adds the constraint to the nearest common superview of its items (AL32, AL33).
  final func activate() {
    guard isValid else { return }
    guard let views = mentionedViews, let holder = UIView.nearestCommonSuperview(of: views) else {
      let anchors = "\(firstAnchor) and \(secondAnchor.map { "\($0)" } ?? "(null)")"
      return Diagnostics.raise(
        "Unable to activate constraint with anchors \(anchors) because they have no common "
          + "ancestor.  Does the constraint or its anchors reference items in different view "
          + "hierarchies?  That's illegal."
      )
    }
    hold(by: holder, views)
  }

  /// Lets a view hold the constraint, which mentions the given views.
  final func hold(by holder: UIView, _ views: [UIView]) {
    deactivate()
    let state = holder.ownConstraints
    self.holder = holder
    state.held.append(self)
    state.pending.append(self)
    for view in views { view.addMention(self, places: places(view, of: views)) }
    holder.requestFirstUpdate()
    holder.mark(.needsSolving)
  }

  /// Removes the constraint from its holder.
  package final func deactivate() {
    guard let holder else { return }
    holder.constraintState?.held.remove(self)
    let views = liveViews
    for view in views { view.removeMention(self, places: places(view, of: views)) }
    if let row {
      row.engine?.remove(self, row.handle)
      self.row = nil
    } else {
      holder.constraintState?.pending.remove(self)
    }
    self.holder = nil
  }

  /// Has the engine convert the constraint again, because its sides mean something else now.
  package final func renewRow() {
    guard let holder, let row else { return }
    row.engine?.remove(self, row.handle)
    self.row = nil
    holder.constraintState?.pending.append(self)
    holder.mark(.needsSolving)
  }

  /// Whether the constraint can place one of the views that it mentions: another view holds the
  /// constraint, or it determines the view's own lengths.
  private final func places(_ view: UIView, of views: [UIView]) -> Bool {
    view !== holder || views.count == 1
  }
}

extension ConstraintSide {
  /// Adds the views of the items and of the owners of guides that a list does not contain; returns
  /// whether none is missing.
  @discardableResult
  fileprivate func addViews(to views: inout [UIView]) -> Bool {
    let view = layoutItem?.view
    if let view, !views.containsView(view) { views.append(view) }
    return start?.side.addViews(to: &views) != false && view != nil
  }
}

extension [UIView] {
  // A closure would check at run time that it is called on the main thread.
  fileprivate func containsView(_ view: UIView) -> Bool {
    for known in self where known === view { return true }
    return false
  }
}

extension UIView {
  fileprivate func addMention(_ constraint: NSLayoutConstraint, places: Bool) {
    let state = ownConstraints
    state.mentions.append(constraint)
    requestFirstUpdate()
    noteMentions()
    if places { changePlacingCount(by: 1) }
  }

  fileprivate func removeMention(_ constraint: NSLayoutConstraint, places: Bool) {
    guard let state = constraintState, state.mentions.remove(constraint) else { return }
    noteMentions()
    if places { changePlacingCount(by: -1) }
  }

  /// Changes the number of constraints that can place the view.
  package func changePlacingCount(by change: Int) {
    let state = ownConstraints
    let wasPlaced = state.placingCount > 0
    state.placingCount += change
    if wasPlaced != (state.placingCount > 0) { membershipMayHaveChanged() }
  }

  /// Notes that constraints of the stack view that arranges the view place it.
  package func bePlacedByStack() {
    guard !constraintFlags.contains(.isPlacedByStack) else { return }
    constraintFlags.insert(.isPlacedByStack)
    membershipMayHaveChanged()
    requestFirstUpdate()
  }

  /// Notes that no stack view places the view by constraints any more.
  package func stopBeingPlacedByStack() {
    guard constraintFlags.contains(.isPlacedByStack) else { return }
    constraintFlags.remove(.isPlacedByStack)
    membershipMayHaveChanged()
  }

  /// Updates the view and its superview, which may be stack views, after a mention was added or removed.
  private func noteMentions() {
    (self as? any SubviewArranging)?.mentionsChanged()
    arrangingView?.mentionsChanged()
  }

  /// Calls `updateConstraints()` in the next pass if it was never called.
  fileprivate func requestFirstUpdate() {
    if constraintFlags.isDisjoint(with: [.wasUpdated, .needsUpdate]) { mark(.needsUpdate) }
  }

  /// Has the engine of the views inside determined again, if there is one.
  func membershipMayHaveChanged() {
    guard let state = constraintState, state.engine != nil || state.engineItem != nil else {
      return
    }
    state.membershipIsStale = true
    mark(.needsSolving)
  }

  /// Returns the nearest view that is each of the given views or contains it; nil if there is none.
  static func nearestCommonSuperview(of views: [UIView]) -> UIView? {
    guard var common = views.first else { return nil }
    for view in views.dropFirst() {
      guard let next = nearestCommonSuperview(of: common, view) else { return nil }
      common = next
    }
    return common
  }

  private static func nearestCommonSuperview(of first: UIView, _ second: UIView) -> UIView? {
    if second.superview === first { return first }
    if first.superview === second { return second }
    if let parent = first.superview, parent === second.superview { return parent }
    var ancestors = Set<ObjectIdentifier>()
    for view in sequence(first: first, next: \.superview) {
      ancestors.insert(ObjectIdentifier(view))
    }
    return sequence(first: second, next: \.superview).first {
      ancestors.contains(ObjectIdentifier($0))
    }
  }

  /// Deactivates the constraints that superviews hold and that mention the view, a descendant or one
  /// of their guides (AL39), and removes their items from the superview's engine.
  func detachFromSuperviewConstraints() {
    leaveReleasedEngine()
    guard let superview else { return }
    deactivateOuterConstraints(of: superview)
    constraintState?.isMerged = false
    constraintState?.engineItem?.engine?.remove(self)
  }

  /// Gives up the items and rows of an engine that was released with the former superview.
  func leaveReleasedEngine() {
    guard superview == nil, let engineItem = constraintState?.engineItem, engineItem.engine == nil
    else { return }
    for view in tree { view.leaveReleasedEngines() }
  }

  private func leaveReleasedEngines() {
    guard let state = constraintState else { return }
    if let engineItem = state.engineItem, engineItem.engine == nil { state.engineItem = nil }
    for guide in state.guides where guide.engineItem?.engine == nil { guide.engineItem = nil }
    if let reference = state.generated?.reference, reference.engine == nil {
      state.generated?.forgetRows()
    }
    for constraint in state.mentions {
      guard let holder = constraint.holder else {
        removeMention(constraint, places: true)
        continue
      }
      guard let row = constraint.row, row.engine == nil else { continue }
      constraint.row = nil
      holder.constraintState?.pending.append(constraint)
      holder.mark(.needsSolving)
    }
  }

  private func deactivateOuterConstraints(of superview: UIView) {
    guard
      sequence(first: superview, next: \.superview).contains(where: {
        $0.constraintState?.held.isEmpty == false
      })
    else { return }
    let inside = tree.filter { $0.constraintState != nil }
    let outer = inside.flatMap { Array($0.constraintState?.mentions ?? ConstraintList()) }
      .filter { $0.holder?.isDescendant(of: self) == false }
    for constraint in outer { constraint.deactivate() }
  }
}
