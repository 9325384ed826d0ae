public import TatamiUIKit

/// Required constraints that cannot hold together, of which one is left out of the layout.
@preconcurrency @MainActor
public struct ConstraintContradiction {
  /// The constraints of the program and of stack views that contradict each other, in the order in
  /// which they became active.
  public let constraints: [NSLayoutConstraint]
  /// The constraint that is left out; nil if a view's natural length gives way.
  public let broken: NSLayoutConstraint?
  /// The descriptions of all that contradict each other, including natural lengths and the frames of
  /// views that autoresizing masks place.
  public let descriptions: [String]
  /// The description of what is left out.
  public let brokenDescription: String

  private init(_ contradiction: LayoutContradiction) {
    constraints = contradiction.constraints
    broken = contradiction.broken
    descriptions = contradiction.descriptions
    brokenDescription = contradiction.brokenDescription
  }

  /// Returns the contradictions that a closure causes.
  ///
  /// A contradiction occurs when constraints are solved, for example in `layoutIfNeeded()`, and once for as
  /// long as it lasts. The message in the log is written as well.
  public static func during(_ action: () throws -> Void) rethrows -> [ConstraintContradiction] {
    let list = List()
    try LayoutContradiction.$listener.withValue({
      list.contradictions.append(ConstraintContradiction($0))
    }) {
      try action()
    }
    return list.contradictions
  }

  @MainActor
  private final class List {
    var contradictions: [ConstraintContradiction] = []
  }
}
