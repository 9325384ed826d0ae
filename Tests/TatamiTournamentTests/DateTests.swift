import TatamiTournament
import Testing

@Suite struct DateTests {
  /// The first and the last date of a cup whose semifinals and final have the given dates.
  private func dates(_ dates: [String]) throws -> String {
    let rows = zip(["F,A,C,1-0", "SF,A,B,1-0", "SF,C,D,1-0"], dates).map { "\($0),\"\($1)\"" }
    let cup = try MatchListFixture.tournament(
      (["round,home,away,score,date"] + rows).joined(separator: "\n")
    )
    return cup.dates.map { "\($0.first) to \($0.last)" } ?? ""
  }

  @Test(arguments: [
    (["2024-07-14", "2024-07-09", "2024-07-10"], "2024-07-09 to 2024-07-14"),
    (["14.7.2024", "9.7.2024", "10.7.2024"], "9.7.2024 to 14.7.2024"),
    (["14/7/2024", "9/7/2024", "10/7/2024"], "9/7/2024 to 14/7/2024"),
    (["7/14/2024", "7/9/2024", "7/10/2024"], "7/9/2024 to 7/14/2024"),
    (["14-7-24", "9.7.2024", "July 10, 2024"], "2024-07-09 to 2024-07-14"),
    (["14 July 2024", "9 June 2024", "10 July 2024"], "9 June 2024 to 14 July 2024"),
    (
      ["Jul 1, 2024", "30. Juni 2024", "29 de junio de 2024"], "29 de junio de 2024 to Jul 1, 2024"
    ),
    (["13 Jul 1930 - 15:00", "9 Jul 1930 - 12:00", "9.7.1930"], "1930-07-09 to 1930-07-13"),
    (["20240714", "20240709", "20240710"], "2024-07-09 to 2024-07-14"),
    (["2024-07-14 18:00", "2024-07-09 15:00", ""], "2024-07-09 to 2024-07-14"),
    (["2024-07-14", "soon", "2024-07-10"], "2024-07-10 to 2024-07-14"),
  ])
  func `dates are the earliest and the latest in one form`(
    _ given: [String],
    _ expected: String
  ) throws {
    #expect(try dates(given) == expected)
  }

  @Test(arguments: [
    (["2024-07-14", "2024-07-09"], "2024-07-14"),
    (["14 July 2024", "9 July 2024"], "14 July 2024"),
    (["20240714", "20240709"], "2024-07-14"),
    (["14.7.2024", "9 July 2024"], "2024-07-14"),
    (["2024-07-14T18:00:00Z", "2024-07-09T15:30:00Z"], "2024-07-14 18:00"),
    (["14 Jul 2024 - 9:05", "9.7.2024"], "2024-07-14 9:05"),
    (["soon", "9.7.2024", "9 July 2024"], "soon"),
    (["", "9.7.2024", "9 July 2024"], ""),
  ])
  func `a date has the form of all dates`(_ dates: [String], _ expected: String) {
    #expect(ShownDates(dates).text(of: dates[0]) == expected)
  }

  @Test func `dates that can be read in two ways are not compared`() throws {
    #expect(try dates(["3/4/2024", "1/5/2024", "2/3/2024"]) == "1/5/2024 to 3/4/2024")
  }
}
