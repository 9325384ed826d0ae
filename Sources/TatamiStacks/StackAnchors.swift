import TatamiConstraints
import TatamiViews

/// The anchors of what the rules of a stack view mention, looked up once for each item.
///
/// Views are added to the engine when a rule mentions them for the first time.
@MainActor
struct StackAnchors {
  private let stack: UIStackView
  private let items: StackItems
  private var canvas: ConstraintAnchor?
  private var spanner: ConstraintAnchor?
  private var views: [ConstraintAnchor?]
  private var gaps: [ConstraintAnchor?] = []

  init(_ stack: UIStackView, _ items: StackItems) {
    self.stack = stack
    self.items = items
    views = Array(repeating: nil, count: items.views.count)
  }

  /// Returns a constraint of the solver, without its holder; nil if an item is not below the root.
  mutating func row(of rule: StackRule, in engine: LayoutEngine) -> Constraint? {
    guard let first = anchor(rule.first, engine) else { return nil }
    var second: ConstraintAnchor?
    if let side = rule.second {
      guard let anchor = anchor(side, engine) else { return nil }
      second = anchor
    }
    var row = Constraint(
      first,
      rule.relation.engineRelation,
      second,
      constant: rule.constant,
      priority: Double(rule.priority)
    )
    row.multiplier = rule.multiplier
    return row
  }

  private mutating func anchor(_ side: StackRule.Side, _ engine: LayoutEngine) -> ConstraintAnchor?
  {
    // A baseline may be that of a subview.
    if !side.attribute.isBaseline, var known = self[side.item] {
      guard let attribute = side.attribute.engineAttribute else { return nil }
      known.attribute = attribute
      return known
    }
    guard let item = items.item(side.item, stack),
      let anchor = engine.anchor(of: item, side.attribute)
    else { return nil }
    if !side.attribute.isBaseline { self[side.item] = anchor }
    return anchor
  }

  private subscript(item: StackRule.Item) -> ConstraintAnchor? {
    get {
      switch item {
      case .canvas: canvas
      case .spanner: spanner
      case .view(let index): views[index]
      case .gap(let number): number < gaps.count ? gaps[number] : nil
      }
    }
    set {
      switch item {
      case .canvas: canvas = newValue
      case .spanner: spanner = newValue
      case .view(let index): views[index] = newValue
      case .gap(let number):
        while gaps.count <= number { gaps.append(nil) }
        gaps[number] = newValue
      }
    }
  }
}
