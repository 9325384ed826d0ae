import TatamiConstraints
import TatamiGeometry
import TatamiViews

/// The constraints and guides that a stack view has made.
@MainActor
final class StackConstraints: GeneratedConstraints {
  /// A rule with its row in the engine.
  @MainActor
  private struct Entry {
    var rule: StackRule
    var row: ConstraintHandle?
    /// The constraint that was asked for.
    var object: NSLayoutConstraint?
    /// Whether the program has deactivated the constraint.
    var isDropped: Bool { object?.isActive == false }
  }

  private unowned let stack: UIStackView
  private var entries: [Entry] = []
  private var description = StackDescription()
  private var items = StackItems()
  private(set) var reference: EngineReference?
  private var lacksRows = false
  /// Whether rows may have been removed together with an item.
  private var mayLackRows = false
  /// Whether rows mention baselines of which views may have others.
  private var hasStaleBaselines = false
  /// Whether the arrangement has changed since the rules were made.
  private var isOutdated = false
  /// The number of times that the entries were replaced.
  private var replacementCount = 0
  /// Whether the stack view's own guides and lengths are constrained, not only its views.
  private var placesStack = false
  /// The preferred lengths of the stack view; nil while each view has constraints.
  private var summary: StackSummary?
  private let sizes = ArrangedSizes()
  /// Whether each view needs constraints from now on.
  private var isExpanded = false
  /// The summary for which the stack view was too small; constraints for each view replace it.
  private var squeezed: StackSummary?
  /// The size in which the squeezed summary was last used again without frames since then.
  private var triedSize: Size?
  /// Whether the next pass makes constraints for each view.
  private var needsExpansion = false
  /// The positions of the rows among the entries, nil if they are to be determined.
  private var positions: [ConstraintHandle: Int]?

  init(_ stack: UIStackView) {
    self.stack = stack
    stack.ownConstraints.generated = self
  }

  var isEmpty: Bool { entries.isEmpty && summary == nil }
  var isPending: Bool { lacksRows || mayLackRows || hasStaleBaselines || needsExpansion }
  var setsFrames: Bool { summary != nil }
  /// The number of rows in the engine.
  var rowCount: Int { entries.count { $0.row != nil } }
  /// Whether the constraints depend on the natural lengths of the views.
  private var usesNaturalLengths: Bool {
    summary != nil || squeezed != nil || description.usesNaturalLengths
  }

  /// Makes the constraints of the stack view; those that are still needed stay.
  func update() {
    isOutdated = false
    var new = stack.arrangementDescription
    let newSummary = isExpanded ? nil : stack.summary(new, sizes)
    if let newSummary, !remainsSqueezed(newSummary) { return use(newSummary) }
    squeezed = newSummary
    dropSummary()
    stack.addNaturalLengths(to: &new)
    let newItems = items.updated(for: stack)
    findRemovedRows()
    if new == description, newItems == items, !isEmpty, !lacksRows,
      !entries.contains(where: { $0.isDropped })
    {
      return
    }
    let rules = StackRules(new).rules
    description = new
    items.makeGuides(for: rules, stack)
    replace(with: rules, newItems)
    items.removeUnusedGuides(rules, stack)
    placeViews(rules)
    stack.mark(.needsSolving)
    stack.renewBaselines()
  }

  /// Notes that the next update changes the rules.
  func noteChange() { isOutdated = true }

  /// Removes all constraints and guides.
  func remove() {
    dropSummary()
    removeEntries()
    noteStackPlacement(false)
    stack.ownConstraints.generated = nil
  }

  private func removeEntries() {
    replace(with: [], StackItems())
    items.removeUnusedGuides([], stack)
    description = StackDescription()
    for view in stack.arrangedSubviews { view.stopBeingPlacedByStack() }
  }

  private func replace(with rules: [StackRule], _ newItems: StackItems) {
    var old: [StackItems.Key: Entry] = [:]
    let before = entries.filter { !$0.isDropped }
    for entry in before { old[items.key(of: entry.rule)] = entry }
    let oldItems = items
    replacementCount += 1
    items.views = newItems.views
    items.canvas = newItems.canvas
    entries = rules.map { rule in
      guard !old.isEmpty, let kept = old.removeValue(forKey: items.key(of: rule)) else {
        return Entry(rule: rule)
      }
      return updated(kept, rule)
    }
    positions = nil
    lacksRows = entries.contains { $0.row == nil }
    guard !old.isEmpty else { return }
    for entry in before.reversed() where old[oldItems.key(of: entry.rule)] != nil {
      remove(entry)
    }
  }

