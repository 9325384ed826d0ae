/// The constraints and guides that a stack view has made.
@MainActor
final class StackConstraints {
  /// What identifies a constraint whose constant and priority may change.
  private struct Key: Hashable {
    var name: StackRule.Name
    var first: ObjectIdentifier
    var firstAttribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var second: ObjectIdentifier?
    var secondAttribute: NSLayoutConstraint.Attribute?
    var multiplier: Double
    var isRequired: Bool
  }

  private struct Generated {
    var key: Key
    var constraint: NSLayoutConstraint
  }

  private var generated: [Generated] = []
  private var description = StackDescription()
  private var members: [ObjectIdentifier] = []
  private var spanner: UILayoutGuide?
  private var gaps: [UILayoutGuide] = []

  /// Whether the constraints depend on the natural lengths of the views.
  var usesNaturalLengths: Bool { description.usesNaturalLengths }

  /// Makes the constraints of a stack view; those that are still needed stay.
  func update(_ stack: UIStackView) {
    let new = stack.arrangementDescription
    let newMembers = stack.arrangedSubviews.map(ObjectIdentifier.init)
    let isCurrent = new == description && newMembers == members && !generated.isEmpty
    if isCurrent, generated.allSatisfy({ $0.constraint.holder === stack }),
      canvas == canvas(of: stack)
    {
      return
    }
    (description, members, canvas) = (new, newMembers, canvas(of: stack))
    let rules = StackRules(new).rules
    makeGuides(for: rules, stack)
    replace(with: rules, stack)
    removeUnusedGuides(rules, stack)
    stack.renewBaselines()
  }

  /// Removes all constraints and guides.
  func remove(from stack: UIStackView) {
    replace(with: [], stack)
    removeUnusedGuides([], stack)
  }

  /// The stack view or the guide of its margins.
  private var canvas: ObjectIdentifier?

  private func canvas(of stack: UIStackView) -> ObjectIdentifier {
    stack.isLayoutMarginsRelativeArrangement
      ? ObjectIdentifier(stack.layoutMarginsGuide) : ObjectIdentifier(stack)
  }

  // MARK: Constraints

  private func replace(with rules: [StackRule], _ stack: UIStackView) {
    var old: [Key: NSLayoutConstraint] = [:]
    for entry in generated where entry.constraint.holder === stack {
      old[entry.key] = entry.constraint
    }
    var new: [(index: Int, views: [UIView])] = []
    let before = generated
    generated = []
    for rule in rules {
      guard let first = item(rule.first.item, stack) else { continue }
      let second = rule.second.flatMap { item($0.item, stack) }
      let key = Self.key(rule, first, second)
      if !old.isEmpty, let kept = old.removeValue(forKey: key) {
        kept.constant = rule.constant
        kept.priority = UILayoutPriority(rule.priority)
        generated.append(Generated(key: key, constraint: kept))
      } else {
        new.append((generated.count, Self.views(of: [first, second], stack)))
        generated.append(Generated(key: key, constraint: Self.constraint(rule, first, second)))
      }
    }
    if !old.isEmpty {
      for made in before.reversed() where old[made.key] === made.constraint {
        made.constraint.deactivate()
      }
    }
    for (index, views) in new { generated[index].constraint.hold(by: stack, views) }
  }

  private static func constraint(
    _ rule: StackRule,
    _ first: AnyObject,
    _ second: AnyObject?
  ) -> NSLayoutConstraint {
    let right = rule.second.map { ConstraintSide(item: second, attribute: $0.attribute) }
    let constraint = NSLayoutConstraint(
      ConstraintSide(item: first, attribute: rule.first.attribute),
      rule.relation,
      right,
      multiplier: rule.multiplier,
      constant: rule.constant,
      origin: .stackView
    )
    constraint.priority = UILayoutPriority(rule.priority)
    constraint.identifier = rule.name.rawValue
    return constraint
  }

  private static func key(_ rule: StackRule, _ first: AnyObject, _ second: AnyObject?) -> Key {
    Key(
      name: rule.name,
      first: ObjectIdentifier(first),
      firstAttribute: rule.first.attribute,
      relation: rule.relation,
      second: second.map(ObjectIdentifier.init),
      secondAttribute: rule.second?.attribute,
      multiplier: rule.multiplier,
      isRequired: rule.priority == StackRule.Priority.required
    )
  }

  private static func views(of items: [AnyObject?], _ stack: UIStackView) -> [UIView] {
    var views: [UIView] = []
    for item in items {
      guard let item else { continue }
      let view = item as? UIView ?? stack
      if !views.contains(where: { $0 === view }) { views.append(view) }
    }
    return views
  }

  // MARK: Items

  private func item(_ item: StackRule.Item, _ stack: UIStackView) -> AnyObject? {
    switch item {
    case .canvas:
      stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    case .view(let index): stack.arrangedSubviews[index]
    case .spanner: spanner
    case .gap(let number): gaps[number]
    }
  }

  private func makeGuides(for rules: [StackRule], _ stack: UIStackView) {
    if spanner == nil, rules.usesSpanner { spanner = stack.makePrivateGuide(.alignmentSpanner) }
    while gaps.count < rules.gapCount { gaps.append(stack.makePrivateGuide(.distributingEdge)) }
  }

  private func removeUnusedGuides(_ rules: [StackRule], _ stack: UIStackView) {
    if let guide = spanner, !rules.usesSpanner {
      stack.removePrivateGuide(guide)
      spanner = nil
    }
    while gaps.count > rules.gapCount, let guide = gaps.popLast() {
      stack.removePrivateGuide(guide)
    }
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
