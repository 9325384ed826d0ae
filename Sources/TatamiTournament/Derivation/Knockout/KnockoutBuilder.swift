import TatamiDocuments
import TatamiMatchLists

/// Derives a knockout from rows: ties, teams and rounds in flat arrays, referred to by index.
struct KnockoutBuilder {
  /// A round with its ties, in the order of their contents.
  struct Round {
    let name: RoundName
    /// The kind of repeated match if names number legs or games: "Semi-final 1st leg".
    var repeats: RoundName.Repeat?
    var titles: [String: Int] = [:]
    var ties: [Int] = []
  }

  var ties: [Tie] = []
  /// The rounds of the tree in the order of their first dates and names.
  var rounds: [Round] = []
  /// The rounds from first to last.
  var order: [Int] = []
  /// The placement matches other than the third-place match, by rank.
  var placementMatches: [Int] = []
  var thirdPlaceMatch: Int?
  private(set) var teams: [String] = []
  /// The tie of each row, to which "Winner of match 3" refers.
  private(set) var tieOfRow: [Int] = []
  /// The number of the team of each side of the row order, nil before its first row.
  private var teamNumbers: [Int?] = []
  private var roundNumbers: [String: Int] = [:]
  private var roundOfTitle: [String: (number: Int, title: String)] = [:]
  private let dates: DateParser
  let names: [String: RoundName]
  /// Notices of what was assumed about the rows, and of the matches without a winner.
  var notices: [MatchListNotice] = []

  /// Groups the rows into ties: rows of one pair of teams in one round are legs of one tie.
  ///
  /// - Parameter names: The names of the rounds by their spelling.
  /// - Complexity: O(*n* log *n*) in the records.
  init(
    _ records: [MatchRecord],
    names: [String: RoundName],
    repeatedMatches: RepeatedMatches
  ) throws(MatchListError) {
    self.names = names
    dates = DateParser(records.lazy.map(\.date))
    var tieOfPair = [Pairing: Int](minimumCapacity: records.count)
    ties.reserveCapacity(records.count)
    var last: MatchRecord?
    tieOfRow = Array(repeating: 0, count: records.count)
    let order = RowOrder(records, dates: dates)
    teamNumbers = Array(repeating: nil, count: 2 * records.count)
    for row in order.rows {
      let record = records[row]
      let (home, away) = try teamNumbers(of: record, order.sides[row])
      let round = roundNumber(of: record.round)
      let pairing = Pairing(round: round, home: home, away: away)
      if pairing != nil, !repeatedMatches.isSeries, let last, last.hasSameContent(as: record) {
        throw .duplicateRow(record.location, first: last.location)
      }
      last = record
      if let pairing, let tie = tieOfPair[pairing] {
        ties[tie].addLeg(record, row: row, isReversed: ties[tie].home.team != home)
        tieOfRow[row] = tie
        continue
      }
      if let pairing { tieOfPair[pairing] = ties.count }
      tieOfRow[row] = ties.count
      rounds[round].ties.append(ties.count)
      ties.append(Tie(record, row: row, round: round, home: home, away: away))
    }
    try computeResults(repeatedMatches)
  }

  /// The location of a tie's first row by content.
  func location(of tie: Int) -> SourceLocation {
    ties[tie].location ?? SourceLocation(file: "", line: 0)
  }

  /// Returns the ties of a round in draw order, which applies where teams are not known: by date if
  /// every tie has one, or else in the file's order.
  ///
  /// - Complexity: O(*n* log *n*) in the ties.
  func inDrawOrder(_ round: [Int]) -> [Int] {
    let days = round.map { day(of: $0) }
    let isDated = !days.contains(nil)
    let keys = zip(round, days).map { (isDated ? $1 ?? 0 : 0, ties[$0].row, $0) }
    return keys.sorted(by: <).map(\.2)
  }

  /// The day of a tie's first row as a number, nil if it has no known date.
  func day(of tie: Int) -> Int? {
    ties[tie].legs.first.flatMap { dates.day(of: $0.date) }?.number
  }

  /// The most frequent spelling of a round's name.
  func title(of round: Int) -> String {
    rounds[round].titles.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }

  /// The ties of the tree that each team plays, the first round first once the rounds are sorted.
  func tiesOfTeams() -> [[Int]] {
    var found: [[Int]] = Array(repeating: [], count: teams.count)
    for round in order.isEmpty ? Array(rounds.indices) : order {
      for tie in rounds[round].ties {
        for team in ties[tie].teams { found[team].append(tie) }
      }
    }
    return found
  }

  private mutating func roundNumber(of spelling: String) -> Int {
    let (number, title) = roundOfTitle[spelling] ?? roundNumber(ofNewSpelling: spelling)
    rounds[number].titles[title, default: 0] += 1
    return number
  }

  /// The round of a spelling that occurs for the first time, and its title.
  private mutating func roundNumber(
    ofNewSpelling spelling: String
  ) -> (number: Int, title: String) {
    let name = names[spelling] ?? RoundName(spelling)
    let number = roundNumbers[name.key] ?? rounds.count
    if number == rounds.count { rounds.append(Round(name: name)) }
    rounds[number].repeats = rounds[number].repeats ?? name.repeats
    roundNumbers[name.key] = number
    roundOfTitle[spelling] = (number, name.title)
    return (number, name.title)
  }

  private mutating func teamNumbers(
    of record: MatchRecord,
    _ sides: (home: Int, away: Int)
  ) throws(MatchListError) -> (Int?, Int?) {
    let home = teamNumber(of: record.home, side: sides.home)
    let away = teamNumber(of: record.away, side: sides.away)
    if let home, home == away { throw .teamAgainstItself(record.location, team: teams[home]) }
    if record.home == .bye, record.away == .bye { throw .byeAgainstBye(record.location) }
    try validateNames(of: record)
    return (home, away)
  }

  /// Rejects a score of a team without a name: only the file's order would determine the team.
  private func validateNames(of record: MatchRecord) throws(MatchListError) {
    guard record.result.isDecided, record.home != .bye, record.away != .bye else { return }
    if case .placeholder(let text) = record.home {
      throw .unnamedTeam(record.location, column: "home", found: text)
    }
    if case .placeholder(let text) = record.away {
      throw .unnamedTeam(record.location, column: "away", found: text)
    }
  }

  private mutating func teamNumber(of team: MatchRecord.Team, side: Int) -> Int? {
    guard case .named(let name) = team else { return nil }
    if let number = teamNumbers[side] { return number }
    teamNumbers[side] = teams.count
    teams.append(name)
    return teams.count - 1
  }

  /// Two known teams in a round, regardless of their sides.
  private struct Pairing: Hashable {
    let round: Int
    let lower: Int
    let higher: Int

    init?(round: Int, home: Int?, away: Int?) {
      guard let home, let away else { return nil }
      self.round = round
      lower = min(home, away)
      higher = max(home, away)
    }
  }
}
