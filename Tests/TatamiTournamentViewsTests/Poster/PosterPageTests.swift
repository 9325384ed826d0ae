import Foundation
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterPageTests {
  /// A draw of 64 entries in which the first of each pair wins.
  private func draw() throws -> Knockout {
    var rows = ["round,home,away,score"]
    var names = (1...64).map { "Entrant \($0)" }
    while names.count > 1 {
      for index in stride(from: 0, to: names.count, by: 2) {
        rows.append("Last \(names.count),\(names[index]),\(names[index + 1]),1-0")
      }
      names = stride(from: 0, to: names.count, by: 2).map { names[$0] }
    }
    return try ExampleCup.tournament(of: Array(rows.joined(separator: "\n").utf8), name: "c.csv")
  }

  @Test(arguments: [BracketStyle.left, .leftRight(direction: .top)])
  func `a large draw has pages on which type is legible`(style: BracketStyle) throws {
    var poster = TournamentPoster(of: try draw())
    poster.style = style
    poster.title = "Open"
    let (paper, scale) = (CGSize(width: 595, height: 842), 7.0 / 11)
    let pages = try poster.pages(fitting: paper, smallestScale: scale)
    #expect(pages.count > 2)
    var ids = 0
    for page in pages {
      #expect(page.size.width * scale <= paper.width)
      #expect(page.size.height * scale <= paper.height)
      for case .beginElement in page.sheet().items { ids += 1 }
    }
    #expect(ids == 63)
    let titles = pages.map { page in
      page.sheet().items.lazy.compactMap { item in
        if case .text(let text) = item { text.text } else { nil }
      }.first
    }
    #expect(titles.first == "Open – part 1 of \(pages.count - 1)")
    #expect(titles.last == "Open")
  }

  @Test func `a small draw has one page`() throws {
    let poster = TournamentPoster(of: try ExampleCup.tournament("club-cup"))
    let pages = try poster.pages(fitting: CGSize(width: 842, height: 595), smallestScale: 7.0 / 11)
    #expect(pages.count == 1)
  }

  @Test func `the winner of a section has no trophy`() throws {
    let poster = TournamentPoster(of: try draw())
    let pages = try poster.pages(fitting: CGSize(width: 595, height: 842), smallestScale: 0.7)
    let trophies = pages.map { page in
      page.sheet().items.count { if case .trophy = $0 { true } else { false } }
    }
    #expect(trophies.last == 1)
    #expect(trophies.dropLast().allSatisfy { $0 == 0 })
  }

  @Test func `no name of many equally wide ones is truncated`() throws {
    var rows = ["round,home,away,score"]
    for index in 0..<200 { rows.append("R1,AV\(1000 + index) To,AV\(2000 + index) To,1-0") }
    let cup = try ExampleCup.tournament(of: Array(rows.joined(separator: "\n").utf8), name: "c.csv")
    for item in try TournamentPoster(of: cup).layout().sheet().items {
      guard case .text(let text) = item else { continue }
      #expect(PosterText.width(of: text.text, text.font.uiFont) <= text.frame.width + 0.01)
    }
  }
}
