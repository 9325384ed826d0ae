public import Foundation

/// A horizontal location of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// Returns the distance from this anchor to another one, negative if the other one comes first.
  open func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// Returns a constraint that places the anchor after another one, at a multiple of the system
  /// spacing.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { follow(.equal, anchor, multiplier) }

  /// Returns a constraint that places the anchor after another one, at least at a multiple of the
  /// system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { follow(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns a constraint that places the anchor after another one, at most at a multiple of the
  /// system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { follow(.lessThanOrEqual, anchor, multiplier) }
}

/// A vertical location of a view or a layout guide.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// Returns the distance from this anchor to another one, negative if the other one comes first.
  open func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
    NSLayoutDimension(ConstraintSide(from: side, to: otherAnchor.side))
  }

  /// Returns a constraint that places the anchor below another one, at a multiple of the system
  /// spacing.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { follow(.equal, anchor, multiplier) }

  /// Returns a constraint that places the anchor below another one, at least at a multiple of the
  /// system spacing.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { follow(.greaterThanOrEqual, anchor, multiplier) }

  /// Returns a constraint that places the anchor below another one, at most at a multiple of the
  /// system spacing.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint { follow(.lessThanOrEqual, anchor, multiplier) }
}

/// A length of a view or a layout guide, or the distance between two anchors.
@preconcurrency @MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Returns a constraint that makes the length equal a constant, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.equal, nil, constant: c)
  }

  /// Returns a constraint that makes the length at least a constant, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.greaterThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length at most a constant, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    relate(.lessThanOrEqual, nil, constant: c)
  }

  /// Returns a constraint that makes the length equal a multiple of another one.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m) }

  /// Returns a constraint that makes the length at least a multiple of another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m) }

  /// Returns a constraint that makes the length at most a multiple of another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m) }

  /// Returns a constraint that makes the length equal a multiple of another one plus a constant, in
  /// points.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, multiplier: m, constant: c) }

  /// Returns a constraint that makes the length at least a multiple of another one plus a constant,
  /// in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, multiplier: m, constant: c) }

  /// Returns a constraint that makes the length at most a multiple of another one plus a constant, in
  /// points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, multiplier: m, constant: c) }
}

/// The standard distances between views, in points.
@MainActor
enum SystemSpacing {
  /// The distance between two views.
  static let standard: CGFloat = 8

  /// Returns the vertical distance between two anchors: from baseline to baseline, the larger line
  /// height of both texts (AL46).
  static func between(_ first: ConstraintSide, _ second: ConstraintSide) -> CGFloat {
    guard first.attribute.isBaseline, second.attribute.isBaseline else { return standard }
    let heights = [first, second].compactMap { side in
      (side.item as? UIView)?.lineHeight(at: side.attribute)
    }
    return heights.max() ?? standard
  }
}
