public import Foundation

/// An attribute of a view or a layout guide, from which constraints are made.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject, NSCopying {
  final let side: ConstraintSide

  init(_ side: ConstraintSide) {
    self.side = side
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// Writes nothing: this kit cannot write archives.
  open func encode(with coder: NSCoder) {}

  /// Returns the anchor, which does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The name of the attribute.
  open var name: String { side.attribute.name }
  /// The view or layout guide.
  open var item: AnyObject? { side.item }
  /// Whether the constraints leave the value of the attribute ambiguous.
  open var hasAmbiguousLayout: Bool {
    side.layoutItems.contains { $0.isAmbiguous(along: side.attribute.axis) }
  }
  /// The constraints that determine the attribute, including constraints of other views.
  open var constraintsAffectingLayout: [NSLayoutConstraint] {
    side.layoutItems.flatMap { $0.constraintsAffectingLayout(along: side.attribute.axis) }
  }

  /// The item and the name of the attribute.
  nonisolated open override var description: String {
    onMainThread { anchorDescription } ?? "<NSLayoutAnchor>"
  }

  // MARK: Constraints

  /// Returns a constraint that makes the anchor equal another one.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    relate(.equal, anchor)
  }

  /// Returns a constraint that makes the anchor at least another one.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor) }

  /// Returns a constraint that makes the anchor at most another one.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor) }

  /// Returns a constraint that makes the anchor equal another one plus a constant, in points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.equal, anchor, constant: c) }

  /// Returns a constraint that makes the anchor at least another one plus a constant, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.greaterThanOrEqual, anchor, constant: c) }

  /// Returns a constraint that makes the anchor at most another one plus a constant, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
    constant c: CGFloat
  ) -> NSLayoutConstraint { relate(.lessThanOrEqual, anchor, constant: c) }

  /// Returns a constraint that places the anchor after another one, at a multiple of the system
  /// spacing.
  final func follow(
    _ relation: NSLayoutConstraint.Relation,
    _ anchor: NSLayoutAnchor<AnchorType>,
    _ multiplier: CGFloat
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      side,
      relation,
      anchor.side,
      constant: multiplier * SystemSpacing.between(anchor.side, side),
      origin: .systemSpacing
    )
  }

  final func relate(
    _ relation: NSLayoutConstraint.Relation,
    _ other: NSLayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(side, relation, other?.side, multiplier: multiplier, constant: constant)
  }
}
