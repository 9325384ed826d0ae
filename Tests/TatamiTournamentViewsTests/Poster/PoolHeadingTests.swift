import TatamiTournamentViews
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PoolHeadingTests {
  @Test func `matches of pools without rounds and dates follow the table without a gap`() throws {
    let cup = try ExampleCup.tournament("Spreadsheets/youth-groups")
    let sheet = TournamentPoster(of: cup).layout().sheet()
    let row = try #require(sheet.elements.last { $0.id == nil && $0.frame.minX < 100 })
    let matches = sheet.matches.filter { $0.frame.minX == row.frame.minX }
    let first = try #require(matches.map(\.frame.minY).filter { $0 > row.frame.minY }.min())
    #expect(first - row.frame.maxY < 20)
  }
}
