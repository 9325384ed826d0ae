import TatamiTournament

/// The first difference between a document and the truth of its file.
struct CorpusDifference {
  /// The part of the document that the truth lacks, or has otherwise; nil for none.
  private(set) var change: String?
  /// The part of the truth that the document lacks.
  private(set) var loss: String?

  init(between document: TournamentDocument, and truth: CorpusTruth) {
    let expected = (truth.matches ?? []).map(CorpusMatch.init)
    let teams = Set(expected.flatMap(\.sides))
    let found = CorpusMatch.all(in: document)
    compare(found.filter { teams.isSuperset(of: $0.sides) }, expected)
    if let stranger = found.flatMap(\.sides).first(where: { !teams.contains($0) }), change == nil {
      loss = loss ?? "the unknown team '\(stranger)'"
    }
    compareRounds(found, expected)
    if case .tournament(let tournament) = document { compare(tournament, truth) }
  }

  /// Finds two rounds of the file that are one round of a bracket, such as a final and a match for
  /// the third place.
  private mutating func compareRounds(_ found: [CorpusMatch], _ expected: [CorpusMatch]) {
    let names = Dictionary(expected.map { ($0.sides, $0.round) }) { first, second in
      first == second ? first : nil
    }
    for (round, matches) in Dictionary(grouping: found, by: \.round) where round != nil {
      let rounds = Set(matches.compactMap { names[$0.sides] ?? nil })
      if rounds.count > 1 { change = change ?? "\(rounds) are one round" }
    }
  }

  /// Compares the numbers of equal matches; of a pair with another result, the result.
  private mutating func compare(_ found: [CorpusMatch], _ expected: [CorpusMatch]) {
    let known = Dictionary(grouping: expected, by: \.sides)
    let read = Dictionary(grouping: found, by: \.sides)
    for (sides, matches) in read.sorted(by: { $0.key.description < $1.key.description }) {
      let results = known[sides, default: []].map(\.result)
      var left = results
      for match in matches {
        if let index = left.firstIndex(of: match.result) {
          left.remove(at: index)
        } else if match.result != .open || results.isEmpty || matches.count > results.count {
          change = change ?? "\(sides) is \(match.result) instead of \(left)"
        }
      }
    }
    for (sides, matches) in known.sorted(by: { $0.key.description < $1.key.description }) {
      var left = read[sides, default: []].map(\.result)
      for match in matches {
        guard let index = left.firstIndex(of: match.result) else {
          loss = loss ?? "\(sides), \(match.result), is missing"
          continue
        }
        left.remove(at: index)
      }
    }
  }

  private mutating func compare(_ tournament: Tournament, _ truth: CorpusTruth) {
    let champion = tournament.champion().map(CorpusMatch.folded)
    let expected = truth.champion.map(CorpusMatch.folded)
    if let champion, champion != expected {
      change = change ?? "the champion is '\(champion)' instead of '\(expected ?? "none")'"
    } else if champion == nil, let expected, truth.hasBracket {
      loss = loss ?? "the champion, '\(expected)', is missing"
    }
  }
}
