public import Foundation

/// A linear relation between attributes of two items, each a view or a layout guide:
/// `first.attribute relation multiplier × second.attribute + constant`.
///
/// ```swift
/// label.translatesAutoresizingMaskIntoConstraints = false
/// NSLayoutConstraint.activate([
///   label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
///   label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
/// ])
/// ```
///
/// A constraint takes part in layout while it is active. The nearest common superview of its items
/// holds an active constraint. Frames change in the next layout pass.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  /// The left side.
  package final let first: ConstraintSide
  /// The right side, nil for a length that is compared with the constant.
  package final let second: ConstraintSide?
  private let storedRelation: Relation
  private let storedMultiplier: CGFloat
  private var storedConstant: CGFloat
  private var storedPriority = UILayoutPriority.required
  private var storedIdentifier: String?
  private var isArchived = false
  /// The view that holds the constraint while it is active.
  package final weak var holder: UIView?
  /// The row of the constraint in a layout engine.
  package final var row: ConstraintRow?
  /// The origin of the constraint.
  final let origin: ConstraintOrigin

  /// Creates an inactive, required constraint.
  ///
  /// Attributes that cannot be related are reported, where UIKit raises an exception; such a
  /// constraint cannot be activated.
  ///
  /// - Parameters:
  ///   - view1: A view or layout guide.
  ///   - attr1: The attribute on the left side.
  ///   - relation: The relation of the sides.
  ///   - view2: A view or layout guide; nil for a constant length.
  ///   - attr2: The attribute on the right side; ignored without a second item.
  ///   - multiplier: The factor of the second attribute.
  ///   - c: The amount added to the right side, in points.
  public convenience init(
    item view1: Any,
    attribute attr1: Attribute,
    relatedBy relation: Relation,
    toItem view2: Any?,
    attribute attr2: Attribute,
    multiplier: CGFloat,
    constant c: CGFloat
  ) {
    let second = view2.map { ConstraintSide(item: $0 as AnyObject, attribute: attr2) }
    self.init(
      ConstraintSide(item: view1 as AnyObject, attribute: attr1),
      relation,
      second,
      multiplier: multiplier,
      constant: c
    )
  }

  /// Creates a constraint and reports what cannot be related.
  package init(
    _ first: ConstraintSide,
    _ relation: Relation,
    _ second: ConstraintSide?,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    origin: ConstraintOrigin = .program
  ) {
    self.first = first
    self.second = second
    storedRelation = relation
    storedMultiplier = multiplier
    storedConstant = constant
    self.origin = origin
    super.init()
    validate()
  }

  /// Whether the constraint is valid and can be activated.
  final var isValid = true

  // MARK: Terms

  /// The view or layout guide on the left side; nil after it was released.
  open var firstItem: AnyObject? { first.item }
  /// The view or layout guide on the right side; nil if there is none or it was released.
  open var secondItem: AnyObject? { second?.item }
  /// The attribute on the left side.
  open var firstAttribute: Attribute { first.attribute }
  /// The attribute on the right side; `notAnAttribute` without a second item.
  open var secondAttribute: Attribute { second?.attribute ?? .notAnAttribute }
  /// The anchor of the left side.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(first) }
  /// The anchor of the right side.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? { second.map { NSLayoutAnchor($0) } }
  /// The relation between the sides.
  open var relation: Relation { storedRelation }
  /// The factor of the second attribute.
  open var multiplier: CGFloat { storedMultiplier }

  /// The amount added to the right side, in points.
  ///
  /// Changing it is the cheapest change of an active constraint.
  open var constant: CGFloat {
    get { storedConstant }
    set { changeConstant(newValue) }
  }

  /// The priority, above 0; 1000 is required.
  ///
  /// While a constraint is active, it stays required or optional.
  open var priority: UILayoutPriority {
    get { storedPriority }
    set { changePriority(newValue) }
  }

  /// A name that descriptions contain.
  open var identifier: String? {
    get { storedIdentifier }
    set { storedIdentifier = newValue }
  }

  /// Whether its view would archive the constraint; this kit writes no archives.
  open var shouldBeArchived: Bool {
    get { isArchived }
    set { isArchived = newValue }
  }

  // MARK: Activation

  /// Whether a view holds the constraint.
  open var isActive: Bool {
    get { holder != nil }
    set { if newValue != isActive { newValue ? activate() : deactivate() } }
  }

  /// Activates constraints as one batch.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints as one batch.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Makes constraints from a visual format, such as `H:|-[name]-8-[value(>=50)]-|`.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - opts: The alignment across the axis and the direction.
  ///   - metrics: The numbers that the format refers to, by name.
  ///   - views: The views and layout guides that the format refers to, by name.
  /// - Returns: Inactive constraints in the order of the format; none for an invalid format, which
  ///   is reported.
  open class func constraints(
    withVisualFormat format: String,
    options opts: FormatOptions = [],
    metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    visualConstraints(format, opts, metrics: metrics ?? [:], views: views)
  }

  /// The equation or the visual format of the constraint.
  nonisolated open override var description: String {
    onMainThread { constraintDescription } ?? "<NSLayoutConstraint>"
  }

  // MARK: Changes

  private func changeConstant(_ constant: CGFloat) {
    guard checkConstant(constant) else { return }
    guard constant != storedConstant else { return }
    storedConstant = constant
    row?.setConstant(constant)
  }

  private func changePriority(_ priority: UILayoutPriority) {
    guard priority != storedPriority, checkPriority(priority) else { return }
    storedPriority = priority
    row?.setPriority(priority)
  }
}

/// The origin of a constraint.
package enum ConstraintOrigin {
  /// The program.
  case program
  /// An anchor with system spacing.
  case systemSpacing
  /// A visual format with the standard distance.
  case formatSpacing
}
