/// The reason why a `ConstraintEngine` rejects a call.
public enum ConstraintError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The item of the handle was removed or belongs to another engine.
  case staleItem(ItemHandle)
  /// The constraint of the handle was removed or belongs to another engine.
  case staleConstraint(ConstraintHandle)
  /// The item is a guide, and the call needs a view.
  case notAView(ItemHandle)
  /// The view has no content of its own.
  case notAScrollView(ItemHandle)
  /// The root cannot be removed.
  case isRoot(ItemHandle)
  /// The content of a scroll view cannot be removed alone.
  case isContent(ItemHandle)
  /// A view would become a subview of itself or of a descendant.
  case insideItself(ItemHandle)
  /// The given holder is no ancestor of both items.
  case holderIsNoAncestor(ItemHandle)
  /// A location without a second attribute, or with the multiplier 0.
  case locationAlone(ConstraintAttribute)
  /// A location is paired with a length.
  case locationWithLength(ConstraintAttribute, ConstraintAttribute)
  /// A distance starts or ends at a length.
  case distanceOfLength(ConstraintAttribute)
  /// A horizontal location is paired with a vertical one.
  case differentAxes(ConstraintAttribute, ConstraintAttribute)
  /// A leading or trailing side is paired with a left or right side.
  case directionalWithAbsolute(ConstraintAttribute, ConstraintAttribute)
  /// A margin of a guide.
  case marginOfGuide(ConstraintAttribute)
  /// A number is not finite.
  case notFinite(Double)
  /// A length is negative.
  case negativeLength(Double)
  /// A priority is not above 0 and at most 1000.
  case priority(Double)
  /// The priority of an active constraint would change from required to optional or back.
  case priorityOfActiveConstraint(old: Double, new: Double)
  /// The solver took more steps than allowed; the values are those of an earlier solution.
  case tooManySteps

  /// The problem and its solution.
  public var description: String {
    switch self {
    case .staleItem(let item): "\(item): was removed or belongs to another engine"
    case .staleConstraint(let constraint):
      "\(constraint): was removed or belongs to another engine"
    case .notAView(let item): "\(item): is a guide; allowed is a view"
    case .notAScrollView(let item): "\(item): has no content; make it a scroll view"
    case .isRoot(let item): "\(item): is the root, which cannot be removed"
    case .isContent(let item):
      "\(item): is the content of a scroll view, which is removed with the scroll view"
    case .insideItself(let item):
      "\(item): cannot be moved into itself or into a descendant"
    case .holderIsNoAncestor(let item):
      "\(item): cannot hold the constraint; allowed is an ancestor of both items"
    case .locationAlone(let attribute):
      "\(attribute): a location needs a second attribute and a multiplier other than 0"
    case .locationWithLength(let first, let second):
      "\(first) cannot be paired with \(second): one is a location, the other a length"
    case .distanceOfLength(let attribute):
      "\(attribute): a distance needs two locations"
    case .differentAxes(let first, let second):
      "\(first) cannot be paired with \(second): one is horizontal, the other vertical"
    case .directionalWithAbsolute(let first, let second):
      "\(first) cannot be paired with \(second): use leading and trailing for both or neither"
    case .marginOfGuide(let attribute): "\(attribute): a guide has no margins"
    case .notFinite(let number): "\(number): a finite number is needed"
    case .negativeLength(let length): "\(length): a length of at least 0 is needed"
    case .priority(let priority): "\(priority): a priority is above 0 and at most 1000"
    case .priorityOfActiveConstraint(let old, let new):
      "priority \(new) instead of \(old): an active constraint stays required or optional"
    case .tooManySteps: "the constraints could not be solved within the allowed number of steps"
    }
  }
}
