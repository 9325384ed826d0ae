public import TatamiGeometry

/// Views, guides and the constraints between them; solves for the frames.
///
/// The engine solves constraints as UIKit's Auto Layout does: required constraints hold; then, from
/// the highest to the lowest priority, the sum of the absolute errors of that priority is as small as
/// the higher ones allow. Edits are queued, and `solve()` brings the frames up to date at a cost that
/// depends on what the edits affect. The value is `Sendable` and deterministic; copies are
/// independent.
///
/// ```swift
/// var engine = ConstraintEngine(rootSize: Size(width: 320, height: 480))
/// let view = try engine.addView(to: engine.root)
/// for attribute in [ConstraintAttribute.leading, .top, .trailing, .bottom] {
///   let edge = ConstraintAnchor(view, attribute)
///   try engine.activate(engine.add(Constraint(edge, .equal, ConstraintAnchor(engine.root, attribute))))
/// }
/// try engine.solve()
/// let frame = try engine.frame(of: view)
/// ```
public struct ConstraintEngine: Sendable {
  var items: [ItemRecord] = []
  /// The metrics of items that have any; the first element belongs to all others.
  var metrics: [ItemMetrics] = [ItemMetrics()]
  var freeMetrics: [Int32] = []
  var freeItems: [Int32] = []
  var constraints: [ConstraintRecord] = []
  var freeConstraints: [Int32] = []
  /// The mentions of items in constraints.
  var mentions: [Mention] = []
  var firstFreeMention = LinearSystem.none
  /// The preferred lengths of items, by item.
  var lengthPreferences: [Int32: ItemLengthPreferences] = [:]
  var system = LinearSystem()
  /// Subtrees that have answered questions for fitting sizes, the last one asked at the end.
  var fittings: [FittingScratch] = []
  /// The source of each row of the system.
  var sources: [RowSource] = []
  /// An expression whose memory is reused.
  var expression = LinearExpression()
  /// The contradictions of the last report that still exist.
  var reportedContradictions: Set<Contradiction> = []
  /// The contradictions with the target of a fitting size that were not returned yet.
  var fittingContradictions: [Contradiction] = []

  /// The size of the root, nil if constraints determine it.
  public private(set) var rootSize: Size?

  /// The view that contains all others.
  public let root = ItemHandle(index: 0, generation: 0)

  /// Creates an engine with a root of a fixed size at the origin, in points.
  public init(rootSize: Size) {
    self.init(sizedRoot: rootSize)
  }

  /// Creates an engine whose root has an unknown size, nil, or a fixed one.
  init(sizedRoot size: Size?) {
    rootSize = size
    items.append(ItemRecord(kind: .view, parent: LinearSystem.none, depth: 0))
    addVariables()
    applyRootInsets()
  }

  /// Changes the size of the root, in points; constraints determine the size nil.
  public mutating func setRootSize(_ size: Size?) throws(ConstraintError) {
    if let size { for axis in Axis.allCases { try Self.checkLength(size[axis]) } }
    rootSize = size
    applyRootInsets()
  }

  /// Adds the four variables of an item.
  mutating func addVariables() {
    for _ in Axis.allCases {
      system.addVariable(isNonnegative: false)
      system.addVariable(isNonnegative: true)
    }
  }

  /// Returns the variable of an item's start on an axis.
  static func start(_ item: Int, _ axis: Axis) -> Int { 4 * item + (axis == .horizontal ? 0 : 2) }

  /// Returns the variable of an item's length on an axis.
  static func length(_ item: Int, _ axis: Axis) -> Int { start(item, axis) + 1 }

  /// Checks that a number is finite.
  static func checkFinite(_ number: Double) throws(ConstraintError) {
    guard number.isFinite else { throw .notFinite(number) }
  }

  /// Checks that a number is finite and at least zero.
  static func checkLength(_ length: Double) throws(ConstraintError) {
    try checkFinite(length)
    guard length >= 0 else { throw .negativeLength(length) }
  }
}

/// The source of a row of the system.
enum RowSource: Sendable {
  case constraint(Int32)
  case naturalLength(Int32, Axis)
}
