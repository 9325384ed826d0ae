/// A knock-out tournament as a tree: who meets whom, who comes from where, who won.
///
/// ```swift
/// let records = try Results.parse(bytes, name: "cup.csv")
/// let cup = try Tournament.derive(from: records)
/// for match in cup.matches { print(match.layer, match.home.label, match.away.label) }
/// ```
///
/// The order from top to bottom follows the tree, so no lines cross: the final's home side stands
/// on top, and so on down to the entries.
public struct Tournament: Hashable, Sendable {
  /// Everybody who enters without an earlier match, top to bottom: one more than there are matches.
  public let entries: [Entry]
  /// The matches of the tree, layer by layer, each layer top to bottom; the final is the last.
  public let matches: [Match]
  /// The layers, first round first.
  public let layers: [Layer]
  /// The match of the losing semifinalists, which stands beside the tree.
  public let thirdPlace: Match?
  /// Other matches for places beside the tree, in the file's order.
  public let placements: [Match]

  /// The winner of the final, nil while it is undecided.
  public var champion: String? {
    guard let final = matches.last, let winner = final.winner else { return nil }
    return final[winner].team
  }
}

extension Tournament {
  /// One of the two sides of a match.
  public enum Slot: Hashable, Sendable {
    /// The upper side.
    case home
    /// The lower side.
    case away

    /// The opposite side.
    public var other: Slot { self == .home ? .away : .home }
  }

  /// Where a side of a match comes from.
  public enum Origin: Hashable, Sendable {
    /// Straight from the draw: an index into ``Tournament/entries``.
    case entry(Int)
    /// The winner of an earlier match: an index into ``Tournament/matches``.
    case winner(of: Int)
    /// The loser of an earlier match, in matches for places only.
    case loser(of: Int)
    /// Not known, in matches for places only.
    case unknown
  }

  /// A line of the draw that starts a path.
  public struct Entry: Hashable, Sendable {
    /// The team, nil while nobody is known.
    public let team: String?
    /// The team, or what the file says in its place, perhaps nothing.
    public let label: String
    /// The index of the match it plays first.
    public let match: Int
    /// The side it has there.
    public let slot: Slot
    /// How many layers it skips: 0 if it plays in the first.
    public let byes: Int
  }

  /// A column of matches in the bracket.
  public struct Layer: Hashable, Sendable {
    /// The commonest round name in the file, empty if the file names none.
    public let title: String
    /// The layer's part of ``Tournament/matches``.
    public let matches: Range<Int>
  }
}
