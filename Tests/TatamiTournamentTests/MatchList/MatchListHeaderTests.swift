import TatamiDocuments
import TatamiTournament
import Testing

@Suite struct MatchListHeaderTests {
  @Test(arguments: [
    "Stage,Home Team Name,Away Team Name,Home Team Goals,Away Team Goals,Home Team Initials",
    "Round,HomeTeam,AwayTeam,FTHG,FTAG,FTR",
    "round,HOMETEAM,AWAYTEAM,HomeGoals,AwayGoals,HTHG",
    "Ronda,Equipo local,Equipo visitante,Goles local,Goles visitante,Estadio",
    "Fase,Local,Visitante,Goles Local,Goles Visitante,Sede",
    "Turno,Squadra casa,Squadra ospite,Gol casa,Gol ospite,Arbitro",
    "Tour,Équipe domicile,Équipe extérieur,Buts domicile,Buts extérieur,Stade",
    "Fase,Mandante,Visitante,Gols mandante,Gols visitante,Local",
    "Ronde,Thuisploeg,Uitploeg,Doelpunten thuis,Doelpunten uit,Stadion",
    "Runde,Heimmannschaft,Gastmannschaft,Heimtore,Gasttore,Ort",
    "Runde,Heim,Gast,Tore Heim,Tore Gast,Ort",
    "Round,Home,Away,Score H,Score A,x",
    "Round,Team A,Team B,Score A,Score B,x",
    "Round,Player 1,Player 2,Points 1,Points 2,x",
    "Round,Home,Visitors,Home Score,Visitors Score,x",
  ])
  func `a header is read in every language`(_ header: String) throws {
    let record = try #require(MatchListFixture.list("\(header)\nFinal,A,B,2,1,9").records.first)
    #expect(record.home == .named("A"))
    #expect(record.away == .named("B"))
    #expect(record.result.score == MatchRecord.Score(home: 2, away: 1))
  }

  @Test(arguments: [
    "winner_name,loser_name,score,round,winner_seed,loser_seed",
    "Winner,Loser,Score,Round,Winner seed,Loser seed",
    "Sieger,Verlierer,Ergebnis,Runde,Sieger Setzplatz,Verlierer Setzplatz",
  ])
  func `a file can list winners and losers`(_ header: String) throws {
    let text = "\(header)\nA,B,6-4 3-6 7-6(5),SF,1.0,\nC,D,W/O,SF,,2\nC,A,,F,,1"
    let list = try MatchListFixture.list(text)
    #expect(list.records.map(\.result.winner) == [.home, .home, .home])
    #expect(list.records[0].homeSeed == "1")
    #expect(list.records[1].awaySeed == "2")
    let bracket = SingleElimination(try Tournament.derive(from: list, name: "Cup"))
    #expect(bracket.outline == ["2 C* A", "  1 C* D", "  1 A 2* B 1"])
    #expect(bracket.entries.map(\.label) == ["C", "D", "A", "B"])
    #expect(bracket.matches[1].results.first?.seed == "1")
  }

  @Test(arguments: [
    ("winner", "B"), ("Sieger", "b"), ("Winner", "A2"), ("ganador", "away"), ("winner", "2"),
  ])
  func `the winner of a draw can be named`(_ header: String, _ winner: String) throws {
    let away = winner == "A2" ? "A2" : "B"
    let text = "round,home,away,score,\(header)\nFinal,A,\(away),1-1,\(winner)"
    let cup = try MatchListFixture.tournament(text)
    #expect(SingleElimination(cup).champion == away)
  }

  @Test(arguments: [
    (
      "round,home,away,score,winner\nF,A,B,2-1,B",
      "cup.csv:2: the winner is the away side, but the score is 2-1; correct one of them"
    ),
    (
      "round,home,away,score,winner\nF,A,B,2-1,C",
      "cup.csv:2: winner is 'C'; allowed are 'A', 'B', 'home', 'away', or nothing before the match"
    ),
    (
      "round,home,away,Scroe A,Scroe H\nF,A,B,2,1",
      "cup.csv:1: no columns 'home_score', 'away_score'; found 'Scroe H', did you mean 'home_score'?"
    ),
    (
      "rund,hom,away,home score,away scroe\nF,A,B,2,1",
      "cup.csv:1: no columns 'round', 'home', 'away_score'; found 'rund', did you mean 'round'?; found"
        + " 'hom', did you mean 'home'?; found 'away scroe', did you mean 'away_score'?; the header has"
        + " 'rund', 'hom', 'away', 'home score', 'away scroe'; 'round' can be round, round_name, stage,"
        + " phase, runde, ronda, fase, turno; 'home' can be home, home_team, team1, player1, Heim,"
        + " local, casa, domicile; 'away_score' can be away_score, score2, away_goals, Gasttore, goles"
        + " visitante"
    ),
    (
      "1,X,2\n1.5,3.2,4.1",
      "cup.csv:1: no columns 'round', 'home', 'away'; the header has '1', 'X', '2'; 'round' can be"
        + " round, round_name, stage, phase, runde, ronda, fase, turno; 'home' can be home, home_team,"
        + " team1, player1, Heim, local, casa, domicile; 'away' can be away, away_team, team2, player2,"
        + " Gast, visitante, ospite"
    ),
  ])
  func `a header or winner that is not clear is rejected`(_ text: String, _ message: String) {
    let found = MatchListFixture.errorMessage(text) ?? "no error"
    #expect(found.hasPrefix(message), "\(found)")
  }

  @Test(arguments: [
    ("Home Score,Score Hom", "away_score"),
    ("home_score,home_scroe", "away_score"), ("Goals away,Away goal", "home_score"),
  ])
  func `a suggestion never names the other side`(_ scores: String, _ column: String) {
    let text = "round,home,away,\(scores)\nF,A,B,2,1"
    let message = MatchListFixture.errorMessage(text) ?? "no error"
    #expect(message.contains("no column '\(column)';"), "\(message)")
    #expect(!message.contains("did you mean '\(column)'"), "\(message)")
  }

  @Test func `a list without results is one of fixtures`() throws {
    let list = try MatchListFixture.list(
      "round,home,away,referee\nSF,A,B,Eve\nSF,C,D,Flo\nFinal,,,Eve"
    )
    let location = SourceLocation(file: "cup.csv", line: 1)
    #expect(list.notices == [.noResults(location, unused: ["referee"])])
    #expect(
      list.notices.map(\.description) == [
        "cup.csv:1: no column has results, so all matches are fixtures; not used: 'referee'"
      ]
    )
    let bracket = SingleElimination(try Tournament.derive(from: list, name: "Cup"))
    #expect(bracket.entries.map(\.label) == ["A", "B", "C", "D"])
  }

  @Test func `rows above the header are skipped, whatever their delimiter`() throws {
    let text = "\"Spring Cup, 2024, Hall 2\"\nAs of 3 May, 18:00\nround;home;away;score\nF;A;B;2-1"
    let list = try MatchListFixture.list(text)
    #expect(
      list.notices.map(\.description) == ["cup.csv:3: skipped 2 rows above the header"]
    )
    #expect(list.records.map(\.location.line) == [4])
  }
}
