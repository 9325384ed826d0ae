extension ReadTournament {
  /// Creates the matches of a document.
  init(_ document: TournamentDocument) {
    switch document {
    case .tournament(let tournament): self.init(tournament)
    case .swiss(let swiss): self.init(Self.matches(of: swiss))
    }
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
