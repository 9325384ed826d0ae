import TatamiConstraints

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
package struct ConstraintSide {
  private enum Kind {
    case view, guide, other
  }

  /// The view or layout guide.
  package private(set) weak var item: AnyObject?
  private let kind: Kind
  package let attribute: NSLayoutConstraint.Attribute
  /// The start of the distance whose end is the attribute (`anchorWithOffset(to:)`).
  package let start: DistanceStart?

  package init(item: UIView, attribute: NSLayoutConstraint.Attribute) {
    self.init(item, .view, attribute)
  }

  package init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    let kind: Kind = item is UIView ? .view : item is UILayoutGuide ? .guide : .other
    self.init(item, kind, attribute)
  }

  private init(
    _ item: AnyObject?,
    _ kind: Kind,
    _ attribute: NSLayoutConstraint.Attribute,
    from start: ConstraintSide? = nil
  ) {
    self.item = item
    self.kind = kind
    self.attribute = attribute
    self.start = start.map { DistanceStart($0) }
  }

  /// Creates the distance from one side to another.
  init(from start: ConstraintSide, to end: ConstraintSide) {
    self.init(end.item, end.kind, end.attribute, from: start)
  }

  /// The view or layout guide; nil if it was released or is neither.
  var layoutItem: LayoutItem? {
    guard let item else { return nil }
    switch kind {
    case .view: return .view(unsafeDowncast(item, to: UIView.self))
    case .guide: return .guide(unsafeDowncast(item, to: UILayoutGuide.self))
    case .other: return nil
    }
  }

  /// The side with its item, which is loaded only once.
  var resolved: ResolvedSide {
    ResolvedSide(item: layoutItem, attribute: attribute, start: start)
  }

  /// The items that the side mentions.
  var layoutItems: [LayoutItem] {
    var items: [LayoutItem] = []
    if let layoutItem { items.append(layoutItem) }
    if let item = start?.side.layoutItem { items.append(item) }
    return items
  }

  /// Whether an item was released or is neither a view nor a layout guide.
  var lacksItem: Bool { layoutItem == nil || start?.side.lacksItem == true }
}

/// One side of a constraint with a strong reference to its item.
@MainActor
struct ResolvedSide {
  /// The view or layout guide; nil if it was released or is neither.
  let item: LayoutItem?
  let attribute: NSLayoutConstraint.Attribute
  let start: DistanceStart?

  /// Whether the item is a scroll view.
  var isScrollContainer: Bool {
    if case .view(let view)? = item { view.isScrollContainer } else { false }
  }

  /// Whether the side is an attribute of a view or of one of its subviews.
  func isNear(_ holder: UIView) -> Bool {
    guard start == nil, case .view(let view)? = item else { return false }
    return view === holder || view.superview === holder
  }
}

/// The side at which a distance starts.
@MainActor
package final class DistanceStart {
  package let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
  }
}

/// A view or a layout guide.
@MainActor
package enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  /// The view or the guide.
  package var object: AnyObject {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide
    }
  }

  /// The view itself, or the view that owns the guide; nil for a guide without an owner.
  var view: UIView? {
    switch self {
    case .view(let view): view
    case .guide(let guide): guide.owningView
    }
  }
}
