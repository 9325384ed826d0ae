import TatamiTournament

/// The invariants of the first stage of a derived tournament.
enum BracketInvariants {
  /// The first violated invariant, nil if there is none.
  static func violation(in cup: Tournament) -> String? {
    let bracket = SingleElimination(cup)
    return databaseViolation(cup) ?? linkViolation(bracket) ?? defeatViolation(bracket)
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
  /// is not known; otherwise nobody.
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
