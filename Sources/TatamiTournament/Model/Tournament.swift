/// A tournament of one or more stages as a value: participants, stages, matches and their results.
///
/// ```swift
/// var cup = Tournament()
/// let names = ["Ann", "Ben", "Cleo", "Dan"]
/// try cup.add(StageDefinition(.singleElimination, name: "Cup", entrants: names))
/// try cup.update(
///   match: 0,
///   MatchUpdate(first: .init(score: 3, result: .win), second: .init(score: 1))
/// )
/// print(cup.bracketsModel())
/// ```
///
/// The records are those of the brackets model, a JSON database of six tables. An update changes
/// the value in place and returns the changed records; to undo an update, restore a copy made
/// before it. Records refer to each other by their indexes in these arrays.
public struct Tournament: Equatable, Sendable {
  /// The participants, in the order in which they were entered.
  public internal(set) var participants: [Participant] = []
  /// The stages, in the order in which they were added.
  public internal(set) var stages: [Stage] = []
  /// The groups of all stages: brackets of an elimination, pools of a round robin.
  public internal(set) var groups: [Group] = []
  /// The rounds of all groups.
  public internal(set) var rounds: [Round] = []
  /// The matches of all rounds.
  public internal(set) var matches: [Match] = []
  /// The games of all matches that consist of several.
  public internal(set) var games: [Game] = []
  /// The points of the tables of pools; nil for 3, 1 and 0, or 1, ½ and 0 where results share a
  /// point.
  ///
  /// Databases do not contain them.
  public var tablePoints: TablePoints?
  /// Further members of the database.
  public internal(set) var extra: [ExtraField] = []

  var participantIDs = IDIndex()
  var stageIDs = IDIndex()
  var groupIDs = IDIndex()
  var roundIDs = IDIndex()
  var matchIDs = IDIndex()
  var gameIDs = IDIndex()

  /// Creates a tournament without participants and stages.
  public init() {}

  /// Returns the index of a participant, nil if there is none.
  public func index(ofParticipant id: TournamentID) -> Int? { participantIDs[id] }

  /// Returns the index of a stage, nil if there is none.
  public func index(ofStage id: TournamentID) -> Int? { stageIDs[id] }

  /// Returns the index of a match, nil if there is none.
  public func index(ofMatch id: TournamentID) -> Int? { matchIDs[id] }

  /// Returns the index of a game, nil if there is none.
  public func index(ofGame id: TournamentID) -> Int? { gameIDs[id] }
}

extension Tournament {
  /// A player or a team.
  public struct Participant: Equatable, Sendable {
    /// The identifier.
    public let id: TournamentID
    /// The tournament in a database with several tournaments; nil if the database does not specify
    /// it.
    public let tournamentID: TournamentID?
    /// The name.
    public let name: String
    /// Further fields, such as a country.
    public internal(set) var extra: [ExtraField]
  }

  /// A bracket of an elimination or a pool of a round robin.
  public struct Group: Equatable, Sendable {
    /// The identifier.
    public let id: TournamentID
    /// The number in the stage, from 1.
    public let number: Int
    /// The index of the stage.
    public let stage: Int
    /// The name, empty if it has none besides its number.
    public internal(set) var name = ""
    /// The indexes of the rounds, by number.
    public internal(set) var rounds: [Int] = []
    /// Further members of the record.
    public internal(set) var extra: [ExtraField] = []
  }

  /// A round of a group.
  public struct Round: Equatable, Sendable {
    /// The identifier.
    public let id: TournamentID
    /// The number in the group, from 1.
    public let number: Int
    /// The index of the stage.
    public let stage: Int
    /// The index of the group.
    public let group: Int
    /// The name, empty if it has none besides its number.
    public internal(set) var name = ""
    /// The indexes of the matches, by number.
    public internal(set) var matches: [Int] = []
    /// Further members of the record.
    public internal(set) var extra: [ExtraField] = []
  }
}
