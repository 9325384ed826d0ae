import TatamiJSON
import TatamiTournament
import TestSupport
import Testing

/// The golden rounds of Swiss tournaments.
@Suite struct SwissGoldenTests {
  @Test(arguments: try FormatsGolden.all("swiss"))
  func `F92, F98, F100, F101: rounds are paired and ranked as expected`(
    _ golden: FormatsGolden
  ) throws {
    var swiss = SwissTournament(playerCount: Int(try #require(golden["players"].number)))
    for (index, round) in golden["rounds"].elements.enumerated() {
      if round["error"] != nil {
        #expect(throws: SwissError.noLegalPairing(round: index + 1)) { try swiss.pairNextRound() }
        break
      }
      try swiss.pairNextRound()
      let pairs = swiss.rounds[index].boards.map { board in
        JSONValue.array([
          .number(Double(board.home)), board.away.map { .number(Double($0)) } ?? .null,
        ])
      }
      let difference = JSONValue.array(pairs).difference(from: round["pairs"] ?? .null)
      #expect(difference == nil, "round \(index + 1)")
      try enter(round, into: &swiss)
    }
    let table = JSONValue.array(swiss.table().map(\.json))
    #expect(table.difference(from: golden["table"]) == nil)
  }

  private func enter(_ round: JSONValue, into swiss: inout SwissTournament) throws {
    let forfeits = round["forfeit"]?.elements.compactMap(\.number) ?? []
    for (board, result) in try #require(round["results"]).elements.enumerated() {
      guard swiss.rounds.last?.boards[board].away != nil else { continue }
      let points = result.elements.compactMap(\.number)
      let scores: [SwissTournament.Result.Score] = points.map {
        $0 == 2 ? .win : $0 == 1 ? .draw : .loss
      }
      let isForfeit = forfeits.contains(Double(board))
      try swiss.enter(.init(home: scores[0], away: scores[1], isForfeit: isForfeit), board: board)
    }
  }
}

extension SwissTournament.Row {
  /// The row in half points, and quarter points for the product.
  fileprivate var json: JSONValue {
    .object([
      "rank": .number(Double(rank)), "id": .number(Double(player)), "points": .number(points * 2),
      "bh": .number(buchholz * 2), "bh1": .number(buchholzCut * 2),
      "median": .number(medianBuchholz * 2), "sb": .number(sonnebornBerger * 4),
      "progressive": .number(progressive * 2), "wins": .number(Double(wins)),
    ])
  }
}
