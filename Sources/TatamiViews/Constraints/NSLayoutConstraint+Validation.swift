import Foundation

extension NSLayoutConstraint {
  /// Reports what cannot be related; the constraint is then invalid (AL14 to AL22).
  final func validate() {
    guard let reason = invalidity else { return }
    isValid = false
    Diagnostics.raise(reason)
  }

  /// The reason why the constraint is illegal, nil for a legal one.
  private var invalidity: String? {
    if first.lacksItem { return "Constraint must contain a first layout item" }
    if second?.lacksItem == true {
      return "Constraint items must each be a view or layout guide."
    }
    if !multiplier.isFinite {
      return "Multiplier is not finite!  That's illegal.  multiplier:\(multiplier)"
    }
    return illegalPairing ?? illegalConstant(constant)
  }

  /// The reason why both attributes cannot be related.
  private var illegalPairing: String? {
    let (left, right) = (first, pairedSide)
    if left.attribute == .notAnAttribute || left.isMarginOfGuide || right?.isMarginOfGuide == true {
      return "Unknown layout attribute"
    }
    guard let right, multiplier != 0 || left.isLength else {
      guard !left.isLength else { return nil }
      return
        "NSLayoutConstraint for \(itemName(left.item)): A multiplier of 0 or a nil second item "
        + "together with a location for the first attribute creates an illegal constraint of a "
        + "location equal to a constant. Location attributes must be specified in pairs."
    }
    if left.isLength != right.isLength {
      return "\(Self.initializerName): Invalid pairing of layout attributes."
    }
    guard !left.isLength else { return nil }
    if left.attribute.axis != right.attribute.axis {
      return "Constraint improperly relates anchors of incompatible types: \(self)"
    }
    if left.attribute.isDirectional && right.attribute.isAbsoluteSide
      || left.attribute.isAbsoluteSide && right.attribute.isDirectional
    {
      return "\(Self.initializerName): A constraint cannot be made between a leading/trailing "
        + "attribute and a right/left attribute. Use leading/trailing for both or neither."
    }
    return nil
  }

  private static let initializerName =
    "*** +[NSLayoutConstraint constraintWithItem:attribute:relatedBy:toItem:attribute:"
    + "multiplier:constant:]"

  private func illegalConstant(_ constant: CGFloat) -> String? {
    guard !constant.isFinite else { return nil }
    let anchors = [Optional(first), second].map { side in
      side.map { "\(NSLayoutAnchor<AnyObject>($0))" } ?? "(null)"
    }
    return "NSLayoutConstraint constant is not finite!  That's illegal.  constant:\(constant) "
      + "firstAnchor:\(anchors[0]) secondAnchor:\(anchors[1])"
  }

  /// Whether a constant is finite; reports others.
  final func checkConstant(_ constant: CGFloat) -> Bool {
    guard let reason = illegalConstant(constant) else { return true }
    Diagnostics.raise(reason)
    return false
  }

  /// Whether the priority can be changed to a value; reports others (AL23, AL28).
  final func checkPriority(_ priority: UILayoutPriority) -> Bool {
    let (new, old) = (priority.rawValue, self.priority.rawValue)
    guard new > 0, new <= UILayoutPriority.required.rawValue else {
      Diagnostics.raise(
        "It's illegal to set priority:\(NumberText(new)).  Priorities must be greater than 0 and less "
          + "or equal to NSLayoutPriorityRequired, which is 1000.000000."
      )
      return false
    }
    guard isActive, (old == 1000) != (new == 1000) else { return true }
    Diagnostics.raise(
      "Mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported.  You passed priority \(NumberText(new)) and the existing priority was "
        + "\(NumberText(old))."
    )
    return false
  }

  /// The right side; nil where its attribute does not count, because there is none.
  private var pairedSide: ConstraintSide? {
    second?.attribute == .notAnAttribute ? nil : second
  }
}

extension ConstraintSide {
  /// Whether the side is a length or the distance between two locations.
  var isLength: Bool { start != nil || attribute.isLength }

  fileprivate var isMarginOfGuide: Bool { item is UILayoutGuide && attribute.isInsideMargins }
}
