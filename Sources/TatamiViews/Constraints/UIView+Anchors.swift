extension UIView {
  /// Returns the horizontal anchor of an attribute.
  func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(ConstraintSide(item: self, attribute: attribute))
  }

  /// Returns the vertical anchor of an attribute.
  func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(ConstraintSide(item: self, attribute: attribute))
  }

  /// Returns the anchor of a length.
  func dimension(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(item: self, attribute: attribute))
  }
}
