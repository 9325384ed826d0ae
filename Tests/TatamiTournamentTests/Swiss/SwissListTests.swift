import TatamiTournament
import Testing

/// Swiss tournaments in match lists.
@Suite struct SwissListTests {
  /// The rounds and the table of a list, one line each, or its error.
  private func lines(_ text: String) throws -> [String] {
    do {
      let list = try MatchListFixture.list(text)
      #expect(list.isSwiss)
      let swiss = try SwissTournament.derive(from: list)
      let rounds = swiss.rounds.map { round in
        round.boards.map { board in
          let away = board.away.map { swiss.name(ofPlayer: $0) } ?? "bye"
          let result = board.result.map { swiss.text(of: $0) } ?? "?"
          return "\(swiss.name(ofPlayer: board.home)) \(result) \(away)"
        }.joined(separator: ", ")
      }
      return rounds
        + swiss.table().map { "\($0.rank) \(swiss.name(ofPlayer: $0.player)) \($0.points)" }
    } catch let error as MatchListError {
      return ["\(error)"]
    }
  }

  @Test func `both rows of a pair are one board, and rounds are sorted`() throws {
    let text = """
      Round,Player,Opponent,Result
      2,Ann,Cleo,½
      2,Cleo,Ann,0.5
      1,Ann,Ben,1
      1,Ben,Ann,0
      1,Cleo,bye,1
      2,Ben,,
      """
    #expect(
      try lines(text) == [
        "Ann 1-0 Ben, Cleo 1-0 bye", "Ann 0.5-0.5 Cleo, Ben 1-0 bye", "1 Cleo 1.5", "2 Ann 1.5",
        "3 Ben 1.0",
      ]
    )
  }

  @Test(arguments: [
    ("1", "1-0"), ("0", "0-1"), ("W", "1-0"), ("l", "0-1"), ("D", "0.5-0.5"), ("1/2", "0.5-0.5"),
    ("0,5", "0.5-0.5"), ("+", "1-0 f"), ("0F", "0-1 f"), ("1-0", "1-0"), ("3:1", "1-0"), ("", "?"),
  ])
  func `a result is the player's`(_ written: String, _ expected: String) throws {
    let lines = try lines("Runde;Spieler;Gegner;Ergebnis\n1;Ann;Ben;\(written)")
    #expect(lines.first == "Ann \(expected) Ben")
  }

  @Test func `colors name the sides of chess players`() throws {
    let text = """
      Round,White,Black,Result
      Swiss round 1,Ann,Ben,1-0
      Swiss round 1,Cleo,Dan,½-½
      """
    #expect(try lines(text).first == "Ann 1-0 Ben, Cleo 0.5-0.5 Dan")
  }

  @Test(arguments: [
    (
      "1,Ann,Ben,1\n1,Ben,Ann,1",
      "cup.csv:3: the result differs from that of the same pair in line 2; correct one of them"
    ),
    (
      "1,Ann,Ben,1\n1,Ann,Cleo,0",
      "cup.csv:3: 'Ann' plays a second opponent in round '1', after line 2"
    ),
    ("1,Ann,Ben,7", "cup.csv:2: result is '7'"),
    ("1,Ann,Winner 1,", "cup.csv:2: "),
  ])
  func `a row that cannot be right is rejected`(_ rows: String, _ message: String) throws {
    let error = try lines("Round,Player,Opponent,Result\n\(rows)").first ?? ""
    #expect(error.hasPrefix(message), "\(error)")
  }

  @Test func `a win can have other points`() throws {
    let list = try MatchListFixture.list("Round,Player,Opponent,Result\n1,Ann,Ben,W\n1,Cleo,Dan,D")
    let table = try SwissTournament.derive(from: list, points: .football).table()
    #expect(table.map(\.points) == [3, 1, 1, 0])
  }

  @Test func `knockouts and leagues are no Swiss tournaments`() throws {
    #expect(try !MatchListFixture.list("round,home,away,score\nSF,A,B,2-1").isSwiss)
    #expect(try !MatchListFixture.list("round,player 1,player 2,score\nR1,A,B,2-1").isSwiss)
  }
}

extension SwissTournament {
  /// The points of both sides, with a mark for a forfeit.
  fileprivate func text(of result: Result) -> String {
    func text(_ score: Result.Score) -> String {
      switch score {
      case .win: "1"
      case .draw: "0.5"
      case .loss: "0"
      }
    }
    return "\(text(result.home))-\(text(result.away))" + (result.isForfeit ? " f" : "")
  }
}
