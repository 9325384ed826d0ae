import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

@testable import Tatami
@testable import TatamiPicture
@testable import TatamiScene
@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterPartsTests {
  @Test func `a part of a poster has no more than a match`() throws {
    let rows = (0..<64).map { "R1,A\($0),B\($0),1-0" }.joined(separator: "\n")
    let bytes = Array(("round,home,away,score\n" + rows).utf8)
    let list = try MatchListParser.parse(bytes, name: "cup.csv")
    let poster = TournamentPoster(of: try Tournament.derive(from: list, name: "Cup"))
    var counts: [Int] = []
    PosterDrawing(layout: poster.layout()).forEachPart {
      counts.append($0.commands.count)
    }
    #expect(counts.count > 63)
    #expect(counts.max() ?? 0 < 24)
  }

  @Test func `texts have the shaper's layouts, also after many others`() {
    let color = PictureTheme.light.palette.text
    var layouts = PosterTextLayouts()
    func layout(_ text: String, _ font: PosterSheet.Font) -> TextLayout {
      let frame = Rect(x: 0, y: 0, width: 300, height: 20)
      return layouts.layout(PosterSheet.Text(text: text, frame: frame, font: font, color: color))
    }
    let first = [layout("Ann", .name), layout("Ann", .winner), layout("2", .score)]
    for number in 0..<1_100 { _ = layout("\(number)", .name) }
    #expect([layout("Ann", .name), layout("Ann", .winner), layout("2", .score)] == first)
    #expect(Set(first.map(\.size.width)).count == 3)
  }
}
