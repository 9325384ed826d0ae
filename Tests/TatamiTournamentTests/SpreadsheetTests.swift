import TatamiTournament
import TestSupport
import Testing

/// The spreadsheets in `Examples/Spreadsheets`, in the forms in which clubs and archives keep them.
@Suite struct SpreadsheetTests {
  /// The outline of a spreadsheet's bracket after its notices, or its error.
  private func text(_ name: String) throws -> [String] {
    let bytes = try MatchListFixture.example("Spreadsheets/\(name).csv")
    do {
      let list = try MatchListParser.parse(bytes, name: "\(name).csv")
      let cup = try Tournament.derive(from: list, name: "Cup")
      #expect(BracketInvariants.violation(in: cup) == nil)
      let bracket = SingleElimination(cup)
      let third = bracket.thirdPlaceMatch.map { match in
        "third: \(bracket.label(match.results.first)) \(bracket.label(match.results.second))"
      }
      let dates = cup.dates.map { "\($0.first) to \($0.last)" }
      return list.notices.map(\.description) + bracket.outline
        + [third, dates].compactMap(\.self)
    } catch {
      return ["\(error)"]
    }
  }

  @Test func `sets, retirements and seeds of an archive of tennis`() throws {
    #expect(
      try text("tennis-singles") == [
        "3 Petra Holm 2* Carla Rossi 0",
        "  2 Petra Holm 2* Mia Keller 1",
        "    1 Petra Holm 2* Ines Duarte 0",
        "    1 Mia Keller 2* Aiko Sato 1",
        "  2 Carla Rossi 2* Lena Vogt 0",
        "    1 Carla Rossi 1* Nora Lind 0",
        "    1 Lena Vogt* Ruth Adeyemi",
        "2024-06-08 to 2024-06-15",
      ]
    )
    let cup = try MatchListFixture.cup(ofExample: "Spreadsheets/tennis-singles.csv")
    let matches = SingleElimination(cup).matches
    #expect(matches[0].results.first?.seed == "1")
    #expect(matches[2].ending == .retirement)
    #expect(matches[3].ending == .walkover)
    #expect(matches[1].sets.map(\.first) == [4, 7, 10])
    #expect(matches[1].sets.map(\.second) == [6, 6, 8])
  }

  @Test func `a Spanish file in Windows-1252 with days before months`() throws {
    #expect(
      try text("copa-barrio") == [
        "copa-barrio.csv: read as Windows-1252; if letters are wrong, save the file as UTF-8",
        "3 Peña Norte San Martín",
        "  2 Peña Norte 1* Los Álamos 0",
        "    1 Peña Norte 2* Atlético Río 1",
        "    1 Unión Sur 0(3) Los Álamos 0(4)*",
        "  2 La Fábrica 2(4) San Martín 2(5)*",
        "    1 Deportivo Luz 1 La Fábrica 3*",
        "    1 San Martín 2* Barrio Viejo 0",
        "third: Los Álamos La Fábrica",
        "4/5/2024 to 26/5/2024",
      ]
    )
  }

  @Test func `a German file with a title, empty rounds and a repeated header`() throws {
    #expect(
      try text("kreispokal") == [
        "kreispokal.csv:4: skipped 2 rows above the header",
        "kreispokal.csv:6: the round is empty here and in 2 more rows; the match belongs to"
          + " 'Viertelfinale', the round above",
        "kreispokal.csv:10: the round is empty; the match belongs to 'Halbfinale', the round above",
        "kreispokal.csv:11: skipped a row that repeats the header",
        "3 SV Blau-Weiß VfB Ufer",
        "  2 SpVgg Au 0 SV Blau-Weiß 2*",
        "    1 FC Talheim 1(2) SpVgg Au 1(4)*",
        "    1 SV Blau-Weiß 2* TuS Mühlbach 1",
        "  2 VfB Ufer 2* TSV Heide 0",
        "    1 VfB Ufer 3* SC Brück 2",
        "20.04.2024 to 02.06.2024",
      ]
    )
  }

  @Test func `games of series in rows of their own`() throws {
    #expect(
      try text("volleyball-playoffs") == [
        "2 Lions 0 Ravens 2*", "  1 Lions 2* Comets 1", "  1 Ravens 2* Foxes 0",
        "2024-03-02 to 2024-03-19",
      ]
    )
  }

  @Test func `half points and a named winner of a draw`() throws {
    #expect(
      try text("chess-knockout") == [
        "chess-knockout.csv:1: read without the column 'Board'",
        "3 Chen Haas",
        "  2 Okafor ½ Chen 1½*",
        "    1 Okafor 2½* Lindqvist 1½",
        "    1 Marin 2 Chen 2*",
        "  2 Haas 1½* Silva ½",
        "    1 Haas 1½* Novak ½",
        "    1 Silva 3* Tanaka 1",
      ]
    )
  }

  @Test func `an archive of world cups`() throws {
    #expect(
      try text("worldcup-1990") == [
        "worldcup-1990.csv:1: read without the columns 'Year', 'City', 'Attendance', 'Half-time Home"
          + " Goals', 'Half-time Away Goals', 'Home Team Initials', 'Away Team Initials'",
        "3 Germany FR 1* Argentina 0",
        "  2 Germany FR 1(4)* England 1(3)",
        "    1 Czechoslovakia 0 Germany FR 1*",
        "    1 Cameroon 2 England 3*",
        "  2 Italy 1(3) Argentina 1(4)*",
        "    1 Republic of Ireland 0 Italy 1*",
        "    1 Argentina 0(3)* Yugoslavia 0(2)",
        "third: England Italy",
        "1990-06-30 to 1990-07-08",
      ]
    )
  }

  @Test func `fixtures without results`() throws {
    #expect(
      try text("spring-fixtures") == [
        "spring-fixtures.csv:1: no column has results, so all matches are fixtures",
        "3 ? ?",
        "  2 Winner QF1 Winner QF3",
        "    1 Red Oaks Mill Lane",
        "    1 Station Greenway",
        "  2 Winner QF2 Winner QF4",
        "    1 Harbour Old Town",
        "    1 Westgate The Elms",
        "2024-05-11 to 2024-05-25",
      ]
    )
  }

  @Test func `seeds, regions and a note below the table`() throws {
    #expect(
      try text("school-basketball") == [
        "school-basketball.csv:9: skipped a row without teams, 'Updated 12 June by Jane'",
        "3 Adams ?",
        "  2 Adams 80* Dayton 72",
        "    1 Adams 71* Baker 64",
        "    1 Clark 58 Dayton 61*",
        "  2 Elgin Grant",
        "    1 Elgin 77* Frost 70",
        "    1 Grant 66* Hale 59",
      ]
    )
    let cup = try MatchListFixture.cup(ofExample: "Spreadsheets/school-basketball.csv")
    let matches = SingleElimination(cup).matches
    #expect(matches.map(\.region).prefix(4) == ["East", "West", "North", "South"])
    #expect(matches[1].results.second?.seed == "3")
    #expect(matches[6].results.first?.seed == "1")
  }

  @Test func `legs and their sum in UTF-16`() throws {
    #expect(
      try text("hockey-legs") == [
        "hockey-legs.csv: read as UTF-16; if letters are wrong, save the file as UTF-8",
        "2 Åbo 2 Łódź 1",
        "  1 Köping 3 Åbo 4*",
        "  1 Łódź 2(4)* Ørsted 2(2)",
      ]
    )
  }

  @Test func `a name with two spellings is the cause that the message gives`() throws {
    #expect(
      try text("village-cup") == [
        "village-cup.csv:4: 'Riverside a' is 'Riverside A' in line 2; give a team one spelling (as two"
          + " teams: village-cup.csv:2: the winner 'Riverside A' of this match of round 'Semi-final'"
          + " plays no later match, but the last match is line 4; add the match between them, or"
          + " remove this one)"
      ]
    )
  }

  @Test(arguments: [
    "tennis-singles", "volleyball-playoffs", "chess-knockout", "worldcup-1990",
  ])
  func `the rows give the same bracket in any order`(_ name: String) throws {
    let bytes = try MatchListFixture.example("Spreadsheets/\(name).csv")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    let cup = try MatchListFixture.tournament(lines.joined(separator: "\n"))
    let expected = SingleElimination(cup).outline
    var random = SeededRandom(seed: 21)
    for _ in 0..<6 {
      let shuffled = [lines[0]] + lines.dropFirst().shuffled(using: &random)
      let cup = try MatchListFixture.tournament(shuffled.joined(separator: "\n"))
      #expect(SingleElimination(cup).outline == expected)
    }
  }
}
