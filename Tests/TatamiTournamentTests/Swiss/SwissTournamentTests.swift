import TatamiTournament
import TestSupport
import Testing

@Suite struct SwissTournamentTests {
  /// Plays rounds with random results; returns the number of rounds that could be paired.
  private func play(_ swiss: inout SwissTournament, rounds: Int, seed: UInt64) throws -> Int {
    var random = SeededRandom(seed: seed)
    for round in 0..<rounds {
      do throws(SwissError) {
        try swiss.pairNextRound()
      } catch {
        #expect(error == .noLegalPairing(round: round + 1))
        return round
      }
      for (board, pair) in swiss.rounds[round].boards.enumerated() where pair.away != nil {
        try swiss.enter(random.pick([.homeWin, .awayWin, .draw]), board: board)
      }
    }
    return rounds
  }

  @Test(arguments: [2, 3, 5, 6, 9, 14, 21])
  func `F92, F93: nobody meets an opponent or has a bye twice`(count: Int) throws {
    for seed in 0..<UInt64(4) {
      var swiss = SwissTournament(playerCount: count)
      let limit = SwissTournament.maximumRoundCount(players: count)
      let played = try play(&swiss, rounds: limit, seed: seed)
      #expect(played >= SwissTournament.usualRoundCount(players: count) - 1)
      var met: Set<[Int]> = []
      for round in swiss.rounds {
        let pairs = round.boards.map { [$0.home, $0.away ?? 0].sorted() }
        #expect(Set(pairs.joined()).count == count + count % 2)
        for pair in pairs {
          #expect(met.insert(pair).inserted, "seed \(seed): \(pair)")
        }
      }
      let points = swiss.table().reduce(0) { $0 + $1.points }
      #expect(points == Double(played * (count + count % 2)) / 2)
    }
  }

  @Test func `F102: a withdrawn player keeps a row, a late one gets the next number`() throws {
    var swiss = SwissTournament(playerCount: 4)
    _ = try play(&swiss, rounds: 1, seed: 1)
    try swiss.withdraw(2)
    #expect(swiss.addPlayer() == 5)
    _ = try play(&swiss, rounds: 0, seed: 1)
    try swiss.pairNextRound()
    let players = swiss.rounds[1].boards.flatMap { [$0.home, $0.away ?? 0] }
    #expect(Set(players) == [1, 3, 4, 5])
    #expect(swiss.table().count == 5)
    #expect(throws: SwissError.unknownPlayer(9)) { try swiss.withdraw(9) }
    #expect(throws: SwissError.unfinishedRound(2, board: 0)) { try swiss.pairNextRound() }
    #expect(throws: SwissError.unknownBoard(7, round: 2)) {
      try swiss.enter(.draw, board: 7)
    }
  }

  @Test func `F103: the number of rounds follows from the players`() {
    #expect([2, 3, 8, 9].map { SwissTournament.usualRoundCount(players: $0) } == [1, 2, 3, 4])
    #expect([2, 3, 8, 9].map { SwissTournament.maximumRoundCount(players: $0) } == [1, 3, 7, 9])
  }
}
