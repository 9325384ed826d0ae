import TatamiUIKit

/// Edges of a superview.
enum PinEdge: CaseIterable {
  case top, leading, bottom, trailing
}

/// Lengths of a view.
enum PinLength {
  case width, height
}

extension UIView {

  /// Adds views, and prepares them for constraints.
  @discardableResult
  func adding(_ views: UIView...) -> Self {
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    return self
  }

  /// Pins an edge to that of the superview, a distance inward.
  @discardableResult
  func pin(
    _ edge: PinEdge,
    _ distance: CGFloat = 0,
    priority: UILayoutPriority = .required
  ) -> Self {
    guard let superview = superview else { return self }
    let constraint: NSLayoutConstraint
    switch edge {
    case .top: constraint = topAnchor.constraint(equalTo: superview.topAnchor, constant: distance)
    case .leading:
      constraint = leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: distance)
    case .bottom:
      constraint = superview.bottomAnchor.constraint(equalTo: bottomAnchor, constant: distance)
    case .trailing:
      constraint = superview.trailingAnchor.constraint(equalTo: trailingAnchor, constant: distance)
    }
    constraint.priority = priority
    constraint.isActive = true
    return self
  }

  @discardableResult
  func pinEdges(except excluded: PinEdge? = nil, _ distance: CGFloat = 0) -> Self {
    for edge in PinEdge.allCases where edge != excluded { pin(edge, distance) }
    return self
  }

  @discardableResult
  func pin(_ length: PinLength, to value: CGFloat) -> Self {
    let anchor = length == .width ? widthAnchor : heightAnchor
    anchor.constraint(equalToConstant: value).isActive = true
    return self
  }

  @discardableResult
  func below(_ other: UIView, _ distance: CGFloat = 0) -> Self {
    topAnchor.constraint(equalTo: other.bottomAnchor, constant: distance).isActive = true
    return self
  }

  /// Makes constraints in a closure that gets a builder.
  @discardableResult
  func layout(_ build: (inout PinBuilder) -> Void) -> [NSLayoutConstraint] {
    translatesAutoresizingMaskIntoConstraints = false
    var builder = PinBuilder(view: self)
    build(&builder)
    NSLayoutConstraint.activate(builder.constraints)
    return builder.constraints
  }
}

/// Collects constraints of a view.
@MainActor
struct PinBuilder {
  let view: UIView
  var constraints: [NSLayoutConstraint] = []

  mutating func top(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) {
    constraints.append(view.topAnchor.constraint(equalTo: anchor, constant: offset))
  }
  mutating func bottom(to anchor: NSLayoutYAxisAnchor, offset: CGFloat = 0) {
    constraints.append(view.bottomAnchor.constraint(equalTo: anchor, constant: offset))
  }
  mutating func leading(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) {
    constraints.append(view.leadingAnchor.constraint(equalTo: anchor, constant: offset))
  }
  mutating func trailing(to anchor: NSLayoutXAxisAnchor, offset: CGFloat = 0) {
    constraints.append(view.trailingAnchor.constraint(equalTo: anchor, constant: offset))
  }
  mutating func centerX(to anchor: NSLayoutXAxisAnchor) {
    constraints.append(view.centerXAnchor.constraint(equalTo: anchor))
  }
  mutating func width(
    to anchor: NSLayoutDimension,
    multiplier: CGFloat = 1,
    priority: UILayoutPriority = .required
  ) {
    let constraint = view.widthAnchor.constraint(equalTo: anchor, multiplier: multiplier)
    constraint.priority = priority
    constraints.append(constraint)
  }
  mutating func height(_ height: CGFloat) {
    constraints.append(view.heightAnchor.constraint(equalToConstant: height))
  }
  mutating func height(atMost anchor: NSLayoutDimension, offset: CGFloat = 0) {
    constraints.append(
      view.heightAnchor.constraint(lessThanOrEqualTo: anchor, constant: offset)
    )
  }
  mutating func aspectRatio(_ ratio: CGFloat) {
    constraints.append(
      view.widthAnchor.constraint(equalTo: view.heightAnchor, multiplier: ratio)
    )
  }
}
