/// A mistake that keeps a bracket from being built.
///
/// Brackets are counted in document order, parents before their children; the root is 0.
public enum BracketError: Error, Hashable, Sendable {
  /// A bracket contains neither entries nor brackets.
  case noChildren(bracket: Int)
  /// A bracket has fewer than one winner.
  case numberOfWinners(Int, bracket: Int)
  /// A negative number of entries was added to a bracket.
  case numberOfEntries(Int, bracket: Int)
  /// The bracket has more than `Bracket.mostSlots` entries and winners.
  case tooLarge
  /// `endBracket()` was called without an open bracket.
  case endWithoutBegin
  /// Brackets were begun and not ended.
  case missingEnd(count: Int)
  /// The number of rounds is out of range.
  case numberOfRounds(Int, allowed: ClosedRange<Int>)
  /// The entries of a bracket cannot be divided among equal brackets with that number of winners.
  case winnersDoNotDivide(entries: Int, winners: Int, allowed: [Int])
}

extension BracketError: CustomStringConvertible {
  /// The mistake, and what is allowed.
  public var description: String {
    switch self {
    case .noChildren(let bracket):
      "bracket \(bracket) has no children; it needs at least one entry or bracket"
    case .numberOfWinners(let found, let bracket):
      "bracket \(bracket) has \(found) winners; it needs at least 1"
    case .numberOfEntries(let found, let bracket):
      "bracket \(bracket) was given \(found) entries; the number must be 0 or more"
    case .tooLarge:
      "too many entries and winners; at most \(Bracket.mostSlots) together are allowed"
    case .endWithoutBegin:
      "a bracket was ended that never began"
    case .missingEnd(let count):
      "\(count) brackets were begun and never ended"
    case .numberOfRounds(let found, let allowed):
      "found \(found) rounds; \(allowed.lowerBound) to \(allowed.upperBound) are allowed"
    case .winnersDoNotDivide(let entries, let winners, let allowed):
      "\(winners) winners do not divide \(entries) entries among equal brackets; "
        + "allowed are \(allowed.map(String.init).joined(separator: ", "))"
    }
  }
}
