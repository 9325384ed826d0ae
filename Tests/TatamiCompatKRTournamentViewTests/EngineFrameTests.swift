import TatamiBracket
import TatamiCompatKRTournamentView
import TatamiGeometry
import TestSupport
import Testing

/// The frames of the original's names and of Tatami's engine.
@MainActor @Suite(.environment) struct EngineFrameTests {
  @Test(arguments: [
    KRTournamentViewStyle.left, .right, .top, .bottom, .leftRight, .topBottom,
    .leftRight(direction: .bottom), .topBottom(direction: .left),
  ])
  func `entries and matches have the frames of Tatami's engine`(style: KRTournamentViewStyle) throws
  {
    let source = RecordedTournament(
      TournamentBuilder.build(numberOfLayers: 2, numberOfEntries: 4, numberOfWinners: 2) { _ in
        [0, 3]
      }
    )
    let view = source.shown(style)
    let tree = try TatamiBracket.Bracket.symmetric(
      numberOfRounds: 2,
      entriesPerBracket: 4,
      numberOfWinners: 2,
      winnerIndexes: { _ in [0, 3] }
    )
    let frames = BracketLayout(style: style).frames(of: tree, in: Size(width: 400, height: 300))
    for frame in frames.entries {
      let entry = try #require(view.entry(at: frame.index))
      #expect(entry.convert(entry.bounds, to: view).integral == CGRect(frame.frame).integral)
    }
    for frame in frames.matches {
      let match = try #require(view.match(at: frame.path))
      #expect(match.convert(match.bounds, to: view).integral == CGRect(frame.frame).integral)
      #expect(match.winnerPoints.count == 2)
    }
  }
}
