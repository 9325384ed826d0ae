import TatamiTournament

/// The invariants of the first stage of a derived tournament.
enum BracketInvariants {
  /// The first violated invariant, nil if there is none.
  static func violation(in cup: Tournament) -> String? {
    let bracket = SingleElimination(cup)
    return databaseViolation(cup) ?? shapeViolation(bracket) ?? entryViolation(bracket)
      ?? slotViolation(bracket) ?? linkViolation(bracket) ?? defeatViolation(bracket)
  }

  private static func databaseViolation(_ cup: Tournament) -> String? {
    do {
      let database = cup.bracketsModel()
      return try Tournament(bracketsModel: database).bracketsModel() == database
        ? nil : "another database after reading it"
    } catch {
      return "no valid database: \(error)"
    }
  }

  /// The rounds halve down to one final; their matches are numbered and stored in draw order.
  private static func shapeViolation(_ bracket: SingleElimination) -> String? {
    let cup = bracket.cup
    let rounds = cup.groups[cup.stages[0].groups[0]].rounds
    if rounds.map({ cup.rounds[$0].number }) != Array(1...rounds.count) { return "round numbers" }
    let counts = bracket.rounds.map(\.count)
    if counts != (0..<counts.count).reversed().map({ 1 << $0 }) { return "rounds that halve" }
    for round in bracket.rounds where round.map(\.number) != Array(1...round.count) {
      return "match numbers"
    }
    let indexes = rounds.flatMap { cup.rounds[$0].matches }
    let start = indexes.first ?? 0
    if indexes != Array(start..<start + indexes.count) { return "matches in draw order" }
    return nil
  }

  /// Every match leads to the final, and every team enters once.
  private static func entryViolation(_ bracket: SingleElimination) -> String? {
    let entries = bracket.entries.map(\.participant)
    if entries.count != bracket.matches.count + 1 { return "one entry more than matches" }
    let known = entries.compactMap(\.self)
    return Set(known).count == known.count ? nil : "one entry a team"
  }

  /// Slots of the first round have the numbers of the draw, a bye's opponent has won, and a
  /// completed match has one winner.
  private static func slotViolation(_ bracket: SingleElimination) -> String? {
    for (round, matches) in bracket.rounds.enumerated() {
      for match in matches {
        let (first, second) = (match.results.first, match.results.second)
        let slots = round == 0 ? [2 * match.number - 1, 2 * match.number] : [nil, nil]
        if let first, first.position != slots[0] { return "a first slot's number" }
        if let second, second.position != slots[1], first != nil { return "a second slot's number" }
        if match.results.hasBye,
          [first, second].contains(where: { $0 != nil && $0?.result != .win })
        {
          return "a bye's opponent wins"
        }
        if let first, let second, match.results.isCompleted, !hasOneWinner(first, second) {
          return "one winner a match"
        }
      }
    }
    return nil
  }

  private static func hasOneWinner(
    _ first: Tournament.Opponent,
    _ second: Tournament.Opponent
  ) -> Bool {
    let winners = [first, second].filter { $0.result == .win }
    let losers = [first, second].filter { $0.result == .loss || $0.isForfeit }
    return winners.count == 1 && losers.count == 1
  }

  /// The winner of a match plays the next match; no team comes from an undecided match.
  private static func linkViolation(_ bracket: SingleElimination) -> String? {
    for round in bracket.rounds.indices {
      for number in bracket.rounds[round].indices {
        let position = SingleElimination.Position(round: round, number: number)
        for side in Tournament.Side.allCases {
          guard let opponent = bracket[position].results[side],
            let source = bracket.source(of: side, in: position)
          else { continue }
          if !isPossible(opponent.participant, after: bracket[source].results) {
            return "the winner moves up"
          }
        }
      }
    }
    return nil
  }

  /// Whether a participant can come from a match: its winner; one of its participants if the other
  /// is not known; otherwise false.
  private static func isPossible(
    _ participant: Int?,
    after results: Tournament.MatchResults
  ) -> Bool {
    if results.isCompleted {
      return results.winner.flatMap { results[$0]?.participant } == participant
    }
    let players = Tournament.Side.allCases.compactMap { results[$0]?.participant }
    return participant.map { players == [$0] } ?? true
  }

  private static func defeatViolation(_ bracket: SingleElimination) -> String? {
    var defeats: [Int: Int] = [:]
    for results in bracket.matches.map(\.results) {
      if let winner = results.winner, results.isCompleted,
        let loser = results[winner.other]?.participant
      {
        defeats[loser, default: 0] += 1
      }
      if let team = results.first?.participant, team == results.second?.participant {
        return "a team plays itself"
      }
    }
    return defeats.values.contains { $0 > 1 } ? "one defeat a team" : nil
  }
}
