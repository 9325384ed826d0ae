/// The names and texts for displaying a stage.
public struct StageOutline: Equatable, Sendable {
  /// The name of the stage.
  public let title: String
  /// The brackets, or the pools of a round robin; finals of a double elimination are in the first.
  public internal(set) var sections: [Section]
  /// Whether the sections are pools with tables.
  public let hasPools: Bool

  /// A bracket or a pool.
  public struct Section: Equatable, Sendable {
    /// The title, nil for the bracket of a single elimination.
    public let title: String?
    /// The rounds.
    public internal(set) var rounds: [Round]
    /// The rows of a pool's table, the header row first; one empty row while no participant is
    /// known.
    public let table: [[String]]?
  }

  /// A round.
  public struct Round: Equatable, Sendable {
    /// The name.
    public let name: String
    /// The matches.
    public let matches: [Match]
  }

  /// A match.
  public struct Match: Equatable, Sendable {
    /// The index of the match.
    public let match: Int
    /// The label, nil in pools.
    public let label: String?
    /// The number of games, such as `Bo3`; nil without games.
    public let games: String?
    /// The first and the second opponent.
    public let opponents: [Opponent]
    /// The connector to the matches before.
    public let previous: Connector?
    /// The connector to the match after.
    public let next: Connector?
  }

  /// The form of a connector.
  public enum Connector: String, Sendable {
    /// From two matches to one.
    case square
    /// From one match to one.
    case straight
  }

  /// An opponent of a match.
  public struct Opponent: Equatable, Sendable {
    /// The name, the text for an open slot, or an empty string.
    public let text: String
    /// The kind of the text; nil for a name.
    public let kind: Kind?
    /// The score, `W`, `L`, `F` for a forfeit or `-`; empty for a bye.
    public let result: String
    /// Whether the opponent has won or lost.
    public let outcome: Tournament.Outcome?
  }

  /// The kinds of texts other than names.
  public enum Kind: String, Sendable {
    /// A description of the participant who will enter the slot.
    case hint
    /// A bye.
    case bye
  }
}
