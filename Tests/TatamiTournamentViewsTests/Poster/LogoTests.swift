import Foundation
import TatamiGeometry
import TatamiJSON
import TatamiTournament
import TatamiUIKit
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct LogoTests {
  private static let rows = """
    round,home,home_logo,away,away_logo,score
    Group A,Ann ESP,a.png,Ben GER,wide.png,2-1
    Group A,Ben GER,,Cleo FRA,missing.png,2-1
    Group A,Ann ESP,a.png,Cleo FRA,,2-1
    Final,Ann ESP,,Ben GER,,2-1
    """

  private func image(width: Double, height: Double) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  private func poster() throws -> TournamentPoster {
    var poster = TournamentPoster(of: try ExampleCup.tournament(of: Self.rows))
    poster.logos = [
      "a.png": image(width: 10, height: 10), "wide.png": image(width: 40, height: 20),
    ]
    return poster
  }

  @Test func `each logo of a file is named once`() throws {
    #expect(try poster().logoPaths == ["a.png", "missing.png", "wide.png"])
  }

  @Test func `logos fit squares before names in brackets and tables, and beside scores`() throws {
    let items = try poster().layout().sheet().items
    let frames = items.compactMap { item in
      if case .image(_, let frame) = item { frame } else { nil }
    }
    // Three rows of the table have two logos, three matches four, and the final two.
    #expect(frames.count == 8)
    #expect(
      Set(frames.map { $0.size }) == [Size(width: 18, height: 18), Size(width: 18, height: 9)]
    )
  }

  @Test func `a participant has a flag only without a logo`() throws {
    let names = Set(try poster().layout().sheet().texts.filter(\.wraps).map(\.text))
    #expect(names == ["Ann", "Ben", "🇫🇷\u{A0}Cleo"])
  }

  @Test func `names without a logo begin at the distance of the others`() throws {
    let rows = "round,home,home_logo,away,score\nGroup A,Ann,a.png,Ben,2-1"
    var poster = TournamentPoster(of: try ExampleCup.tournament(of: rows))
    poster.logos = ["a.png": image(width: 10, height: 10)]
    let names = poster.layout().sheet().texts.filter(\.wraps)
    let table = names.filter { $0.frame.height == PosterMetrics.tableRowHeight }
    #expect(table.map(\.text) == ["Ann", "Ben"])
    #expect(Set(table.map { $0.frame.minX.rounded() }).count == 1)
  }

  @Test func `names beside logos are whole`() throws {
    let poster = try poster()
    var plain = poster
    plain.logos = [:]
    let widths = [plain, poster].map { poster in
      poster.layout().sheet().texts.filter(\.wraps).map { text in
        text.frame.width - PosterText.width(of: text.text, text.font)
      }.min() ?? -1
    }
    #expect(widths[1] >= 0)
  }

  @Test func `databases keep the paths of logos`() throws {
    let tournament = try ExampleCup.tournament(of: Self.rows)
    let text = JSONWriter.text(of: tournament.bracketsModel())
    var options = TournamentDocument.Options()
    options.format = .bracketsModel
    let read = try TournamentDocument.read(Array(text.utf8), name: "cup.json", options: options)
    #expect(TournamentPoster(of: read.document).logoPaths == ["a.png", "missing.png", "wide.png"])
  }
}
