import TatamiUIKit

// Operators on anchors: `a.leftAnchor == b.rightAnchor + 8 ~ 750`.

precedencegroup LayoutPriorityPrecedence {
  associativity: none
  higherThan: ComparisonPrecedence
  lowerThan: AdditionPrecedence
}

infix operator ~ : LayoutPriorityPrecedence

/// An anchor with a multiplier, a constant and a priority.
struct AnchorExpression<Anchor> {
  var anchor: Anchor
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0
  var priority: UILayoutPriority = .required
}

/// A number with a priority.
struct ConstantExpression {
  var constant: CGFloat
  var priority: UILayoutPriority
}

@MainActor
func + <T: AnyObject>(
  anchor: NSLayoutAnchor<T>,
  constant: CGFloat
) -> AnchorExpression<NSLayoutAnchor<T>> {
  AnchorExpression(anchor: anchor, constant: constant)
}

@MainActor
func - <T: AnyObject>(
  anchor: NSLayoutAnchor<T>,
  constant: CGFloat
) -> AnchorExpression<NSLayoutAnchor<T>> {
  AnchorExpression(anchor: anchor, constant: -constant)
}

@MainActor
func * (
  anchor: NSLayoutDimension,
  multiplier: CGFloat
) -> AnchorExpression<NSLayoutDimension> {
  AnchorExpression(anchor: anchor, multiplier: multiplier)
}

func + (
  expression: AnchorExpression<NSLayoutDimension>,
  constant: CGFloat
) -> AnchorExpression<NSLayoutDimension> {
  var expression = expression
  expression.constant += constant
  return expression
}

func ~ <Anchor>(
  expression: AnchorExpression<Anchor>,
  priority: Float
) -> AnchorExpression<Anchor> {
  var expression = expression
  expression.priority = UILayoutPriority(rawValue: priority)
  return expression
}

@MainActor
func ~ <T: AnyObject>(
  anchor: NSLayoutAnchor<T>,
  priority: UILayoutPriority
) -> AnchorExpression<NSLayoutAnchor<T>> {
  AnchorExpression(anchor: anchor, priority: priority)
}

func ~ (constant: CGFloat, priority: UILayoutPriority) -> ConstantExpression {
  ConstantExpression(constant: constant, priority: priority)
}

// MARK: - Edges and centers

// Concrete classes, which the compiler prefers to the comparison of objects.
@MainActor @discardableResult
func == (lhs: NSLayoutXAxisAnchor, rhs: NSLayoutXAxisAnchor) -> NSLayoutConstraint {
  finish(lhs.constraint(equalTo: rhs), .required)
}

@MainActor @discardableResult
func == (lhs: NSLayoutYAxisAnchor, rhs: NSLayoutYAxisAnchor) -> NSLayoutConstraint {
  finish(lhs.constraint(equalTo: rhs), .required)
}

@MainActor @discardableResult
func == (lhs: NSLayoutDimension, rhs: NSLayoutDimension) -> NSLayoutConstraint {
  finish(lhs.constraint(equalTo: rhs), .required)
}

@MainActor @discardableResult
func == <T: AnyObject>(
  lhs: NSLayoutAnchor<T>,
  rhs: AnchorExpression<NSLayoutAnchor<T>>
) -> NSLayoutConstraint {
  finish(lhs.constraint(equalTo: rhs.anchor, constant: rhs.constant), rhs.priority)
}

@MainActor @discardableResult
func >= <T: AnyObject>(
  lhs: NSLayoutAnchor<T>,
  rhs: AnchorExpression<NSLayoutAnchor<T>>
) -> NSLayoutConstraint {
  finish(lhs.constraint(greaterThanOrEqualTo: rhs.anchor, constant: rhs.constant), rhs.priority)
}

@MainActor @discardableResult
func <= <T: AnyObject>(
  lhs: NSLayoutAnchor<T>,
  rhs: AnchorExpression<NSLayoutAnchor<T>>
) -> NSLayoutConstraint {
  finish(lhs.constraint(lessThanOrEqualTo: rhs.anchor, constant: rhs.constant), rhs.priority)
}

// MARK: - Lengths

@MainActor @discardableResult
func == (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  finish(lhs.constraint(equalToConstant: rhs), .required)
}

@MainActor @discardableResult
func == (lhs: NSLayoutDimension, rhs: ConstantExpression) -> NSLayoutConstraint {
  finish(lhs.constraint(equalToConstant: rhs.constant), rhs.priority)
}

@MainActor @discardableResult
func == (
  lhs: NSLayoutDimension,
  rhs: AnchorExpression<NSLayoutDimension>
) -> NSLayoutConstraint {
  finish(
    lhs.constraint(equalTo: rhs.anchor, multiplier: rhs.multiplier, constant: rhs.constant),
    rhs.priority
  )
}

@MainActor @discardableResult
func <= (lhs: NSLayoutDimension, rhs: CGFloat) -> NSLayoutConstraint {
  finish(lhs.constraint(lessThanOrEqualToConstant: rhs), .required)
}

@MainActor @discardableResult
func <= (
  lhs: NSLayoutDimension,
  rhs: AnchorExpression<NSLayoutDimension>
) -> NSLayoutConstraint {
  finish(
    lhs.constraint(
      lessThanOrEqualTo: rhs.anchor,
      multiplier: rhs.multiplier,
      constant: rhs.constant
    ),
    rhs.priority
  )
}

/// Switches off mask translation for the first item, sets the priority and activates.
@MainActor
private func finish(
  _ constraint: NSLayoutConstraint,
  _ priority: UILayoutPriority
) -> NSLayoutConstraint {
  if let view = constraint.firstItem as? UIView {
    view.translatesAutoresizingMaskIntoConstraints = false
  }
  constraint.priority = priority
  constraint.isActive = true
  return constraint
}
