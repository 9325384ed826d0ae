import TatamiUIKit

extension UILayoutPriority {
  static func + (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    return UILayoutPriority(priority.rawValue + offset)
  }

  static func - (priority: UILayoutPriority, offset: Float) -> UILayoutPriority {
    return UILayoutPriority(rawValue: priority.rawValue - offset)
  }

  static var almostRequired: UILayoutPriority { .required - 1 }
}

extension UILayoutPriority: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  public init(floatLiteral value: Float) {
    self.init(rawValue: value)
  }

  public init(integerLiteral value: Int) {
    self.init(rawValue: Float(value))
  }
}

extension NSLayoutConstraint {
  /// Returns the constraint with another priority, for use in lists of constraints.
  func with(priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }

  func identified(by identifier: String) -> Self {
    self.identifier = identifier
    return self
  }

  /// Replaces the constraint by one with another multiplier.
  func setMultiplier(_ multiplier: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint.deactivate([self])
    let constraint = NSLayoutConstraint(
      item: firstItem!,
      attribute: firstAttribute,
      relatedBy: relation,
      toItem: secondItem,
      attribute: secondAttribute,
      multiplier: multiplier,
      constant: constant
    )
    constraint.priority = priority
    constraint.shouldBeArchived = shouldBeArchived
    constraint.identifier = identifier
    NSLayoutConstraint.activate([constraint])
    return constraint
  }
}
