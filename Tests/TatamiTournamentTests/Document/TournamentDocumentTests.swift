import TatamiJSON
import TatamiTournament
import Testing

/// Files as tournaments.
@Suite struct TournamentDocumentTests {
  private func read(
    _ text: String,
    _ change: (inout TournamentDocument.Options) -> Void = { _ in }
  ) throws -> (document: TournamentDocument, notices: [String]) {
    var options = TournamentDocument.Options()
    change(&options)
    let read = try TournamentDocument.read(Array(text.utf8), name: "cup.csv", options: options)
    return (read.document, read.notices.map(\.description))
  }

  private func tournament(_ document: TournamentDocument) -> Tournament? {
    if case .tournament(let tournament) = document { tournament } else { nil }
  }

  private func swiss(_ document: TournamentDocument) -> SwissTournament? {
    if case .swiss(let swiss) = document { swiss } else { nil }
  }

  private func message(_ text: String, _ format: TournamentDocument.Format) -> String {
    do {
      _ = try read(text) { $0.format = format }
      return "no error"
    } catch {
      return "\(error)"
    }
  }

  @Test func `a knockout is a tournament of one stage with the given name`() throws {
    let text = "round,home,away,score\nSF,A,B,1-0\nSF,C,D,2-1\nFinal,A,C,"
    let document = try read(text) { $0.stageName = "Club Cup" }.document
    let cup = try #require(tournament(document))
    #expect(cup.stages.map(\.name) == ["Club Cup"])
    #expect(cup.stages.map(\.format) == [.singleElimination])
    #expect(document.matchCount == 3)
  }

  @Test func `groups come with a notice about their points`() throws {
    let text = "round,home,away,score\nGroup A,A,B,1-0\nGroup A,B,C,2-2"
    let usual = try read(text)
    #expect(tournament(usual.document)?.stages.map(\.format) == [.roundRobin])
    #expect(
      usual.notices == [
        "cup.csv: tables give 3 points for a win and 1 for a draw, or 1 and ½ where results share a"
          + " point; equal points are ordered by the difference of scores"
      ]
    )
    let notices = try read(text) { $0.points = TablePoints(win: 2, draw: 1) }.notices
    #expect(
      notices == [
        "cup.csv: tables give 2 for a win, 1 for a draw and 0 for a loss; equal points are ordered by"
          + " the difference of scores"
      ]
    )
  }

  @Test func `players and opponents are a Swiss tournament`() throws {
    let document = try read("round,player,opponent,result\n1,Ann,Ben,1\n1,Cleo,,").document
    let swiss = try #require(self.swiss(document))
    #expect(swiss.players.map(\.name) == ["Ann", "Ben", "Cleo"])
    #expect(swiss.table().map(\.points) == [1, 1, 0])
    #expect(document.matchCount == 1)
  }

  @Test func `an option reads any list as a Swiss tournament with other points`() throws {
    let document = try read("round,home,away,score\nR1,Ann,Ben,2-1") { options in
      options.isSwiss = true
      options.points = .football
    }.document
    #expect(swiss(document)?.table().map(\.points) == [3, 0])
  }

  @Test func `a database is read as the tournament that it was written from`() throws {
    let cup = try MatchListFixture.cup(ofExample: "worldcup-2022.csv")
    let text = JSONWriter.text(of: cup.bracketsModel())
    let document = try read(text) { $0.format = .bracketsModel }.document
    #expect(tournament(document)?.bracketsModel() == cup.bracketsModel())
  }

  @Test func `errors name the file`() {
    let tables = ["participant", "stage", "group", "round", "match", "match_game"]
    let empty = "{\(tables.map { "\"\($0)\":[]" }.joined(separator: ","))}"
    #expect(
      message(empty, .bracketsModel)
        == "cup.csv: the database has no match; add a stage with matches"
    )
    #expect(message("{}", .bracketsModel).hasPrefix("cup.csv: $: the key 'participant'"))
    #expect(message("round,home,away", .matchList).hasPrefix("cup.csv"))
  }

  @Test(arguments: [
    ("3,1", TablePoints(win: 3, draw: 1)), ("1,½,0", .chess),
    ("2-1-0", TablePoints(win: 2, draw: 1)),
    ("2, 1, 0.5", .init(win: 2, draw: 1, loss: 0.5)),
    ("3½,1,0", .init(win: 3.5, draw: 1)),
  ])
  func `points are two or three numbers`(_ text: String, _ points: TablePoints) {
    #expect(TablePoints(text) == points)
  }

  @Test(arguments: ["", "3", "0,0", "3,1,0,0", "1,0.3", "-1,0", "a,b", "1001,0", "3,,1"])
  func `other points are rejected`(_ text: String) {
    #expect(TablePoints(text) == nil)
  }
}
