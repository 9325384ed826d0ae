import TatamiUIKit

/// A target to which a constraint can refer: a number, a view, a guide.
@MainActor
protocol LayoutTarget {}

extension CGFloat: LayoutTarget {}
extension Int: LayoutTarget {}
extension UIView: LayoutTarget {}
extension UILayoutGuide: LayoutTarget {}

/// One attribute of another item.
struct LayoutAttribute: LayoutTarget {
  let item: AnyObject
  let attribute: NSLayoutConstraint.Attribute
}

extension UIView {
  var lm: LayoutProxy { LayoutProxy(self) }
}

extension UILayoutGuide {
  var lm: LayoutProxy { LayoutProxy(self) }
}

@MainActor
struct LayoutProxy {
  let item: AnyObject

  init(_ item: AnyObject) { self.item = item }

  var left: LayoutAttribute { LayoutAttribute(item: item, attribute: .left) }
  var top: LayoutAttribute { LayoutAttribute(item: item, attribute: .top) }
  var leading: LayoutAttribute { LayoutAttribute(item: item, attribute: .leading) }
  var trailing: LayoutAttribute { LayoutAttribute(item: item, attribute: .trailing) }
  var bottom: LayoutAttribute { LayoutAttribute(item: item, attribute: .bottom) }
  var width: LayoutAttribute { LayoutAttribute(item: item, attribute: .width) }
  var height: LayoutAttribute { LayoutAttribute(item: item, attribute: .height) }
  var centerY: LayoutAttribute { LayoutAttribute(item: item, attribute: .centerY) }
  var lastBaseline: LayoutAttribute { LayoutAttribute(item: item, attribute: .lastBaseline) }

  /// Makes and activates the constraints that the closure describes.
  @discardableResult
  func makeConstraints(_ closure: (LayoutMaker) -> Void) -> [NSLayoutConstraint] {
    guard let view = item as? UIView else { return [] }
    view.translatesAutoresizingMaskIntoConstraints = false
    let maker = LayoutMaker(view)
    closure(maker)
    let constraints = maker.descriptions.flatMap { $0.build() }
    NSLayoutConstraint.activate(constraints)
    return constraints
  }
}

@MainActor
final class LayoutMaker {
  let view: UIView
  private(set) var descriptions: [LayoutDescription] = []

  init(_ view: UIView) { self.view = view }

  private func describe(_ attributes: [NSLayoutConstraint.Attribute]) -> LayoutDescription {
    let description = LayoutDescription(view, attributes)
    descriptions.append(description)
    return description
  }

  var top: LayoutDescription { describe([.top]) }
  var bottom: LayoutDescription { describe([.bottom]) }
  var leading: LayoutDescription { describe([.leading]) }
  var trailing: LayoutDescription { describe([.trailing]) }
  var width: LayoutDescription { describe([.width]) }
  var height: LayoutDescription { describe([.height]) }
  var centerX: LayoutDescription { describe([.centerX]) }
  var centerY: LayoutDescription { describe([.centerY]) }
  var firstBaseline: LayoutDescription { describe([.firstBaseline]) }
  var size: LayoutDescription { describe([.width, .height]) }
  var edges: LayoutDescription { describe([.top, .leading, .bottom, .trailing]) }
}

@MainActor
final class LayoutDescription {
  private let view: UIView
  private var attributes: [NSLayoutConstraint.Attribute]
  private var relation = NSLayoutConstraint.Relation.equal
  private var target: (any LayoutTarget)?
  private var constant: CGFloat = 0
  private var isInset = false
  private var factor: CGFloat = 1
  private var level = UILayoutPriority.required

  init(_ view: UIView, _ attributes: [NSLayoutConstraint.Attribute]) {
    self.view = view
    self.attributes = attributes
  }

  var top: Self { add(.top) }
  var bottom: Self { add(.bottom) }
  var leading: Self { add(.leading) }
  var trailing: Self { add(.trailing) }
  var height: Self { add(.height) }
  var centerY: Self { add(.centerY) }

  private func add(_ attribute: NSLayoutConstraint.Attribute) -> Self {
    attributes.append(attribute)
    return self
  }

  @discardableResult func equalTo(_ target: any LayoutTarget) -> Self {
    relate(.equal, target)
  }
  @discardableResult func greaterThanOrEqualTo(_ target: any LayoutTarget) -> Self {
    relate(.greaterThanOrEqual, target)
  }
  @discardableResult func lessThanOrEqualTo(_ target: any LayoutTarget) -> Self {
    relate(.lessThanOrEqual, target)
  }
  @discardableResult func equalToSuperview() -> Self {
    guard let superview = view.superview else {
      preconditionFailure("Expected a superview of \(view)")
    }
    return relate(.equal, superview)
  }
  @discardableResult func offset(_ amount: CGFloat) -> Self {
    constant = amount
    return self
  }
  @discardableResult func inset(_ amount: CGFloat) -> Self {
    (constant, isInset) = (amount, true)
    return self
  }
  @discardableResult func multipliedBy(_ amount: CGFloat) -> Self {
    factor = amount
    return self
  }
  @discardableResult func priority(_ priority: UILayoutPriority) -> Self {
    level = priority
    return self
  }
  private func relate(_ relation: NSLayoutConstraint.Relation, _ target: any LayoutTarget) -> Self {
    (self.relation, self.target) = (relation, target)
    return self
  }

  fileprivate func build() -> [NSLayoutConstraint] {
    attributes.map { attribute in
      let (item, second, number) = resolve(attribute)
      let isFarEdge = attribute == .trailing || attribute == .bottom
      let constraint = NSLayoutConstraint(
        item: view,
        attribute: attribute,
        relatedBy: relation,
        toItem: item,
        attribute: second,
        multiplier: factor,
        constant: number + (isInset && isFarEdge ? -constant : constant)
      )
      constraint.priority = level
      return constraint
    }
  }

  private func resolve(
    _ attribute: NSLayoutConstraint.Attribute
  ) -> (AnyObject?, NSLayoutConstraint.Attribute, CGFloat) {
    switch target {
    case let number as CGFloat: return (nil, .notAnAttribute, number)
    case let number as Int: return (nil, .notAnAttribute, CGFloat(number))
    case let other as LayoutAttribute: return (other.item, other.attribute, 0)
    case let view as UIView: return (view, attribute, 0)
    case let guide as UILayoutGuide: return (guide, attribute, 0)
    default: return (nil, .notAnAttribute, 0)
    }
  }
}
