import TatamiBracket
import TatamiGeometry
import TatamiTournament
import TestSupport
import Testing

/// The invariants of every tournament, tested with random ones.
@Suite struct TournamentInvariantTests {
  @Test func `F57, F61, D7: random tournaments are played to the end`() throws {
    for seed in 0..<UInt64(Thoroughness.cases(120, thorough: 10_000)) {
      var random = SeededRandom(seed: seed)
      let definition = RandomTournament.definition(using: &random)
      var tournament = Tournament()
      try tournament.add(definition)
      try RandomTournament.play(&tournament, using: &random)
      expectEverythingIsDecided(in: tournament, seed)
      expectLosses(in: tournament, seed)
      try expectStandings(of: tournament, seed)
      let copy = try Tournament(bracketsModel: tournament.bracketsModel())
      #expect(copy == tournament, "seed \(seed)")
    }
  }

  /// Every match has a winner, or two byes; the second grand final may be left out.
  private func expectEverythingIsDecided(in tournament: Tournament, _ seed: UInt64) {
    for (index, match) in tournament.matches.enumerated() {
      let round = match.round.map { tournament.rounds[$0].number }
      let group = match.group.map { tournament.groups[$0].number }
      if group == 3, round == 2, match.number == 1 { continue }
      let hasOpponent = match.results.first != nil || match.results.second != nil
      #expect(match.results.isCompleted, "seed \(seed), match \(index)")
      #expect(!hasOpponent || match.results.winner != nil, "seed \(seed), match \(index)")
    }
  }

  /// Nobody plays on after one loss, or two in a double elimination.
  private func expectLosses(in tournament: Tournament, _ seed: UInt64) {
    let limit = tournament.stages[0].format == .doubleElimination ? 2 : 1
    guard tournament.stages[0].format.isElimination else { return }
    var losses = [Int](repeating: 0, count: tournament.participants.count)
    for match in tournament.matches {
      let isExtra = isConsolation(match, in: tournament)
      guard let winner = match.results.winner, !isExtra, match.results.status >= .completed,
        let loser = match.results[winner.other]?.participant
      else { continue }
      losses[loser] += 1
    }
    #expect(losses.allSatisfy { $0 <= limit }, "seed \(seed)")
  }

  /// Whether a match is played for the third rank by those who are out.
  private func isConsolation(_ match: Tournament.Match, in tournament: Tournament) -> Bool {
    let group = match.group.map { tournament.groups[$0].number }
    let isSingle = tournament.stages[match.stage].format == .singleElimination
    return isSingle ? group == 2 : group == 3 && match.number == 2
  }

  private func expectStandings(of tournament: Tournament, _ seed: UInt64) throws {
    switch try tournament.standings(ofStage: 0) {
    case .elimination(let ranks):
      let ranked = Set(ranks.map(\.participant))
      #expect(ranked.count == ranks.count, "seed \(seed)")
      #expect(ranked.count == tournament.participants.count, "seed \(seed)")
      #expect(ranks.map(\.rank) == ranks.map(\.rank).sorted(), "seed \(seed)")
    case .pools(let rows):
      let scores = rows.reduce((0.0, 0.0)) { ($0.0 + $1.scoreFor, $0.1 + $1.scoreAgainst) }
      #expect(rows.count == tournament.participants.count, "seed \(seed)")
      #expect(scores.0 == scores.1, "seed \(seed)")
      for row in rows {
        #expect(row.wins + row.draws + row.losses + row.forfeits == row.played, "seed \(seed)")
      }
    }
  }

  @Test func `F44, F53: changes in random order keep the database valid`() throws {
    for seed in 0..<UInt64(Thoroughness.cases(60, thorough: 4_000)) {
      var random = SeededRandom(seed: seed)
      var tournament = Tournament()
      try tournament.add(RandomTournament.definition(using: &random))
      for _ in 0..<40 {
        let before = tournament
        let match = tournament.matches[random.int(in: 0...(tournament.matches.count - 1))].id
        do throws(UpdateError) {
          if random.chance(0.2) {
            try tournament.reset(match: match)
          } else {
            try tournament.update(match: match, RandomTournament.result(using: &random))
          }
        } catch {
          #expect(tournament == before, "seed \(seed): \(error)")
        }
      }
      let copy = try Tournament(bracketsModel: tournament.bracketsModel())
      #expect(copy == tournament, "seed \(seed)")
      try RandomTournament.play(&tournament, using: &random)
      expectEverythingIsDecided(in: tournament, seed)
    }
  }

  @Test func `F89: boxes of random layouts do not overlap`() throws {
    for seed in 0..<UInt64(60) {
      var random = SeededRandom(seed: seed)
      var tournament = Tournament()
      try tournament.add(RandomTournament.definition(using: &random))
      var style = StageLayoutStyle()
      style.hidesByes = random.chance(0.5)
      style.isCompact = random.chance(0.3)
      style.condensesRows = random.chance(0.5)
      style.collapsedRounds = random.chance(0.3) ? 1 : 0
      style.style = random.pick(RandomTournament.styles)
      style.rowPitch = style.boxSize[style.style.entryAxis]
      style.sectionGap = 0
      style.championSize = random.chance(0.5) ? Size(width: 170, height: 40) : nil
      let layout = tournament.layout(ofStage: 0, style: style)
      let frames = layout.boxes.map(\.frame) + [layout.champion?.frame].compactMap(\.self)
      for (index, frame) in frames.enumerated() {
        let inner = Rect(center: frame.center, size: Size(width: frame.width - 1, height: 39))
        #expect(!frames[..<index].contains(where: inner.intersects), "seed \(seed), \(style)")
        #expect(frame.minX >= 0, "seed \(seed), \(style)")
        #expect(frame.minY >= 0, "seed \(seed), \(style)")
        #expect(frame.maxX <= layout.size.width + 1e-9, "seed \(seed), \(style)")
        #expect(frame.maxY <= layout.size.height + 1e-9, "seed \(seed), \(style)")
      }
    }
  }
}
