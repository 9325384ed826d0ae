import Foundation
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct LongNameTests {
  private func sheet(_ name: String, width: Double? = nil) throws -> PosterSheet {
    let rows = """
      round,home,away,score
      SF,\(name),Bern,2-1
      SF,Wien,Rom,0-3
      Final,\(name),Rom,1-2
      """
    var poster = TournamentPoster(of: try ExampleCup.tournament(of: rows))
    poster.width = width
    return poster.layout().sheet()
  }

  private let long = "Maximiliane Freifrau von und zu Liechtenstein-Hohenzollern und Bergen"

  @Test func `one long name has two lines instead of wide cards`() throws {
    let sheet = try sheet(long)
    let natural = PosterText.width(of: long, .name)
    for match in sheet.matches { #expect(match.frame.width < natural) }
    let names = sheet.texts.filter { $0.text == long }
    #expect(names.count == 2)
    for name in names {
      #expect(name.shrinking(from: natural) == (1, 2))
      #expect(name.frame.height >= 2 * 14 * 1.2)
    }
  }

  @Test(arguments: [nil, 300, 380, 450])
  func `all names have one size`(width: Double?) throws {
    for name in ["Tottenham Hotspur", "Borussia Mönchengladbach"] {
      let names = try sheet(name, width: width).texts.filter(\.wraps).filter {
        $0.font != .champion
      }
      #expect(Set(names.map(\.scale)).count == 1)
    }
  }

  @Test func `long names of tables have two lines`() throws {
    let rows = """
      round,home,away,score
      Group A,\(long),Bern,2-1
      Group A,Bern,Rom,0-3
      Group A,\(long),Rom,1-2
      """
    let sheet = TournamentPoster(of: try ExampleCup.tournament(of: rows)).layout().sheet()
    #expect(sheet.size.width < 900)
    let names = sheet.texts.filter(\.wraps)
    #expect(Set(names.map(\.scale)).count == 1)
    for name in names where name.text == long {
      let natural = PosterText.width(of: long, name.font) * name.scale
      let (factor, lines) = name.shrinking(from: natural)
      #expect(lines == 2)
      #expect(factor > 0.99)
    }
  }

  @Test func `cards are as wide as names where all are long`() throws {
    let rows = """
      round,home,away,score
      SF,\(long),\(long) II,2-1
      SF,\(long) III,\(long) IV,0-3
      Final,\(long),\(long) IV,1-2
      """
    let sheet = TournamentPoster(of: try ExampleCup.tournament(of: rows)).layout().sheet()
    for text in sheet.texts where text.font != .champion {
      #expect(PosterText.width(of: text.text, text.font) <= text.frame.width + 0.01)
    }
  }

  @Test func `lines of a name end between words`() {
    let text = PosterSheet.Text(
      text: "Tottenham Hotspur",
      frame: Rect(x: 0, y: 0, width: 50, height: 26),
      font: .winner,
      color: PictureTheme.light.palette.text,
      wraps: true
    )
    let (factor, lines) = text.shrinking(from: PosterText.width(of: text.text, .winner))
    #expect(lines == 2)
    #expect(PosterText.width(of: "Tottenham", .winner) * factor <= 50)
  }

  @Test func `a name that is too long has two lines as large as they fit`() {
    let text = PosterSheet.Text(
      text: "A name",
      frame: Rect(x: 0, y: 0, width: 40, height: 26),
      font: .name,
      color: PictureTheme.light.palette.text,
      wraps: true
    )
    let natural = PosterText.width(of: text.text, .name)
    let (factor, lines) = text.shrinking(from: natural)
    #expect(lines == 2)
    #expect(factor > 0.75)
    #expect(factor * 2 * 14 < 26)
    #expect(text.shrinking(from: 30) == (1, 1))
  }

  @Test func `cards grow with the width of the poster`() throws {
    let natural = try sheet("Oslo")
    let wide = try sheet("Oslo", width: natural.size.width * 1.5)
    let first = try #require(natural.matches.first?.frame.width)
    let grown = try #require(wide.matches.first?.frame.width)
    #expect(grown > first * 1.3)
    let widest = try sheet("Oslo", width: 5_000)
    let limited = try #require(widest.matches.first?.frame.width)
    #expect(limited < first * 2)
  }
}
