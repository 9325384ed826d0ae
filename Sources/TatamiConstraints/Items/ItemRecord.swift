public import TatamiGeometry

/// A pair of values, one for each axis.
struct AxisPair<Value: Sendable>: Sendable {
  var horizontal: Value
  var vertical: Value

  subscript(axis: Axis) -> Value {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      if axis == .horizontal { horizontal = newValue } else { vertical = newValue }
    }
  }
}

/// A view or guide of a `ConstraintEngine`.
///
/// Its unknowns are the start and the length of its alignment rectangle on each axis, in the
/// coordinates of the view that contains it.
struct ItemRecord: Sendable {
  enum Kind: Sendable {
    case free, view, guide
  }

  var kind: Kind
  var generation: UInt32 = 0
  /// The superview of a view, the owner of a guide; none for the root.
  var parent: Int32
  var depth: Int32
  var firstChild = LinearSystem.none
  var nextSibling = LinearSystem.none
  var previousSibling = LinearSystem.none
  /// The guide of a scroll view's content.
  var content = LinearSystem.none
  /// The index of its metrics; 0 stands for metrics of zero.
  var metrics: Int32 = 0
  /// Whether its subtree is kept for questions for fitting sizes.
  var hasFitting = false
  /// The first mention of the item in a constraint.
  var firstMention = LinearSystem.none
  /// The rows of its natural lengths.
  var naturalRows = AxisPair(horizontal: LinearSystem.none, vertical: LinearSystem.none)
}

/// The fixed distances of a view.
struct ItemMetrics: Hashable, Sendable {
  /// The alignment rectangle is the frame less these.
  var alignmentInsets = Insets.zero
  var margins = Insets.zero
  var safeArea = Insets.zero
  var baselines: Baselines?
  /// The content's point at the origin of a scroll view's frame.
  var contentOffset = Point()
  /// The frame of a view that is placed by it.
  var frame: Rect?
}

/// The distances of a view's margins and of its safe area from its bounds, in points.
package struct ViewInsets: Hashable, Sendable {
  /// The distances of the margins.
  package var margins: Insets
  /// The distances of the safe area.
  package var safeArea: Insets

  /// Creates insets.
  package init(margins: Insets, safeArea: Insets) {
    self.margins = margins
    self.safeArea = safeArea
  }
}

/// The distances of a view's baselines from the edges of its alignment rectangle, in points.
///
/// ```swift
/// try engine.setBaselines(Baselines(first: 16, last: 40), of: label)
/// ```
public struct Baselines: Hashable, Sendable {
  /// The first baseline's distance from the top.
  public var first: Double
  /// The last baseline's distance from the bottom.
  public var last: Double

  /// Creates baselines.
  public init(first: Double, last: Double) {
    self.first = first
    self.last = last
  }
}

/// A natural length and how strongly it is kept.
///
/// ```swift
/// let width = NaturalLength(80, hugging: 251, compressionResistance: 1_000)
/// ```
public struct NaturalLength: Hashable, Sendable {
  /// The length, in points.
  public var length: Double
  /// The priority with which the item is not longer.
  public var hugging: Double
  /// The priority with which the item is not shorter.
  public var compressionResistance: Double

  /// Creates a natural length with UIKit's default priorities.
  public init(_ length: Double, hugging: Double = 250, compressionResistance: Double = 750) {
    self.length = length
    self.hugging = hugging
    self.compressionResistance = compressionResistance
  }

  var priorities: ErrorPriorities {
    ErrorPriorities(below: compressionResistance, above: hugging)
  }

  /// Checks the numbers.
  func validate() throws(ConstraintError) {
    guard length.isFinite else { throw .notFinite(length) }
    guard length >= 0 else { throw .negativeLength(length) }
    for priority in [hugging, compressionResistance] {
      guard priority > 0, priority <= Constraint.required else { throw .priority(priority) }
    }
  }
}

/// The natural lengths of an item, nil on an axis without one.
///
/// ```swift
/// var content = FittingContent()
/// content.ownLengths = NaturalLengths(horizontal: NaturalLength(80), vertical: nil)
/// ```
public struct NaturalLengths: Hashable, Sendable {
  /// The natural width.
  public var horizontal: NaturalLength?
  /// The natural height.
  public var vertical: NaturalLength?

  /// Creates natural lengths.
  public init(horizontal: NaturalLength?, vertical: NaturalLength?) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The natural length along an axis.
  public subscript(axis: Axis) -> NaturalLength? { axis == .horizontal ? horizontal : vertical }
}

/// A constraint of a `ConstraintEngine`.
struct ConstraintRecord: Sendable {
  var constraint: Constraint
  var generation: UInt32
  var isFree = false
  /// Whether a contradiction is resolved by leaving this constraint out rather than natural lengths.
  var isOrdinary = true
  /// The row, none while the constraint is inactive.
  var row = LinearSystem.none
  /// The part of the row's constant that metrics determine.
  var offset = 0.0
  /// The first of its mentions of items.
  var firstMention = LinearSystem.none
}

/// The mention of an item in a constraint, with its neighbors among the mentions of the item.
struct Mention: Sendable {
  var item: Int32
  var constraint: Int32
  var nextOfItem: Int32
  var previousOfItem = LinearSystem.none
  /// The next mention in the same constraint, or the next unused one.
  var nextOfConstraint: Int32
}
