import TatamiTournament
import Testing

/// Dates that the Gregorian calendar does not have.
@Suite struct ImpossibleDateTests {
  @Test(arguments: [
    "31/02/2024", "02/31/2024", "30.2.2024", "2024-02-30", "2023-02-29", "29 Feb 2023",
    "31 June 2024",
    "2024-04-31 18:00", "31/04/24", "31-04-2024", "32.01.2024",
  ])
  func `a date that does not exist is noted`(_ date: String) throws {
    let list = try MatchListFixture.list("round,home,away,score,date\nFinal,A,B,2-1,\"\(date)\"")
    #expect(
      list.notices.map(\.description)
        == [
          "cup.csv:2: '\(date)' is a date that the Gregorian calendar does not have; it is drawn as"
            + " written"
        ]
    )
  }

  @Test(arguments: [
    "29/02/2024", "02/29/2024", "2024-02-29", "29.2.00", "31 May 2024", "24-02-29", "31-04-24",
    "soon", "",
    "2024",
    "18.30.00", "29 Feb 18:30", "29 Feb - 2 Mar 2024", "12.31.2024", "2024-31-12", "2024-13-01",
    "1402-02-31", "29.2.2567",
  ])
  func `a date that exists and any other text have no note`(_ date: String) throws {
    let list = try MatchListFixture.list("round,home,away,score,date\nFinal,A,B,2-1,\"\(date)\"")
    #expect(list.notices == [])
  }

  @Test func `a date of all rows is noted once`() throws {
    let text = "round,home,away,score,date\nSF,A,B,2-1,31/4/24\nSF,C,D,2-1,31/4/24"
    #expect(try MatchListFixture.list(text).notices.count == 1)
  }
}
