import TatamiViews

/// The views and guides that the rules of a stack view refer to.
@MainActor
struct StackItems: Equatable {
  /// The identity of a constraint whose constant and priority may change.
  struct Key: Hashable {
    var name: StackRule.Name
    var first: ObjectIdentifier?
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute?
    var multiplier: Double
    var isRequired: Bool
  }

  /// The arranged views.
  var views: [ObjectIdentifier] = []
  /// The stack view or the guide of its margins.
  var canvas: ObjectIdentifier?
  private var spanner: UILayoutGuide?
  private var gaps: [UILayoutGuide] = []

  /// Returns the items with the present views of a stack view.
  func updated(for stack: UIStackView) -> StackItems {
    var items = self
    items.views = stack.arrangedSubviews.map(ObjectIdentifier.init)
    items.canvas = Self.canvas(of: stack).map { ObjectIdentifier($0.object) }
    return items
  }

  private static func canvas(of stack: UIStackView) -> LayoutItem? {
    stack.isLayoutMarginsRelativeArrangement ? .guide(stack.layoutMarginsGuide) : .view(stack)
  }

  /// Returns the view or guide that a rule refers to.
  func item(_ item: StackRule.Item, _ stack: UIStackView) -> LayoutItem? {
    switch item {
    case .canvas: Self.canvas(of: stack)
    case .view(let index): .view(stack.arrangedSubviews[index])
    case .spanner: spanner.map { .guide($0) }
    case .gap(let number): .guide(gaps[number])
    }
  }

  /// Returns a side of a constraint.
  func side(_ side: StackRule.Side, _ stack: UIStackView) -> ConstraintSide? {
    item(side.item, stack).map { ConstraintSide(item: $0.object, attribute: side.attribute) }
  }

  /// Returns what identifies a rule.
  func key(of rule: StackRule) -> Key {
    Key(
      name: rule.name,
      first: identifier(of: rule.first.item),
      firstAttribute: rule.first.attribute,
      relation: rule.relation,
      second: rule.second.flatMap { identifier(of: $0.item) },
      secondAttribute: rule.second?.attribute,
      multiplier: rule.multiplier,
      isRequired: rule.priority == StackRule.Priority.required
    )
  }

  private func identifier(of item: StackRule.Item) -> ObjectIdentifier? {
    switch item {
    case .canvas: canvas
    case .view(let index): views[index]
    case .spanner: spanner.map(ObjectIdentifier.init)
    case .gap(let number): ObjectIdentifier(gaps[number])
    }
  }

  // MARK: Guides

  /// Makes the guides that rules refer to.
  mutating func makeGuides(for rules: [StackRule], _ stack: UIStackView) {
    if spanner == nil, rules.usesSpanner { spanner = stack.makePrivateGuide(.alignmentSpanner) }
    let gapCount = rules.gapCount
    while gaps.count < gapCount { gaps.append(stack.makePrivateGuide(.distributingEdge)) }
  }

  /// Removes the guides that no rule refers to.
  mutating func removeUnusedGuides(_ rules: [StackRule], _ stack: UIStackView) {
    if let guide = spanner, !rules.usesSpanner {
      stack.removePrivateGuide(guide)
      spanner = nil
    }
    let gapCount = rules.gapCount
    while gaps.count > gapCount, let guide = gaps.popLast() { stack.removePrivateGuide(guide) }
  }
}

extension [StackRule] {
  fileprivate var usesSpanner: Bool { contains { $0.first.item == .spanner } }

  fileprivate var gapCount: Int {
    reduce(0) { count, rule in
      guard case .gap(let number) = rule.first.item else { return count }
      return Swift.max(count, number + 1)
    }
  }
}

extension UIStackView {
  /// Makes a guide that is not one of the stack view's `layoutGuides`.
  fileprivate func makePrivateGuide(_ name: StackRule.Name) -> UILayoutGuide {
    let guide = UILayoutGuide()
    guide.identifier = name.rawValue
    guide.owningView = self
    ownConstraints.privateGuides.append(guide)
    return guide
  }

  fileprivate func removePrivateGuide(_ guide: UILayoutGuide) {
    guide.engineItem?.engine?.remove(guide)
    ownConstraints.privateGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}
