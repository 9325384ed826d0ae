import TatamiTournament
import Testing

@Suite struct MatchListNoticeTests {
  private static let header = "round,home,away,score\n"

  private func notices(_ rows: String) throws -> [String] {
    try MatchListFixture.list(MatchListNoticeTests.header + rows).notices.map(\.description)
  }

  @Test func `a row without teams is skipped with a notice`() throws {
    #expect(
      try notices("Updated 12 June by Jane,,,\nF,A,B,1-0\nPlayed in Hall 2\n")
        == [
          "cup.csv:2: skipped a row without teams, 'Updated 12 June by Jane'",
          "cup.csv:4: skipped a row without teams, 'Played in Hall 2'",
        ]
    )
  }

  @Test func `a row without teams is a fixture if its round is known`() throws {
    let cup = try MatchListFixture.tournament(
      "date,round,home,away,score\n,Blue,A,B,1-0\n,Blue,C,D,\n2024-06-12,Green,,,"
    )
    let bracket = SingleElimination(cup)
    #expect(bracket.outline == ["2 A ?", "  1 A 1* B 0", "  1 C D"])
    #expect(bracket.roundNames == ["Blue", "Green"])
    #expect(try notices("SF,A,B,1-0\nSF,C,D,\nFinal,,,").isEmpty)
  }

  @Test func `an empty round continues the one above`() throws {
    let list = try MatchListFixture.list(
      "\(MatchListNoticeTests.header)SF,A,B,1-0\n,C,D,0-1\nFinal,A,D,2-1\n"
    )
    #expect(list.records.map(\.round) == ["SF", "SF", "Final"])
    #expect(
      list.notices.map(\.description) == [
        "cup.csv:3: the round is empty; the match belongs to 'SF', the round above"
      ]
    )
  }

  @Test func `a single name does not continue a round`() throws {
    #expect(
      try notices("SF,A,B,\n,See the board,,\n")
        == ["cup.csv:3: skipped line 3, which has no match: 'See the board'"]
    )
  }

  @Test func `a round above its matches is a heading`() throws {
    let list = try MatchListFixture.list(
      "\(MatchListNoticeTests.header)Semi-finals,,,\n,A,B,1-0\n,C,D,0-1\nFinal,,,\n,A,D,2-1\n"
    )
    #expect(list.records.map(\.round) == ["Semi-finals", "Semi-finals", "Final"])
    let cup = try Tournament.derive(from: list, name: "Cup")
    #expect(SingleElimination(cup).champion == "A")
  }

  @Test func `a repeated header is skipped`() throws {
    #expect(
      try notices("SF,A,B,1-0\nround,home,away,score\nSF,C,D,0-1\n")
        == ["cup.csv:3: skipped a row that repeats the header"]
    )
  }

  @Test(arguments: [
    ("Riverside A", "Riverside a"), ("São Paulo", "Sao Paulo"), ("St. Mary", "St Mary"),
  ])
  func `two spellings are named without an error`(_ name: String, _ other: String) throws {
    #expect(
      try notices("SF,\(name),B,\nSF,\(other),D,\n")
        == ["cup.csv:3: '\(other)' and '\(name)' in line 2 are drawn as two teams"]
    )
  }

  @Test(arguments: [
    (
      "SF,Riverside A,B,1-0\nSF,C,D,0-1\nFinal,Riverside a,D,2-1",
      "cup.csv:4: 'Riverside a' is 'Riverside A' in line 2; give a team one spelling (as two teams:"
        + " cup.csv:2: the winner 'Riverside A' of this match of round 'SF' plays no later match, but"
        + " the last match is line 4; add the match between them, or remove this one)"
    ),
    (
      "SF,Harbour United,B,1-0\nSF,C,D,0-1\nFinal,Harbour Untied,D,2-1",
      "cup.csv:4: 'Harbour Untied' is 'Harbour United' in line 2; give a team one spelling (as two"
        + " teams: cup.csv:2: the winner 'Harbour United' of this match of round 'SF' plays no later"
        + " match, but the last match is line 4; add the match between them, or remove this one)"
    ),
    (
      "SF,Team 1,B,1-0\nSF,C,D,0-1\nFinal,Team 2,D,2-1",
      "cup.csv:2: the winner 'Team 1' of this match of round 'SF' plays no later match, but the last"
        + " match is line 4; add the match between them, or remove this one"
    ),
  ])
  func `two spellings are named as the cause of an error`(_ rows: String, _ message: String) {
    #expect(MatchListFixture.errorMessage(MatchListNoticeTests.header + rows) == message)
  }

  private static let accented = "round;home;away;score\nFinal;Zürich;Köln – Süd;2-1\n"

  @Test func `UTF-16 is read with a notice`() throws {
    let units = Array(MatchListNoticeTests.accented.utf16)
    let little = units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }
    for bytes in [[0xFF, 0xFE] + little, [0xFE, 0xFF] + big, little, big] {
      let list = try MatchListParser.parse(bytes, name: "cup.csv")
      #expect(list.records.map(\.away) == [.named("Köln – Süd")])
      #expect(list.notices == [.encoding(file: "cup.csv", .utf16)])
    }
    #expect(throws: MatchListError.csv(.damagedUTF16(file: "cup.csv"))) {
      _ = try MatchListParser.parse([0xFF, 0xFE] + little.dropLast(), name: "cup.csv")
    }
  }

  @Test func `Windows-1252 is read with a notice`() throws {
    let bytes = MatchListNoticeTests.accented.unicodeScalars.map { scalar in
      scalar == "–" ? 0x96 : UInt8(scalar.value)
    }
    let list = try MatchListParser.parse(bytes, name: "cup.csv")
    #expect(list.records.map(\.home) == [.named("Zürich")])
    #expect(list.records.map(\.away) == [.named("Köln – Süd")])
    #expect(
      list.notices.map(\.description) == [
        "cup.csv: read as Windows-1252; if letters are wrong, save the file as UTF-8"
      ]
    )
  }
}
