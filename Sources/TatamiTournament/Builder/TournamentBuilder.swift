/// The state of `Tournament.derive`: ties, teams and rounds in flat arrays, referred to by index.
struct TournamentBuilder {
  /// A round with its ties in the file's order.
  struct Round {
    let name: RoundName
    var titles: [String: Int] = [:]
    var ties: [Int] = []
  }

  var ties: [Tie] = []
  /// The rounds of the tree in the order of their first rows.
  var rounds: [Round] = []
  /// The rounds from first to last.
  var order: [Int] = []
  /// The placement matches other than the third-place match, in the file's order.
  var placementMatches: [Int] = []
  var thirdPlaceMatch: Int?
  private(set) var teams: [String] = []
  /// The tie of each row, to which "Winner of match 3" refers.
  private(set) var tieOfRow: [Int] = []
  private var teamNumbers: [String: Int] = [:]
  private var roundNumbers: [String: Int] = [:]
  private var roundOfTitle: [String: Int] = [:]

  /// Groups the rows into ties: rows of one pair of teams in one round are legs of one tie.
  ///
  /// - Complexity: O(*n*) in the records.
  init(_ records: [MatchRecord]) throws(MatchListError) {
    var tieOfPair: [Pairing: Int] = [:]
    var firstRows: [Int] = []
    for (row, record) in records.enumerated() {
      let (home, away) = try teamNumbers(of: record)
      let round = roundNumber(of: record.round)
      let pairing = Pairing(round: round, home: home, away: away)
      if let pairing, let tie = tieOfPair[pairing] {
        let first = records[firstRows[tie]]
        guard !first.hasSameContent(as: record) else {
          throw .duplicateRow(record.location, first: first.location)
        }
        ties[tie].addLeg(record, isReversed: ties[tie].home.team != home)
        tieOfRow.append(tie)
        continue
      }
      if let pairing { tieOfPair[pairing] = ties.count }
      tieOfRow.append(ties.count)
      firstRows.append(row)
      rounds[round].ties.append(ties.count)
      ties.append(Tie(record, round: round, home: home, away: away))
    }
    for index in ties.indices { try ties[index].computeResult() }
  }

  /// The location of a tie's first row.
  func location(of tie: Int) -> SourceLocation {
    ties[tie].legs.first?.location ?? SourceLocation(file: "", line: 0)
  }

  /// The most frequent spelling of a round's name.
  func title(of round: Int) -> String {
    rounds[round].titles.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key ?? ""
  }

  /// The ties of the tree that each team plays, in the file's order.
  func tiesOfTeams() -> [[Int]] {
    var found: [[Int]] = Array(repeating: [], count: teams.count)
    for round in rounds {
      for tie in round.ties {
        for team in ties[tie].teams { found[team].append(tie) }
      }
    }
    return found
  }

  private mutating func roundNumber(of title: String) -> Int {
    let number = roundOfTitle[title] ?? roundNumber(ofNewTitle: title)
    roundOfTitle[title] = number
    rounds[number].titles[title, default: 0] += 1
    return number
  }

  /// The round of a spelling that occurs for the first time.
  private mutating func roundNumber(ofNewTitle title: String) -> Int {
    let name = RoundName(title)
    if let number = roundNumbers[name.key] { return number }
    roundNumbers[name.key] = rounds.count
    rounds.append(Round(name: name))
    return rounds.count - 1
  }

  private mutating func teamNumbers(
    of record: MatchRecord
  ) throws(MatchListError) -> (Int?, Int?) {
    let (home, away) = (teamNumber(of: record.home), teamNumber(of: record.away))
    if let home, home == away { throw .teamAgainstItself(record.location, team: teams[home]) }
    if record.home == .bye, record.away == .bye { throw .byeAgainstBye(record.location) }
    return (home, away)
  }

  private mutating func teamNumber(of team: MatchRecord.Team) -> Int? {
    guard case .named(let name) = team else { return nil }
    if let number = teamNumbers[name] { return number }
    teamNumbers[name] = teams.count
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
