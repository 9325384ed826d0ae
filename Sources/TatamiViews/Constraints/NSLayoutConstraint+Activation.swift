import Foundation

extension NSLayoutConstraint {
  /// The views of the items and of the owners of guides; nil if one is missing.
  final var mentionedViews: [UIView]? {
    guard !first.lacksItem, second?.lacksItem != true, items.allSatisfy({ $0.view != nil }) else {
      return nil
    }
    return liveViews
  }

  /// The items that exist; an item that several attributes belong to is repeated.
  final var items: [LayoutItem] { first.layoutItems + (second?.layoutItems ?? []) }

  /// The views of the items that exist, each once.
  fileprivate final var liveViews: [UIView] {
    items.reduce(into: []) { views, item in
      if let view = item.view, !views.contains(where: { $0 === view }) { views.append(view) }
    }
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
    for view in views { view.addMention(self, places: places(view)) }
    holder.takeFirstPart()
    holder.mark(.needsSolving)
  }

  /// Removes the constraint from its holder.
  final func deactivate() {
    guard let holder else { return }
    holder.constraintState?.held.removeLast { $0 === self }
    for view in liveViews {
      view.removeMention(self, places: places(view))
    }
    forget()
  }

  /// Whether the constraint can place a view that it mentions: another view holds the constraint, or
  /// it determines the view's own lengths.
  fileprivate final func places(_ view: UIView) -> Bool { view !== holder || liveViews.count == 1 }

  /// Removes constraints from their holders, in time that is linear for each view.
  final class func deactivateAll(_ constraints: [NSLayoutConstraint]) {
    guard constraints.count > 8 else { return constraints.forEach { $0.deactivate() } }
    var removed: Set<NSLayoutConstraint> = []
    var views: [ObjectIdentifier: UIView] = [:]
    for constraint in constraints {
      guard let holder = constraint.holder, removed.insert(constraint).inserted else { continue }
      for view in constraint.liveViews + [holder] { views[ObjectIdentifier(view)] = view }
    }
    for view in views.values { view.removeMentions(in: removed) }
    for constraint in constraints where removed.contains(constraint) { constraint.forget() }
  }

  /// Removes the constraint from its engine and its holder, whose lists do not contain it.
  private func forget() {
    guard let holder else { return }
    if let row {
      row.engine?.remove(self, row.handle)
      self.row = nil
    } else {
      holder.constraintState?.pending.removeLast { $0 === self }
    }
    self.holder = nil
  }

  /// Has the engine convert the constraint again, because its sides mean something else now.
  final func renewRow() {
    guard let holder, let row else { return }
    row.engine?.remove(self, row.handle)
    self.row = nil
    holder.constraintState?.pending.append(self)
    holder.mark(.needsSolving)
  }
}

extension UIView {
  fileprivate func addMention(_ constraint: NSLayoutConstraint, places: Bool) {
    let state = ownConstraints
    state.mentions.append(constraint)
    takeFirstPart()
    noteMention(constraint)
    guard places else { return }
    state.placingCount += 1
    if state.placingCount == 1 { membershipMayHaveChanged() }
  }

  fileprivate func removeMention(_ constraint: NSLayoutConstraint, places: Bool) {
    guard let state = constraintState, state.mentions.removeLast(where: { $0 === constraint })
    else { return }
    noteMention(constraint)
    guard places else { return }
    state.placingCount -= 1
    if state.placingCount == 0 { membershipMayHaveChanged() }
  }

  /// Removes constraints from the lists of the view, except for those that wait for an engine.
  fileprivate func removeMentions(in removed: Set<NSLayoutConstraint>) {
    guard let state = constraintState else { return }
    for constraint in state.mentions where removed.contains(constraint) { noteMention(constraint) }
    let placing = state.mentions.filter { removed.contains($0) && $0.places(self) }
    state.mentions.removeAll { removed.contains($0) }
    state.held.removeAll { removed.contains($0) }
    state.placingCount -= placing.count
    if !placing.isEmpty, state.placingCount == 0 { membershipMayHaveChanged() }
  }

  /// Updates the view and its superview, which may be stack views, after a mention was added or removed.
  private func noteMention(_ constraint: NSLayoutConstraint) {
    guard constraint.origin != .stackView else { return }
    mentionsChanged()
    superview?.mentionsChanged()
  }

  /// Calls `updateConstraints()` in the next pass if it was never called.
  fileprivate func takeFirstPart() {
    if constraintFlags.isDisjoint(with: [.wasUpdated, .needsUpdate]) { mark(.needsUpdate) }
  }

  /// Has the engine of the views inside determined again, if there is one.
  func membershipMayHaveChanged() {
    guard let state = constraintState, state.engine != nil || state.place != nil else { return }
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
  func leaveConstraints() {
    leaveReleasedEngine()
    guard let superview else { return }
    deactivateOuterConstraints(of: superview)
    constraintState?.isMerged = false
    constraintState?.place?.engine?.remove(self)
  }

  /// Gives up the items and rows of an engine that was released with the former superview.
  func leaveReleasedEngine() {
    guard superview == nil, let place = constraintState?.place, place.engine == nil else { return }
    for view in tree { view.leaveReleasedEngines() }
  }

  private func leaveReleasedEngines() {
    guard let state = constraintState else { return }
    if let place = state.place, place.engine == nil { state.place = nil }
    for guide in state.guides where guide.place?.engine == nil { guide.place = nil }
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
    let outer = inside.flatMap { $0.constraintState?.mentions ?? [] }
      .filter { $0.holder?.isDescendant(of: self) == false }
    NSLayoutConstraint.deactivateAll(outer)
  }
}

extension Array {
  /// Removes the last element that fulfills a condition; returns whether there is one.
  @discardableResult
  fileprivate mutating func removeLast(where condition: (Element) -> Bool) -> Bool {
    guard let index = lastIndex(where: condition) else { return false }
    remove(at: index)
    return true
  }
}
