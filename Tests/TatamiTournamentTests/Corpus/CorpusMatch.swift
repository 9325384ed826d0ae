import TatamiTournament

/// A match as the corpus compares it: two names without punctuation and the result.
struct CorpusMatch {
  /// The names of both sides, sorted.
  let sides: [String]
  let result: Result
  /// The round of a bracket; nil for groups and Swiss rounds.
  let round: Round?

  /// The name of a round in the file, or the index of one in the tournament.
  enum Round: Hashable {
    case name(String)
    case index(Int)
  }

  enum Result: Equatable {
    case win(String)
    case draw
    case open
  }

  init(_ first: String, _ second: String, _ result: Result, round: Round? = nil) {
    self.round = round
    sides = [Self.folded(first), Self.folded(second)].sorted()
    self.result = result
  }

  init(_ match: CorpusTruth.Match) {
    let result: Result =
      switch match.winner {
      case nil: .open
      case "draw": .draw
      case let winner?: .win(Self.folded(winner))
      }
    self.init(match.sides[0], match.sides[1], result, round: .name(match.round))
  }

  /// A name in lowercase letters and digits, without a seed or a country in brackets.
  static func folded(_ name: String) -> String {
    let plain = name.replacing(#/\s*[\[(][^\])]*[\])]\s*/#, with: " ")
    let words = plain.precomposedStringWithCanonicalMapping.lowercased()
      .split { !$0.isLetter && !$0.isNumber }
    return words.joined(separator: " ")
  }

  /// The matches of two known teams in a document.
  static func all(in document: TournamentDocument) -> [CorpusMatch] {
    switch document {
    case .tournament(let tournament): all(in: tournament)
    case .swiss(let swiss): all(in: swiss)
    }
  }

  private static func all(in tournament: Tournament) -> [CorpusMatch] {
    tournament.matches.compactMap { match in
      let names = Tournament.Side.allCases.compactMap { side in
        (match.results[side]?.participant).map { tournament.participants[$0].name }
      }
      guard names.count == 2 else { return nil }
      let winner = match.results.winner.map { $0 == .first ? names[0] : names[1] }
      let result = winner.map { Result.win(folded($0)) } ?? .draw
      let isBracket = tournament.stages[match.stage].format.isElimination
      return CorpusMatch(
        names[0],
        names[1],
        match.results.isCompleted ? result : .open,
        round: isBracket ? match.round.map(Round.index) : nil
      )
    }
  }

  private static func all(in swiss: SwissTournament) -> [CorpusMatch] {
    swiss.rounds.flatMap(\.boards).compactMap { board in
      guard let away = board.away else { return nil }
      let names = [swiss.name(ofPlayer: board.home), swiss.name(ofPlayer: away)]
      let result: Result =
        switch board.result {
        case nil: .open
        case let result? where result.home == .win: .win(folded(names[0]))
        case let result? where result.away == .win: .win(folded(names[1]))
        default: .draw
        }
      return CorpusMatch(names[0], names[1], result)
    }
  }
}
