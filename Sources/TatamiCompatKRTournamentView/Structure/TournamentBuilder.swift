import TatamiUIKit

/// A builder of brackets, with identity: a builder can be changed after it was added to another.
public class TournamentBuilder {
  /// A child of a builder.
  public enum BuildType: Equatable {
    /// An entry.
    case entry
    /// The bracket of another builder.
    case bracket(TournamentBuilder)
  }

  /// The largest number of entries and brackets that a builder builds, and of its own children.
  static let mostNodes = 1 << 20

  /// The number of winners.
  public var numberOfWinners = 1
  /// The indexes of the winners among the entries and the winners of brackets.
  public var winnerIndexes: [Int] = []
  /// The entries and brackets.
  public var children: [BuildType] = []

  /// Creates a builder.
  public init(
    children: [BuildType] = [],
    numberOfWinners: Int = 1,
    winnerIndexes: [Int] = []
  ) {
    self.children = children
    self.numberOfWinners = numberOfWinners
    self.winnerIndexes = winnerIndexes
  }

  /// Releases the builders below one after the other, because a release of a deep tree would
  /// exceed the stack.
  deinit {
    var released = builders
    children = []
    while var builder = released.popLast() {
      guard isKnownUniquelyReferenced(&builder) else { continue }
      released += builder.builders
      builder.children = []
    }
  }

  /// The builders among the children.
  var builders: [TournamentBuilder] {
    children.compactMap { child in
      guard case .bracket(let builder) = child else { return nil }
      return builder
    }
  }

  /// Sets the number of winners and returns the builder.
  @discardableResult
  public func setNumberOfWinners(_ num: Int) -> TournamentBuilder {
    numberOfWinners = num
    return self
  }

  /// Sets the indexes of the winners and returns the builder.
  @discardableResult
  public func setWinnerIndexes(_ indexes: [Int]) -> TournamentBuilder {
    winnerIndexes = indexes
    return self
  }

  /// Adds entries and returns the builder; a negative number adds none.
  @discardableResult
  public func addEntry(_ num: Int = 1) -> TournamentBuilder {
    let count = max(0, min(num, Self.mostNodes - children.count))
    if count < num { writeDiagnostic("a builder has at most \(Self.mostNodes) children") }
    children += repeatElement(.entry, count: count)
    return self
  }

  /// Adds the bracket of another builder and returns the builder.
  @discardableResult
  public func addBracket(_ handler: () -> TournamentBuilder) -> TournamentBuilder {
    children.append(.bracket(handler()))
    return self
  }
}
