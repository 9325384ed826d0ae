import Foundation
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterDivisionTests {
  private static let type = 7.0
  private static let paper = CGSize(width: 595, height: 842)

  /// A tournament of one stage with many entrants.
  private func tournament(_ format: StageFormat, entrants: Int, groups: Int = 1) throws
    -> Tournament
  {
    var cup = Tournament()
    let names = (1...entrants).map { "Entrant \($0)" }
    var stage = StageDefinition(format, name: "Stage", entrants: names)
    if format == .roundRobin { stage.settings.groupCount = groups }
    _ = try cup.add(stage)
    return cup
  }

  private func checkPages(of poster: TournamentPoster, on paper: CGSize) {
    let pages = poster.pages(fitting: paper, smallestType: Self.type)
    #expect(pages.count > 1)
    let sizes = pages.flatMap { $0.sheet().texts.map { $0.font.pointSize * $0.scale } }
    let scale = Self.type / (sizes.min() ?? 0)
    var ids: [String] = []
    var rows = 0
    for page in pages {
      #expect(page.size.width * scale <= paper.width + 0.01)
      #expect(page.size.height * scale <= paper.height + 0.01)
      let sheet = page.sheet()
      for case .beginElement(let element) in sheet.items {
        if let id = element.id { ids.append(id) } else { rows += 1 }
        #expect(element.frame.minX >= 0)
        #expect(element.frame.minY >= 0)
        #expect(element.frame.maxX <= sheet.size.width)
        #expect(element.frame.maxY <= sheet.size.height)
      }
    }
    let whole = poster.layout().sheet()
    var expected: [String] = []
    var expectedRows = 0
    for case .beginElement(let element) in whole.items {
      if let id = element.id { expected.append(id) } else { expectedRows += 1 }
    }
    #expect(ids.sorted() == expected.sorted())
    #expect(rows == expectedRows)
  }

  @Test(arguments: [CGSize(width: 595, height: 842), CGSize(width: 842, height: 595)])
  func `every match of a double elimination is on one page, large enough to read`(
    paper: CGSize
  ) throws {
    var poster = TournamentPoster(of: try tournament(.doubleElimination, entrants: 32))
    poster.title = "Open"
    checkPages(of: poster, on: paper)
  }

  @Test func `a table that is higher than a page continues on the next one`() throws {
    let poster = TournamentPoster(of: try tournament(.roundRobin, entrants: 64))
    checkPages(of: poster, on: Self.paper)
  }

  @Test func `groups are divided between pages`() throws {
    let poster = TournamentPoster(of: try tournament(.roundRobin, entrants: 48, groups: 12))
    checkPages(of: poster, on: Self.paper)
  }

  @Test func `the pages of a Swiss tournament have all of its pairings`() throws {
    var swiss = SwissTournament(playerCount: 90)
    for _ in 0..<5 {
      try swiss.pairNextRound()
      for board in swiss.rounds[swiss.rounds.count - 1].boards.indices {
        try swiss.enter(board.isMultiple(of: 3) ? .draw : .homeWin, board: board)
      }
    }
    checkPages(of: TournamentPoster(of: swiss), on: Self.paper)
  }

  @Test func `pages repeat the titles of their columns and number themselves`() throws {
    var poster = TournamentPoster(of: try tournament(.doubleElimination, entrants: 32))
    poster.title = "Open"
    let pages = poster.pages(fitting: Self.paper, smallestType: Self.type)
    for (index, page) in pages.enumerated() {
      let texts = page.sheet().items.compactMap { item in
        if case .text(let text) = item { text.text } else { nil }
      }
      #expect(texts.contains("Open – page \(index + 1) of \(pages.count)"))
      #expect(texts.contains { $0.hasPrefix("WB ") || $0.hasPrefix("LB ") || $0.contains("inal") })
    }
  }

  @Test func `small stages share a page`() throws {
    var cup = try tournament(.roundRobin, entrants: 4)
    for name in ["A", "B", "C"] {
      _ = try cup.add(StageDefinition(.singleElimination, name: name, entrants: ["Ann", "Ben"]))
    }
    let poster = TournamentPoster(of: cup)
    #expect(poster.pages(fitting: Self.paper, smallestType: Self.type).count == 1)
    #expect(poster.pages(fitting: Self.paper, smallestType: 14).count == 2)
  }
}
