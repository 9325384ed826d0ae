import TatamiConstraints

/// One side of a constraint: an attribute of an item, or the distance between two attributes.
@MainActor
struct ConstraintSide {
  /// The view or layout guide.
  private(set) weak var item: AnyObject?
  let attribute: NSLayoutConstraint.Attribute
  /// Where the distance starts whose end is the attribute (`anchorWithOffset(to:)`).
  private(set) weak var offsetItem: AnyObject?
  let offsetAttribute: NSLayoutConstraint.Attribute?

  init(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
    self.item = item
    self.attribute = attribute
    offsetItem = nil
    offsetAttribute = nil
  }

  /// Makes the distance from one side to another.
  init(from start: ConstraintSide, to end: ConstraintSide) {
    item = end.item
    attribute = end.attribute
    offsetItem = start.item
    offsetAttribute = start.attribute
  }

  /// The items that the side mentions.
  var layoutItems: [LayoutItem] {
    [item, offsetItem].compactMap { $0.flatMap(LayoutItem.init) }
  }

  /// Whether an item was released or is neither a view nor a layout guide.
  var lacksItem: Bool {
    item.flatMap(LayoutItem.init) == nil
      || (offsetAttribute != nil && offsetItem.flatMap(LayoutItem.init) == nil)
  }
}

/// A view or a layout guide.
@MainActor
enum LayoutItem {
  case view(UIView)
  case guide(UILayoutGuide)

  init?(_ object: AnyObject) {
    if let view = object as? UIView {
      self = .view(view)
    } else if let guide = object as? UILayoutGuide {
      self = .guide(guide)
    } else {
      return nil
    }
  }

  /// The view or the guide.
  var object: AnyObject {
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
