import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import Tatami
@testable import TatamiScene

@MainActor @Suite(.environment) struct PosterPartsTests {
  @Test func `a part of a poster has no more than a match`() throws {
    let rows = (0..<64).map { "R1,A\($0),B\($0),1-0" }.joined(separator: "\n")
    let bytes = Array(("round,home,away,score\n" + rows).utf8)
    let list = try MatchListParser.parse(bytes, name: "cup.csv")
    let poster = TournamentPoster(of: try Knockout.derive(from: list))
    var counts: [Int] = []
    PosterDrawing(sheet: try poster.layout().sheet()).forEachPart {
      counts.append($0.commands.count)
    }
    #expect(counts.count > 127)
    #expect(counts.max() ?? 0 < 20)
  }
}