  /// Returns an entry with the values of a rule.
  private func updated(_ entry: Entry, _ rule: StackRule) -> Entry {
    let old = entry.rule
    var entry = entry
    entry.rule = rule
    if let object = entry.object {
      object.constant = rule.constant
      object.priority = UILayoutPriority(rule.priority)
    } else if let row = entry.row, let reference {
      let row = ConstraintRow(reference: reference, handle: row)
      if old.constant != rule.constant { row.setConstant(rule.constant) }
      if old.priority != rule.priority { row.setPriority(UILayoutPriority(rule.priority)) }
    }
    return entry
  }

  private func remove(_ entry: Entry) {
    entry.object?.deactivate()
    guard let row = entry.row, let engine = reference?.engine else { return }
    engine.removeRows([row])
    engine.noteChangeInside()
  }

  /// Notes that constraints place the arranged views, and the stack view itself if they determine its
  /// own lengths.
  private func placeViews(_ rules: [StackRule]) {
    noteStackPlacement(rules.contains { !$0.mentionsView })
    guard !rules.isEmpty else { return }
    for view in stack.arrangedSubviews { view.bePlacedByStack() }
  }

  private func noteStackPlacement(_ placesStack: Bool) {
    if placesStack != self.placesStack { stack.changePlacingCount(by: placesStack ? 1 : -1) }
    self.placesStack = placesStack
  }

  // MARK: Summary

  /// Whether constraints for each view still replace a summary: the same one, or another one for which
  /// the stack view is too small as well.
  private func remainsSqueezed(_ new: StackSummary) -> Bool {
    guard let squeezed else { return false }
    if new == squeezed { return true }
    triedSize = nil
    return reference?.engine?.solvedSize(of: stack).map { !new.determinesFrames(in: $0) } ?? false
  }

  private func use(_ new: StackSummary) {
    mayLackRows = false
    squeezed = nil
    guard new != summary else { return }
    if summary == nil { removeEntries() }
    summary = new
    lacksRows = true
    noteStackPlacement(new.placesStack)
    stack.mark(.needsSolving)
    stack.setNeedsLayout()
    stack.renewBaselines()
  }

  private func dropSummary() {
    needsExpansion = false
    guard summary != nil else { return }
    summary = nil
    if let engine = reference?.engine { engine.setLengthPreferences({ _ in [] }, of: stack) }
  }

  private func send(_ summary: StackSummary, to engine: LayoutEngine) {
    guard lacksRows, !isOutdated, engine.handle(of: stack) != nil, summary == self.summary else {
      return
    }
    lacksRows = false
    engine.setLengthPreferences(summary.lengthPreferences, of: stack)
    engine.noteChangeInside()
  }

  func expand() {
    guard summary != nil || squeezed != nil else { return }
    isExpanded = true
    if summary != nil { update() }
  }

  /// Uses a squeezed summary again if the stack view has become large enough for it.
  private func releaseSummary() {
    guard let squeezed, !isExpanded, let size = reference?.engine?.solvedSize(of: stack),
      size != triedSize, squeezed.determinesFrames(in: size)
    else { return }
    triedSize = size
    self.squeezed = nil
    update()
    stack.applySolvedFrames()
  }

  func noteItemInside() {
    guard summary != nil, !needsExpansion else { return }
    needsExpansion = true
    stack.mark(.needsSolving)
  }

  /// Has the natural size of a view asked for again; identifiers of removed views may return.
  func forgetSize(of view: UIView) { sizes.forget(view) }

  /// Notes that an arranged view has another natural size.
  func naturalSizeDidChange(of view: UIView) {
    forgetSize(of: view)
    guard usesNaturalLengths else { return }
    stack.setNeedsArrangement()
    reference?.engine?.noteChangeInside()
  }

  /// Sets the frames of the arranged views if they follow from a summary.
  func placeViews() {
    releaseSummary()
    guard let summary, summary.sizes.count == stack.arrangedSubviews.count,
      let size = reference?.engine?.solvedSize(of: stack)
    else { return }
    guard summary.determinesFrames(in: size) else {
      squeezed = summary
      update()
      return stack.applySolvedFrames()
    }
    triedSize = nil
    let bounds = Rect(origin: .zero, size: size)
    let isMirrored = stack.isRightToLeft
    for (view, frame) in zip(stack.arrangedSubviews, summary.frames(in: size)) {
      view.setSolvedFrame(view.onPixelGrid(isMirrored ? frame.mirrored(in: bounds) : frame))
    }
  }

