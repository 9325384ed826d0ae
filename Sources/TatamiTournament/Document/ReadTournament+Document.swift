import TatamiMatchLists

extension ReadTournament {
  /// Creates the matches of a document.
  init(_ document: TournamentDocument) {
    switch document {
    case .tournament(let tournament): self.init(tournament)
    case .swiss(let swiss): self.init(Self.matches(of: swiss))
    }
  }

  /// Creates the matches of a tournament.
  init(_ tournament: Tournament) {
    let all = tournament.matches.map { match in
      let names = [Tournament.Side.first, .second].map { side in
        match.results[side]?.participant.map { tournament.participants[$0].name }
      }
      return Match(
        stage: match.stage,
        group: match.group,
        round: match.round,
        sides: Set(names.compactMap { $0 ?? nil }),
        winner: match.results.winner.flatMap { $0 == .first ? names[0] ?? nil : names[1] ?? nil }
      )
    }
    self.init(all)
  }

  private static func matches(of swiss: SwissTournament) -> [Match] {
    swiss.rounds.enumerated().flatMap { round, boards in
      boards.boards.map { board in
        let names = [board.home, board.away].map { player in
          player.map { swiss.name(ofPlayer: $0) }
        }
        return Match(
          stage: 0,
          group: 0,
          round: round,
          sides: Set(names.compactMap(\.self)),
          winner: board.result.flatMap { result in
            result.home == .win ? names[0] : result.away == .win ? names[1] : "draw"
          }
        )
      }
    }
  }
}
