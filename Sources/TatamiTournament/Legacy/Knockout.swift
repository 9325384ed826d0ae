/// A knockout tournament as a tree of matches.
///
/// ```swift
/// let list = try MatchListParser.parse(bytes, name: "cup.csv")
/// let cup = try Knockout.derive(from: list)
/// for match in cup.matches { print(match.layer, match.home.label, match.away.label) }
/// ```
///
/// Entries and matches are ordered so that the lines of the bracket do not cross: the subtree of a
/// match's home side precedes the subtree of its away side.
public struct Knockout: Hashable, Sendable {
  /// The sides without an earlier match, top to bottom: one more than there are matches.
  public let entries: [Entry]
  /// The matches of the tree, layer by layer, each layer top to bottom; the final is the last.
  public let matches: [Match]
  /// The layers, first round first.
  public let layers: [Layer]
  /// The third-place match, which is not part of the tree; nil if there is none.
  public let thirdPlaceMatch: Match?
  /// The other placement matches, which are not part of the tree, by rank.
  public let placementMatches: [Match]

  /// The winner of the final, nil while it is undecided.
  public var champion: String? {
    guard let final = matches.last, let winner = final.winner else { return nil }
    return final[winner].team
  }
}

extension Knockout {
  /// Returns the usual name of a round, such as "Semi-finals", by the number of rounds after it.
  package static func roundName(roundsAfter count: Int) -> String {
    RoundNames.halvingName(rounds: count)
  }
}

extension Knockout {
  /// One of the two sides of a match.
  public typealias Slot = MatchRecord.Slot

  /// The source of a match's side.
  public enum Origin: Hashable, Sendable {
    /// An entry: an index into ``Knockout/entries``.
    case entry(Int)
    /// The winner of an earlier match: an index into ``Knockout/matches``.
    case winner(of: Int)
    /// The loser of an earlier match, only in placement matches.
    case loser(of: Int)
    /// An unknown source, only in placement matches.
    case unknown
  }

  /// A side that enters the tournament without an earlier match.
  public struct Entry: Hashable, Sendable {
    /// The team, nil while it is not known.
    public let team: String?
    /// The team's name, or its placeholder in the file, which can be empty.
    public let label: String
    /// The index of the entry's first match.
    public let match: Int
    /// The entry's side in that match.
    public let slot: Slot
    /// The number of layers the entry skips: 0 if it plays in the first.
    public let byes: Int
  }

  /// A column of matches in the bracket.
  public struct Layer: Hashable, Sendable {
    /// The most frequent round name in the file; empty if there is none.
    public let title: String
    /// The indices of the layer's matches in ``Knockout/matches``.
    public let matches: Range<Int>
  }
}
