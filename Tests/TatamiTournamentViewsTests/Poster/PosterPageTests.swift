import Foundation
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterPageTests {
  /// A draw of 64 entries in which the first of each pair wins.
  private func draw() throws -> Tournament {
    var rows = ["round,home,away,score"]
    var names = (1...64).map { "Entrant \($0)" }
    while names.count > 1 {
      for index in stride(from: 0, to: names.count, by: 2) {
        rows.append("Last \(names.count),\(names[index]),\(names[index + 1]),1-0")
      }
      names = stride(from: 0, to: names.count, by: 2).map { names[$0] }
    }
    return try ExampleCup.tournament(of: rows.joined(separator: "\n"))
  }

  @Test(arguments: [BracketStyle.left, .leftRight(direction: .top)])
  func `a large draw has pages on which type is legible`(style: BracketStyle) throws {
    var poster = TournamentPoster(of: try draw())
    poster.style = style
    poster.title = "Open"
    // The smallest texts are titles of rounds, of 12 points.
    let (paper, scale) = (CGSize(width: 595, height: 842), 7.0 / 12)
    let pages = poster.pages(fitting: paper, smallestType: 7)
    #expect(pages.count == 2)
    var ids = 0
    for page in pages {
      #expect(page.size.width * scale <= paper.width)
      #expect(page.size.height * scale <= paper.height)
      for case .beginElement in page.sheet().items { ids += 1 }
    }
    #expect(ids == 63)
    let titles = pages.map { $0.sheet().texts.first { $0.font == .title }?.text }
    #expect(titles.first == "Open – page 1 of \(pages.count)")
    #expect(titles.last == "Open – page \(pages.count) of \(pages.count)")
  }

  @Test func `pages of first rounds name the page on which their winners play`() throws {
    var poster = TournamentPoster(of: try draw())
    poster.language = .german
    let pages = poster.pages(fitting: CGSize(width: 595, height: 842), smallestType: 7)
    let texts = pages.map { page in page.sheet().texts.map(\.text) }
    for page in texts.dropLast() { #expect(page.contains("weiter auf Seite \(pages.count)")) }
    let last = try #require(texts.last)
    #expect(!last.contains { $0.hasPrefix("weiter") })
  }

  @Test func `rounds on later pages are as close together as the first ones`() throws {
    let poster = TournamentPoster(of: try draw())
    let pages = poster.pages(fitting: CGSize(width: 595, height: 842), smallestType: nil)
    for page in pages {
      let frames = page.sheet().matches.map(\.frame)
      let left = frames.map(\.minX).min()
      let first = frames.filter { $0.minX == left }.map(\.minY)
      #expect(zip(first, first.dropFirst()).allSatisfy { $1 - $0 < 90 })
    }
  }

  @Test func `a small draw has one page`() throws {
    let poster = TournamentPoster(of: try ExampleCup.tournament("club-cup"))
    let pages = poster.pages(fitting: CGSize(width: 842, height: 595), smallestType: 7)
    #expect(pages.count == 1)
  }

  @Test func `only the last page has the trophy`() throws {
    let poster = TournamentPoster(of: try draw())
    let pages = poster.pages(fitting: CGSize(width: 595, height: 842), smallestType: 8.4)
    let trophies = pages.map { page in
      page.sheet().items.count { if case .trophy = $0 { true } else { false } }
    }
    #expect(trophies.last == 1)
    #expect(trophies.dropLast().allSatisfy { $0 == 0 })
  }

  @Test func `no name of many equally wide ones is truncated`() throws {
    var rows = ["round,home,away,score"]
    for index in 0..<200 { rows.append("R1,AV\(1000 + index) To,AV\(2000 + index) To,1-0") }
    let cup = try ExampleCup.tournament(of: rows.joined(separator: "\n"))
    for text in TournamentPoster(of: cup).layout().sheet().texts {
      #expect(PosterText.width(of: text.text, text.font) <= text.frame.width + 0.01)
    }
  }
}
