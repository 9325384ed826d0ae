import TatamiDocuments
import TatamiMatchLists

extension SwissTournament {
  /// Derives the rounds of a Swiss tournament from a match list.
  ///
  /// Players have pairing numbers in the order in which the list names them. Rounds are sorted by the
  /// numbers in their names, otherwise by their first rows. A pair can have two rows, one of each
  /// player; a row without an opponent is a bye, a full point unless its result differs.
  ///
  /// - Throws: A `MatchListError` for a player with two opponents in a round, for a pair whose rows
  ///   contradict each other, and for a row without a player.
  /// - Complexity: O(*n* log *n*) in the rows.
  public static func derive(
    from list: MatchList,
    points: TablePoints = .chess
  ) throws(MatchListError) -> SwissTournament {
    var reader = SwissReader()
    for record in list.records { try reader.read(record) }
    return SwissTournament(players: reader.names, rounds: reader.sortedRounds(), points: points)
  }
}

extension MatchList {
  /// Whether the list is one of a Swiss tournament: its columns are a player and an opponent, or all
  /// of its rounds have the names of Swiss rounds.
  ///
  /// - Complexity: O(*n*) in the records.
  public var isSwiss: Bool {
    listsOpponents
      || records.allSatisfy { record in
        !Set(FoldedText.words(of: record.round)).isDisjoint(with: MatchList.swissWords)
      }
  }

  private static let swissWords: Set<String> = [
    "swiss", "schweizer", "suizo", "suisse", "svizzero",
  ]
}

/// Reads the rows of a Swiss tournament.
private struct SwissReader {
  private struct Round {
    let name: String
    var boards: [SwissTournament.Board] = []
    /// The row of each board.
    var rows: [SourceLocation] = []
    /// The board of each player.
    var boardOf: [Int: Int] = [:]
  }

  private(set) var names: [String] = []
  private var numbers: [String: Int] = [:]
  private var rounds: [Round] = []
  private var indexes: [String: Int] = [:]

  mutating func read(_ record: MatchRecord) throws(MatchListError) {
    let (first, second) = (number(of: record.home), number(of: record.away))
    let board: SwissTournament.Board
    switch (first, second) {
    case (let home?, let away?):
      board = .init(home: home, away: away, result: record.result.swissResult)
    case (let home?, nil):
      try validateBye(record.away, record, column: "away")
      board = .init(home: home, away: nil, result: record.result.byeResult)
    case (nil, let away?):
      try validateBye(record.home, record, column: "home")
      board = .init(home: away, away: nil, result: record.result.byeResult.reversed)
    case (nil, nil): throw .unnamedTeam(record.location, column: "home", found: "")
    }
    try add(board, record)
  }

  /// Returns the pairing number of a player, who can be new.
  private mutating func number(of team: MatchRecord.Team) -> Int? {
    guard case .named(let name) = team else { return nil }
    if let number = numbers[name] { return number }
    names.append(name)
    numbers[name] = names.count
    return names.count
  }

  private func validateBye(
    _ team: MatchRecord.Team,
    _ record: MatchRecord,
    column: String
  ) throws(MatchListError) {
    guard case .placeholder(let text) = team, !TeamParser.isEmpty(text) else { return }
    throw .unnamedTeam(record.location, column: column, found: text)
  }

  private mutating func add(
    _ board: SwissTournament.Board,
    _ record: MatchRecord
  ) throws(MatchListError) {
    let index = index(ofRound: record.round)
    let players = [board.home, board.away].compactMap(\.self)
    guard let known = players.compactMap({ rounds[index].boardOf[$0] }).first else {
      for player in players { rounds[index].boardOf[player] = rounds[index].boards.count }
      rounds[index].boards.append(board)
      rounds[index].rows.append(record.location)
      return
    }
    try merge(board, into: known, ofRound: index, record)
  }

  /// Returns the index of a round by its name, which can be new.
  private mutating func index(ofRound name: String) -> Int {
    if let index = indexes[name] { return index }
    let key = RoundName(name).key
    let index = indexes[key] ?? rounds.count
    if index == rounds.count { rounds.append(Round(name: name)) }
    (indexes[key], indexes[name]) = (index, index)
    return index
  }

  /// Adds the second row of a pair.
  private mutating func merge(
    _ board: SwissTournament.Board,
    into known: Int,
    ofRound index: Int,
    _ record: MatchRecord
  ) throws(MatchListError) {
    let (first, row) = (rounds[index].boards[known], rounds[index].rows[known])
    let turned = board.seen(by: first.home)
    guard turned.home == first.home, turned.away == first.away else {
      let players = [board.home, board.away].compactMap(\.self)
      let player = players.first { rounds[index].boardOf[$0] != nil } ?? board.home
      throw .secondOpponent(
        record.location,
        team: names[player - 1],
        round: record.round,
        first: row
      )
    }
    guard let result = turned.result else { return }
    if let known = first.result, known != result {
      throw .contradictoryRows(record.location, first: row)
    }
    rounds[index].boards[known].result = result
  }

  /// The rounds in order, their byes last.
  func sortedRounds() -> [SwissTournament.Round] {
    let numbers = rounds.map { RoundName($0.name).lastNumber }
    let isNumbered = !numbers.contains(nil) && Set(numbers).count == rounds.count
    let order =
      isNumbered
      ? rounds.indices.sorted { numbers[$0] ?? 0 < numbers[$1] ?? 0 } : Array(rounds.indices)
    return order.map { index in
      let boards = rounds[index].boards
      return SwissTournament.Round(
        boards: boards.filter { $0.away != nil } + boards.filter { $0.away == nil }
      )
    }
  }
}

extension RoundName {
  /// The last number in the name, nil without one.
  fileprivate var lastNumber: Int? { key.split { !$0.isNumber }.last.flatMap { Int($0) } }
}

extension MatchRecord.Result {
  /// The result of two players, nil before the match.
  fileprivate var swissResult: SwissTournament.Result? {
    let isForfeit = ending == .walkover
    guard let leader = winner ?? score?.leader else {
      guard score != nil else { return nil }
      return SwissTournament.Result(home: .draw, away: .draw, isForfeit: isForfeit)
    }
    return leader == .home
      ? .init(home: .win, away: .loss, isForfeit: isForfeit)
      : .init(home: .loss, away: .win, isForfeit: isForfeit)
  }

  /// The result of a player without an opponent: a win unless the row says otherwise.
  fileprivate var byeResult: SwissTournament.Result {
    swissResult ?? SwissTournament.Result(home: .win, away: .loss)
  }
}

extension SwissTournament.Result {
  fileprivate var reversed: Self { Self(home: away, away: home, isForfeit: isForfeit) }
}

extension SwissTournament.Board {
  /// The board with a player at home if the player is at it.
  fileprivate func seen(by player: Int) -> Self {
    guard away == player else { return self }
    return Self(home: player, away: home, result: result?.reversed)
  }
}
