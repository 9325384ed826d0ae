/// Builds a bracket in document order, in time proportional to its size at any depth.
///
/// ```swift
/// var builder = BracketBuilder(winnerIndexes: [0])
/// builder.beginBracket(winnerIndexes: [1])
/// builder.addEntries(2)
/// builder.endBracket()
/// builder.addEntries()
/// let cup = try builder.build()
/// ```
///
/// `build()` throws the first mistake.
public struct BracketBuilder: Sendable {
  private var nodes: [Bracket.Node] = []
  private var winners: [Int] = []
  /// The open brackets, the root first.
  private var open: [Int] = []
  /// The number of brackets at each depth so far.
  private var itemsAtDepth: [Int32] = []
  private var numberOfEntries = 0
  private var numberOfSlots = 0
  private var mistake: BracketError?

  /// Creates a builder whose innermost open bracket is the root.
  ///
  /// - Parameters:
  ///   - numberOfWinners: The number of the root's winners, at least 1.
  ///   - winnerIndexes: The root's winning slots.
  public init(numberOfWinners: Int = 1, winnerIndexes: [Int] = []) {
    beginBracket(numberOfWinners: numberOfWinners, winnerIndexes: winnerIndexes)
  }

  /// Adds entries to the innermost open bracket.
  public mutating func addEntries(_ count: Int = 1) {
    guard count >= 0 else { return report(.numberOfEntries(count, bracket: innermost)) }
    guard reserve(count) else { return }
    for _ in 0..<count {
      appendNode(ordinal: Int32(numberOfEntries), numberOfWinners: 0)
      numberOfEntries += 1
    }
  }

  /// Adds a bracket to the innermost open one; the closure adds its children.
  public mutating func addBracket(
    numberOfWinners: Int = 1,
    winnerIndexes: [Int] = [],
    children: (inout BracketBuilder) -> Void
  ) {
    beginBracket(numberOfWinners: numberOfWinners, winnerIndexes: winnerIndexes)
    children(&self)
    endBracket()
  }

  /// Begins a bracket inside the innermost open one; `endBracket()` ends it.
  public mutating func beginBracket(numberOfWinners: Int = 1, winnerIndexes: [Int] = []) {
    let depth = open.count
    open.append(nodes.count)
    guard numberOfWinners > 0 else {
      return report(.numberOfWinners(numberOfWinners, bracket: nodes.count - numberOfEntries))
    }
    guard reserve(numberOfWinners), winners.count + winnerIndexes.count <= Int(Int32.max) else {
      return report(.tooLarge)
    }
    if depth == itemsAtDepth.count { itemsAtDepth.append(0) }
    winners += winnerIndexes
    appendNode(ordinal: itemsAtDepth[depth], numberOfWinners: Int32(numberOfWinners))
    nodes[nodes.count - 1].firstWinner -= Int32(winnerIndexes.count)
    itemsAtDepth[depth] += 1
  }

  /// Ends the innermost open bracket.
  public mutating func endBracket() {
    guard open.count > 1 else { return report(.endWithoutBegin) }
    endInnermost()
  }

  /// Returns the bracket.
  ///
  /// - Throws: The first mistake made while building.
  public consuming func build() throws(BracketError) -> Bracket {
    if open.count > 1 { report(.missingEnd(count: open.count - 1)) }
    endInnermost()
    if let mistake { throw mistake }
    return Bracket(
      nodes: nodes,
      winners: winners,
      numberOfEntries: numberOfEntries,
      numberOfSlots: numberOfSlots,
      numberOfRounds: itemsAtDepth.count
    )
  }
}

extension BracketBuilder {
  /// Returns the builder with entries added, for chained calls.
  public consuming func entries(_ count: Int = 1) -> BracketBuilder {
    addEntries(count)
    return self
  }

  /// Returns the builder with a bracket added, for chained calls.
  public consuming func bracket(
    numberOfWinners: Int = 1,
    winnerIndexes: [Int] = [],
    children: (inout BracketBuilder) -> Void
  ) -> BracketBuilder {
    addBracket(
      numberOfWinners: numberOfWinners,
      winnerIndexes: winnerIndexes,
      children: children
    )
    return self
  }
}

extension BracketBuilder {
  /// The number of the innermost open bracket, as `BracketError` counts.
  private var innermost: Int {
    nodes[..<(open.last ?? 0)].count { !$0.isEntry }
  }

  private mutating func report(_ error: BracketError) {
    mistake = mistake ?? error
  }

  /// Counts slots before they are added; after a mistake nothing is stored.
  private mutating func reserve(_ slots: Int) -> Bool {
    guard mistake == nil else { return false }
    guard slots <= Bracket.mostSlots - numberOfSlots else {
      report(.tooLarge)
      return false
    }
    numberOfSlots += slots
    return true
  }

  private mutating func appendNode(ordinal: Int32, numberOfWinners: Int32) {
    nodes.append(
      Bracket.Node(
        end: Int32(nodes.count + 1),
        depth: Int32(numberOfWinners == 0 ? open.count : open.count - 1),
        ordinal: ordinal,
        numberOfWinners: numberOfWinners,
        firstWinner: Int32(winners.count),
        endOfWinners: Int32(winners.count)
      )
    )
  }

  private mutating func endInnermost() {
    guard let index = open.popLast(), mistake == nil else { return }
    guard nodes.count > index + 1 else {
      return report(.noChildren(bracket: nodes.count - 1 - numberOfEntries))
    }
    nodes[index].end = Int32(nodes.count)
  }
}
