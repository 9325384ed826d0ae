import Foundation

/// The text of what a constraint relates: visual format where it can be drawn, otherwise an equation
/// (AL132 to AL138).
@MainActor
struct ConstraintText {
  let first: ConstraintSide
  let relation: NSLayoutConstraint.Relation
  let second: ConstraintSide?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority = UILayoutPriority.required
  var origin = ConstraintOrigin.program
  private(set) var names = ItemNames()

  init(
    _ first: ConstraintSide,
    _ relation: NSLayoutConstraint.Relation,
    _ second: ConstraintSide?
  ) {
    self.first = first
    self.relation = relation
    self.second = second
  }

  init(_ constraint: NSLayoutConstraint) {
    self.init(constraint.first, constraint.relation, constraint.second)
    (multiplier, constant) = (constraint.multiplier, constraint.constant)
    (priority, origin) = (constraint.priority, constraint.origin)
  }

  /// Returns the visual format or the equation, and notes the names in it.
  mutating func body() -> String {
    guard let second, let gap = gap(second) else { return equation() }
    let near = gap.near.map { "[\(names.name(of: $0))]" } ?? "|"
    let far = gap.far.map { "[\(names.name(of: $0))]" } ?? "|"
    if let superview = gap.superview { names.noteSuperview(superview) }
    let suffix = first.attribute.isAbsoluteSide ? "(LTR)" : ""
    let axis = first.attribute.axis == .horizontal ? "H" : "V"
    return "\(axis):\(near)-(\(predicate(gap)))-\(far)\(suffix)"
  }

  // MARK: Equations

  private mutating func equation() -> String {
    var text = "\(names.text(of: first)) \(relation.sign) "
    if let second, second.attribute != .notAnAttribute {
      if multiplier != 1 { text += "\(NumberText(multiplier))*" }
      text += names.text(of: second)
      if constant != 0 || isSpace {
        text += constant < 0 ? " - " : " + "
        text += spaced(constant.magnitude)
      }
    } else {
      text += "\(NumberText(constant))"
    }
    return priority == .required ? text : text + " priority:\(NumberText(priority.rawValue))"
  }

  // MARK: Visual format

  private var isSpace: Bool { origin == .systemSpacing || origin == .formatSpacing }

  /// Returns a distance, with a name if it is the system's.
  private func spaced(_ distance: CGFloat) -> String {
    switch origin {
    case .systemSpacing: "NSLayoutAnchorConstraintSpace(\(NumberText(distance)))"
    case .formatSpacing: "NSSpace(\(NumberText(distance)))"
    case .program: "\(NumberText(distance))"
    }
  }

  private func predicate(_ gap: ConstraintGap) -> String {
    let sign = gap.relation == .equal ? "" : gap.relation.sign
    let suffix = priority == .required ? "" : "@\(NumberText(priority.rawValue))"
    return sign + spaced(gap.distance) + suffix
  }

  /// Returns the distance that the constraint sets; nil if visual format cannot draw it.
  private func gap(_ second: ConstraintSide) -> ConstraintGap? {
    guard multiplier == 1, first.start == nil, second.start == nil else {
      return nil
    }
    let marginLength = origin == .formatSpacing ? first.marginLength ?? second.marginLength : nil
    if marginLength == nil, first.attribute.isInsideMargins || second.attribute.isInsideMargins {
      return nil
    }
    let distance = marginLength ?? constant
    return ConstraintGap(from: second, to: first, distance, relation)
      ?? ConstraintGap(from: first, to: second, marginLength ?? 0 - constant, relation.reversed)
  }
}

/// The distance between an item and the next one, or an edge of the superview.
@MainActor
struct ConstraintGap {
  /// The item where the distance starts, nil for the superview.
  var near: AnyObject?
  /// The item where the distance ends, nil for the superview.
  var far: AnyObject?
  /// The superview if it is one of the items.
  var superview: UIView?
  let distance: CGFloat
  let relation: NSLayoutConstraint.Relation

  /// Creates the distance from one side to another; nil if the first one is not the near one.
  init?(
    from near: ConstraintSide,
    to far: ConstraintSide,
    _ distance: CGFloat,
    _ relation: NSLayoutConstraint.Relation
  ) {
    guard let start = near.item, let end = far.item, start !== end else { return nil }
    (self.distance, self.relation) = (distance, relation)
    let (nearIsStart, farIsStart) = (near.attribute.isStartEdge, far.attribute.isStartEdge)
    switch (nearIsStart, farIsStart) {
    case (true?, true?):
      guard let view = near.item as? UIView, far.superview === view else { return nil }
      (self.far, superview) = (end, view)
    case (false?, false?):
      guard let view = far.item as? UIView, near.superview === view else { return nil }
      (self.near, superview) = (start, view)
    case (false?, true?):
      guard far.superview !== start, near.superview !== end else { return nil }
      (self.near, self.far) = (start, end)
    default: return nil
    }
  }
}

extension ConstraintSide {
  /// The superview of the view, or the owner of the guide.
  fileprivate var superview: UIView? {
    (item as? UIView)?.superview ?? (item as? UILayoutGuide)?.owningView
  }

  /// The margin at the edge, nil for attributes that are no edges inside margins.
  fileprivate var marginLength: CGFloat? {
    guard let view = item as? UIView else { return nil }
    let margins = view.layoutMargins
    switch attribute {
    case .topMargin: return margins.top
    case .bottomMargin: return margins.bottom
    case .leftMargin: return margins.left
    case .rightMargin: return margins.right
    case .leadingMargin: return view.isRightToLeft ? margins.right : margins.left
    case .trailingMargin: return view.isRightToLeft ? margins.left : margins.right
    default: return nil
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether the attribute is the edge at which items start rather than end; nil if it is no edge.
  fileprivate var isStartEdge: Bool? {
    switch self {
    case .left, .leading, .top, .leftMargin, .leadingMargin, .topMargin: true
    case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: false
    default: nil
    }
  }
}

extension NSLayoutConstraint.Relation {
  /// The sign in equations.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }

  /// The relation with its sides exchanged.
  fileprivate var reversed: NSLayoutConstraint.Relation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