  // MARK: Rows

  func sendRows(to engine: LayoutEngine) {
    if let reference, reference !== engine.reference { renewRows() }
    reference = engine.reference
    if needsExpansion { expand() }
    if let summary { return send(summary, to: engine) }
    removeStaleBaselines()
    findRemovedRows()
    guard lacksRows, !isOutdated, let holder = engine.handle(of: stack) else { return }
    lacksRows = false
    let isRightToLeft = stack.isRightToLeft
    var anchors = StackAnchors(stack, items)
    let replacementCount = replacementCount
    for index in entries.indices where entries[index].row == nil && !entries[index].isDropped {
      let converted = anchors.row(of: entries[index].rule, in: engine)
      // Natural sizes are read meanwhile, and the program may have changed the arrangement or removed
      // the stack view.
      guard !isOutdated, replacementCount == self.replacementCount, reference === engine.reference
      else {
        lacksRows = true
        return
      }
      guard var row = converted else { continue }
      row.holder = holder
      row.isRightToLeft = isRightToLeft
      guard let handle = engine.addRow(row) else { continue }
      entries[index].row = handle
      entries[index].object?.row = ConstraintRow(reference: engine.reference, handle: handle)
    }
    positions = nil
    engine.noteChangeInside()
  }

  func constraint(of row: ConstraintHandle) -> NSLayoutConstraint? {
    let positions = notedPositions()
    guard let index = positions[row], let reference else { return nil }
    if let object = entries[index].object { return object }
    let rule = entries[index].rule
    guard let first = items.side(rule.first, stack) else { return nil }
    let object = NSLayoutConstraint(
      first,
      rule.relation,
      rule.second.flatMap { items.side($0, stack) },
      multiplier: rule.multiplier,
      constant: rule.constant
    )
    object.priority = UILayoutPriority(rule.priority)
    object.identifier = rule.name.rawValue
    object.holder = stack
    object.row = ConstraintRow(reference: reference, handle: row)
    entries[index].object = object
    return object
  }

  private func notedPositions() -> [ConstraintHandle: Int] {
    if let positions { return positions }
    var noted: [ConstraintHandle: Int] = [:]
    for (index, entry) in entries.enumerated() { if let row = entry.row { noted[row] = index } }
    positions = noted
    return noted
  }

  func noteRemovedItem() {
    guard !mayLackRows else { return }
    mayLackRows = true
    stack.mark(.needsSolving)
  }

  /// Notes which rows are no longer in the engine.
  private func findRemovedRows() {
    guard mayLackRows else { return }
    mayLackRows = false
    let engine = reference?.engine
    forgetRows { engine?.hasRow($0) != true }
  }

  func forgetRows() {
    forgetRows { _ in true }
    if summary != nil { lacksRows = true }
    reference = nil
    stack.mark(.needsSolving)
  }

  func renewRows() {
    reference?.engine?.removeRows(entries.compactMap { $0.row })
    forgetRows()
  }

  /// Has the next pass add rows again that mention baselines.
  func renewBaselines() {
    guard !hasStaleBaselines, summary == nil else { return }
    hasStaleBaselines = true
    stack.mark(.needsSolving)
  }

  private func removeStaleBaselines() {
    guard hasStaleBaselines else { return }
    hasStaleBaselines = false
    let stale = entries.filter { $0.rule.mentionsBaseline }.compactMap { $0.row }
    guard !stale.isEmpty else { return }
    reference?.engine?.removeRows(stale)
    mayLackRows = true
  }

  private func forgetRows(where isGone: (ConstraintHandle) -> Bool) {
    for index in entries.indices {
      guard let row = entries[index].row else { continue }
      guard isGone(row) else { continue }
      entries[index].row = nil
      entries[index].object?.row = nil
      lacksRows = true
    }
    positions = nil
  }
}

extension StackRule {
  /// Whether one of the sides is an arranged view.
  fileprivate var mentionsView: Bool { first.item.isView || second?.item.isView == true }
  /// Whether one of the sides is a baseline.
  fileprivate var mentionsBaseline: Bool {
    first.attribute.isBaseline || second?.attribute.isBaseline == true
  }
}

extension StackRule.Item {
  fileprivate var isView: Bool { if case .view = self { true } else { false } }
}
