import Testing

@testable import TatamiTournamentViews

struct WinnerLineTests {
  @Test(arguments: WinnerLineExtent.allCases)
  func `a line has no winner's part until the match at its start has a winner`(
    extent: WinnerLineExtent
  ) {
    #expect(WinnerLine(from: nil, to: nil).share(extent, half: 0.25) == 0)
    #expect(WinnerLine(from: nil, to: 3).share(extent, half: 0.25) == 0)
  }

  @Test(arguments: WinnerLineExtent.allCases)
  func `the whole line to a match that is also won is the winner's`(extent: WinnerLineExtent) {
    #expect(WinnerLine(from: 3, to: 3).share(extent, half: 0.25) == 1)
  }

  @Test(arguments: [(WinnerLineExtent.full, 1.0), (.half, 0.25), (.unbeaten, 0)])
  func `the extent divides lines to lost matches`(extent: WinnerLineExtent, share: Double) {
    #expect(WinnerLine(from: 3, to: 4).share(extent, half: 0.25) == share)
  }

  @Test(arguments: [(WinnerLineExtent.full, 1.0), (.half, 0.25), (.unbeaten, 1)])
  func `the extent divides lines to undecided matches`(extent: WinnerLineExtent, share: Double) {
    #expect(WinnerLine(from: 3, to: nil).share(extent, half: 0.25) == share)
  }
}
