/// The rectangle of an item that an attribute refers to.
public enum ItemRegion: Hashable, Sendable {
  /// The alignment rectangle of a view, the rectangle of a guide.
  case alignment
  /// The bounds of a view inside its margins.
  case margins
  /// The bounds of a view inside its safe area.
  case safeArea
  /// The content of a scroll view.
  case content
  /// The frame of a scroll view, in the coordinates of its content.
  case frame
}

/// An attribute of an item, or the distance between two locations.
///
/// ```swift
/// let leading = ConstraintAnchor(label, .leading)
/// let inset = Constraint(leading, .equal, ConstraintAnchor(view, .leading), constant: 16)
/// ```
public struct ConstraintAnchor: Hashable, Sendable {
  /// The view or guide.
  public var item: ItemHandle
  /// The rectangle of the item.
  public var region: ItemRegion
  /// The part of the rectangle.
  public var attribute: ConstraintAttribute
  /// The location at which a distance ends.
  private var distanceEnd: Location?

  private struct Location: Hashable, Sendable {
    var item: ItemHandle
    var region: ItemRegion
    var attribute: ConstraintAttribute
  }

  /// Creates an anchor.
  public init(
    _ item: ItemHandle,
    _ attribute: ConstraintAttribute,
    of region: ItemRegion = .alignment
  ) {
    self.item = item
    self.region = region
    self.attribute = attribute
  }

  /// Returns the distance from this location to another one of the same axis, in points.
  ///
  /// The distance is a length and may be negative. With a leading or trailing side it counts in the
  /// reading direction.
  public func offset(to other: ConstraintAnchor) -> ConstraintAnchor {
    var distance = self
    distance.distanceEnd = Location(
      item: other.item,
      region: other.region,
      attribute: other.attribute
    )
    return distance
  }

  /// The location at which a distance ends, nil if the anchor is an attribute.
  var end: ConstraintAnchor? {
    distanceEnd.map { ConstraintAnchor($0.item, $0.attribute, of: $0.region) }
  }

  /// The location at which a distance starts, without its end.
  var start: ConstraintAnchor { ConstraintAnchor(item, attribute, of: region) }

  /// Whether the anchor is a length or a distance rather than a location.
  var isLength: Bool { distanceEnd != nil || attribute.isLength }

  /// Whether one of the attributes depends on the layout direction.
  var isDirectional: Bool {
    attribute.isDirectional || distanceEnd?.attribute.isDirectional == true
  }

  /// Calls a function with the item and, for a distance, with the one at its end.
  func forEachItem<Failure: Error>(
    _ body: (ItemHandle) throws(Failure) -> Void
  ) throws(Failure) {
    try body(item)
    if let distanceEnd { try body(distanceEnd.item) }
  }

  /// Replaces the items by their counterparts; returns false if one has none.
  mutating func replaceItems(_ counterpart: (ItemHandle) -> ItemHandle?) -> Bool {
    guard let replacement = counterpart(item) else { return false }
    item = replacement
    guard let end = distanceEnd else { return true }
    guard let replacement = counterpart(end.item) else { return false }
    distanceEnd?.item = replacement
    return true
  }
}

/// The comparison of the two sides of a constraint; raw values are those of UIKit.
public enum ConstraintRelation: Int, Hashable, Sendable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both sides are equal.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1

  /// The relation with its sides exchanged.
  var reversed: ConstraintRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }

  /// The priorities of errors on both sides of the relation.
  func priorities(_ priority: Double) -> ErrorPriorities {
    ErrorPriorities(
      below: self == .lessThanOrEqual ? 0 : priority,
      above: self == .greaterThanOrEqual ? 0 : priority
    )
  }
}

/// A linear relation of two attributes: `first relation multiplier × second + constant`.
///
/// ```swift
/// var engine = ConstraintEngine(rootSize: Size(width: 320, height: 480))
/// let view = try engine.addView(to: engine.root)
/// let width = ConstraintAnchor(view, .width)
/// let edge = ConstraintAnchor(engine.root, .width)
/// let narrower = Constraint(width, .equal, edge, constant: -16)
/// try engine.activate(engine.add(narrower))
/// ```
public struct Constraint: Hashable, Sendable {
  /// The priority of a constraint that must hold.
  public static let required = 1000.0

  /// The attribute on the left side.
  public var first: ConstraintAnchor
  /// The comparison of both sides.
  public var relation: ConstraintRelation
  /// The attribute on the right side; without one, a length is compared with the constant.
  public var second: ConstraintAnchor?
  /// The factor of the second attribute.
  public var multiplier: Double
  /// The amount added to the right side, in points.
  public var constant: Double
  /// The priority, above 0; 1000 is required.
  public var priority: Double
  /// Whether leading is the right side.
  public var isRightToLeft: Bool
  /// The view in whose coordinates locations count, nil for the nearest common ancestor.
  public var holder: ItemHandle?

  /// Creates a constraint.
  public init(
    _ first: ConstraintAnchor,
    _ relation: ConstraintRelation = .equal,
    _ second: ConstraintAnchor? = nil,
    constant: Double = 0,
    priority: Double = Constraint.required
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.constant = constant
    self.priority = priority
    multiplier = 1
    isRightToLeft = false
  }

  /// Whether one of the locations depends on the layout direction.
  var isMirrored: Bool {
    isRightToLeft && !first.isLength
      && (first.isDirectional || second?.isDirectional == true)
  }

  /// Calls a function with the items that the constraint mentions; one may occur several times.
  func forEachItem<Failure: Error>(
    _ body: (ItemHandle) throws(Failure) -> Void
  ) throws(Failure) {
    try first.forEachItem(body)
    try second?.forEachItem(body)
  }

  /// The relation after mirroring.
  var physicalRelation: ConstraintRelation { isMirrored ? relation.reversed : relation }

  /// The constant after mirroring.
  var physicalConstant: Double { isMirrored ? -constant : constant }
}
