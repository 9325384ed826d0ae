import Foundation
import TatamiHost
import TestSupport
import Testing

@testable import TatamiTournamentViews

extension TournamentPoster {
  /// The frames of the poster in its natural size.
  @MainActor
  fileprivate func plan() throws -> PosterPlan {
    PosterPlan(
      of: self,
      tree: try PosterTree(tournament),
      widths: PosterTextWidths(measuring: tournament, title: title)
    )
  }
}

@MainActor @Suite(.environment) struct PosterTests {
  nonisolated static let styles: [BracketStyle] = [
    .left, .right, .top, .bottom, .leftRight(direction: .top), .leftRight(direction: .bottom),
    .topBottom(direction: .left), .topBottom(direction: .right),
  ]

  @Test(arguments: styles)
  func `cards of random tournaments neither overlap nor leave the page`(
    style: BracketStyle
  ) throws {
    var random = SeededRandom(seed: 20_221_218)
    for round in 0..<Thoroughness.cases(8, thorough: 25) {
      var poster = TournamentPoster(of: try tournament(using: &random))
      poster.style = style
      poster.title = random.chance(0.5) ? "A title" : nil
      poster.width = random.chance(0.5) ? random.double(in: 160...4_000) : nil
      let sheet = try poster.layout().sheet()
      let cards = cards(in: sheet)
      #expect(cards.count >= 3)
      for (index, card) in cards.enumerated() {
        let page = CGRect(origin: .zero, size: CGSize(sheet.size)).insetBy(dx: -0.01, dy: -0.01)
        #expect(page.contains(card), "round \(round), \(style): \(card) leaves \(sheet.size)")
        let others = cards[(index + 1)...].filter { overlaps($0, card) }
        #expect(
          others.isEmpty,
          "round \(round), \(style), \(poster.width ?? 0): \(card) and \(others)"
        )
      }
    }
  }

  @Test(arguments: styles)
  func `no name is truncated at the natural width`(style: BracketStyle) throws {
    for example in [
      "worldcup-2022", "em-2024", "club-cup", "champions-league-2019",
      "Spreadsheets/spring-fixtures",
    ] {
      var poster = TournamentPoster(of: try ExampleCup.tournament(example))
      poster.style = style
      for label in labels(in: try poster.view()) {
        let needed = label.sizeThatFits(.zero).width
        #expect(label.bounds.width >= needed - 0.01, "\(example): \(label.text ?? "")")
      }
    }
  }

  @Test(arguments: styles)
  func `no long text is truncated at the natural width`(style: BracketStyle) throws {
    let long = String(repeating: "A very long name ", count: 4)
    let text = """
      round,home,away,home_score,away_score
      Semi-final \(long),\(long)A,B,2,1
      Semi-final \(long),C,D,2,1
      Match for third place \(long),B,D,2,1
      Final \(long),\(long)A,C,2,1
      """
    var poster = TournamentPoster(
      of: try ExampleCup.tournament(of: Array(text.utf8), name: "cup.csv")
    )
    poster.style = style
    poster.title = String(repeating: long, count: 8)
    let view = try poster.view()
    for label in labels(in: view) {
      #expect(label.bounds.width >= label.sizeThatFits(.zero).width - 0.01, "\(label.text ?? "")")
      let frame = label.convert(label.bounds, to: view)
      #expect(view.bounds.contains(frame), "\(label.text ?? ""): \(frame)")
    }
  }

  @Test func `seeds are drawn before the names`() throws {
    let view = try TournamentPoster(of: ExampleCup.tournament("Spreadsheets/tennis-singles")).view()
    let texts = Set(labels(in: view).compactMap(\.text))
    #expect(texts.isSuperset(of: ["[1] Petra Holm", "[4] Aiko Sato", "Mia Keller"]), "\(texts)")
  }

  @Test func `names with line separators and characters that cannot be shown are drawn whole`()
    throws
  {
    let rows = "round,home,away,score\n\"F\n1\",\"A\u{2028}B\",\"C\u{85}D\u{FFFF}\",1-0"
    let records = try MatchListParser.parse(Array(rows.utf8), name: "cup.csv")
    let view = try TournamentPoster(of: Knockout.derive(from: records)).view()
    let texts = Set(labels(in: view).compactMap(\.text))
    #expect(texts.isSuperset(of: ["F 1", "A B", "C D\u{FFFF}"]), "\(texts)")
    let svg = try ViewRenderer.svg(of: view, title: "")
    #expect(svg.contains(">A B</text>"))
    #expect(svg.contains(">C D</text>"))
    #expect(svg.contains(">\u{FFFD}</text>"))
    #expect(try ViewRenderer.pdf(of: view, title: "").starts(with: "%PDF".utf8))
  }

  @Test func `a poster has the width it is given`() throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("worldcup-2022"))
    for style in Self.styles {
      poster.style = style
      for width in [160.0, 333, 5_000] {
        poster.width = width
        #expect(abs(try poster.view().bounds.width - width) < 1e-9)
      }
    }
  }

  @Test(arguments: styles)
  func `the minimum size is a lower bound of the size`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 48)
    for _ in 0..<10 {
      var poster = TournamentPoster(of: try tournament(using: &random))
      poster.style = style
      poster.title = random.chance(0.5) ? "A title" : nil
      for width in [nil, 160, random.double(in: 160...4_000)] {
        poster.width = width
        let (minimum, size) = (try poster.minimumSize(), try poster.layout().size)
        #expect(minimum.width <= size.width + 1e-9)
        #expect(minimum.height <= size.height + 1e-9)
        #expect(minimum.height >= size.height / 4)
      }
    }
  }

  @Test func `the minimum size does not depend on names`() throws {
    let sizes = try ["A", String(repeating: "A long name ", count: 10)].map { name in
      let text = "round,home,away,score\nFinal,\(name),B,2-1\n"
      let cup = try ExampleCup.tournament(of: Array(text.utf8), name: "cup.csv")
      return try TournamentPoster(of: cup).minimumSize()
    }
    #expect(sizes[0] == sizes[1])
  }

  @Test(arguments: [(-Double.infinity, 160.0), (.nan, 160), (0, 160), (159, 160)])
  func `widths below the smallest one are clamped`(width: Double, used: Double) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("club-cup"))
    poster.width = width
    #expect(abs(try poster.view().bounds.width - used) < 1e-9)
  }

  @Test func `SVG and PDF contain the names as text`() throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("worldcup-2022"))
    poster.title = "Cup & <Friends>"
    let view = try poster.view()
    let text = try ViewRenderer.svg(of: view, title: "Cup & <Friends>")
    #expect(text.contains(">Argentina</text>"))
    #expect(text.contains("<title>Final: Argentina 3 (4) – France 3 (2) (2022-12-18)</title>"))
    #expect(text.contains(">Cup &amp; &lt;Friends&gt;</text>"))
    #expect(!text.contains("<image"))
    let pdf = try ViewRenderer.pdf(of: view, title: "Cup")
    #expect(pdf.starts(with: Array("%PDF".utf8)))
  }

  @Test(arguments: styles)
  func `the cards of a pair are closer to each other than to other matches`(
    style: BracketStyle
  ) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("worldcup-2022"))
    poster.style = style
    let cards = cards(in: try poster.layout().sheet())
    let isHorizontal = style.roundAxis == .horizontal
    let starts = cards[..<16].map { isHorizontal ? $0.minY : $0.minX }.sorted()
    // Both halves of two-sided styles begin at the same positions.
    let first = style.isTwoSided ? stride(from: 0, to: 16, by: 2).map { starts[$0] } : starts
    let steps = zip(first, first.dropFirst()).map { $1 - $0 }
    for (index, step) in steps.enumerated() where index % 2 == 1 {
      #expect(steps[index - 1] < step - 5)
    }
  }

  @Test(arguments: styles)
  func `a third-place match is never above the champion`(style: BracketStyle) throws {
    for example in ["worldcup-2022", "club-cup"] {
      var poster = TournamentPoster(of: try ExampleCup.tournament(example))
      poster.style = style
      let plan = try poster.plan()
      let placement = try #require(plan.placements.first)
      #expect(placement.minY > plan.champion.maxY)
      #expect(abs(placement.midX - plan.champion.midX) < 1)
    }
  }

  @Test(arguments: styles.filter(\.isTwoSided))
  func `the finalists of unequal halves are side by side`(style: BracketStyle) throws {
    let rows = "R1,A,B,1-0\nR2,A,C,1-0\nR2,D,E,1-0\nR3,A,D,1-0\nR4,A,F,1-0"
    let text = "round,home,away,score\n" + rows
    var poster = TournamentPoster(
      of: try ExampleCup.tournament(of: Array(text.utf8), name: "cup.csv")
    )
    poster.style = style
    let plan = try poster.plan()
    let final = plan.tournament.matches.count - 1
    let (home, away) = (plan.card(of: .home, inMatch: final), plan.card(of: .away, inMatch: final))
    let isHorizontal = style.roundAxis == .horizontal
    #expect((isHorizontal ? home.midY - away.midY : home.midX - away.midX) == 0)
  }

  @Test func `the line of a finalist who loses is a winner's line up to the card`() throws {
    for style in Self.styles {
      var poster = TournamentPoster(of: try ExampleCup.tournament("worldcup-2022"))
      poster.style = style
      let plan = try poster.plan()
      let loser = plan.card(of: .away, inMatch: plan.tournament.matches.count - 1)
      let ends = PosterLines(plan).winners.compactMap(\.last).map { CGPoint(x: $0.x, y: $0.y) }
      let edge = CGRect(loser).insetBy(dx: -0.01, dy: -0.01)
      #expect(ends.filter { edge.contains($0) }.count == 1, "\(style)")
    }
  }

  @Test func `each region has its name at its first match`() throws {
    let cup = try ExampleCup.tournament("Spreadsheets/school-basketball")
    for style in Self.styles {
      var poster = TournamentPoster(of: cup)
      poster.style = style
      let plan = try poster.plan()
      #expect(plan.regions.map(\.name) == ["East", "West", "North", "South"])
      let cards = cup.matches.indices.flatMap { match in
        [Knockout.Slot.home, .away].map { plan.card(of: $0, inMatch: match) }
      }
      let titles = (1...plan.tree.layers).flatMap { plan.roundTitles(ofLayer: $0) }
      for region in plan.regions {
        #expect(region.frame.minY >= 0, "\(style)")
        #expect(region.frame.maxY <= plan.size.height, "\(style)")
        let inside = CGRect(region.frame).insetBy(dx: 0.5, dy: 0.5)
        let isFree = !(cards + titles).contains { CGRect($0).intersects(inside) }
        #expect(isFree, "\(style), \(region.name)")
      }
      let texts = labels(in: try poster.view()).compactMap(\.text)
      #expect(texts.filter { $0 == "North" }.count == 1, "\(style)")
    }
  }

  @Test func `marks stand at the scores and in the legend`() throws {
    let cup = try ExampleCup.tournament("Spreadsheets/tennis-singles")
    let texts = Set(labels(in: try TournamentPoster(of: cup).view()).compactMap(\.text))
    #expect(texts.isSuperset(of: ["w/o", "0 ret.", "w/o = walkover \u{B7} ret. = retired"]))
    let rows = "round,home,away,score\nSF,A,B,1-0 aet\nSF,C,D,1-1 (4-3 p)\nFinal,A,C,"
    let other = try ExampleCup.tournament(of: Array(rows.utf8), name: "cup.csv")
    let marks = Set(labels(in: try TournamentPoster(of: other).view()).compactMap(\.text))
    #expect(
      marks.isSuperset(of: ["1 aet", "1 (4)", "(n) = penalties \u{B7} aet = after extra time"])
    )
  }

  @Test func `a match shows the name by which an open side refers to it`() throws {
    let rows = "round,home,away,score\nQF,A,B,\nQF,C,D,\nSF,Winner QF1,Winner QF2,"
    let cup = try ExampleCup.tournament(of: Array(rows.utf8), name: "cup.csv")
    let texts = labels(in: try TournamentPoster(of: cup).view()).compactMap(\.text)
    #expect(texts.filter { $0 == "QF1" }.count == 1)
    #expect(texts.filter { $0 == "QF2" }.count == 1)
  }

  @Test func `a theme sets the background`() throws {
    for (theme, white) in [(TournamentPoster.Theme.light, 1.0), (.dark, 0)] {
      var poster = TournamentPoster(of: try ExampleCup.tournament("club-cup"))
      poster.theme = theme
      let view = try poster.view()
      let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
      #expect(color == UIColor(white: white, alpha: 1))
    }
  }

  private func tournament(using random: inout SeededRandom) throws -> Knockout {
    let text = RandomCup.text(RandomCup.rows(using: &random))
    return try ExampleCup.tournament(of: Array(text.utf8), name: "random.csv")
  }

  private func overlaps(_ left: CGRect, _ right: CGRect) -> Bool {
    left.insetBy(dx: 0.01, dy: 0.01).intersects(right.insetBy(dx: 0.01, dy: 0.01))
  }

  private func all(in view: UIView) -> [UIView] {
    [view] + view.subviews.flatMap(all)
  }

  private func cards(in sheet: PosterSheet) -> [CGRect] {
    sheet.items.compactMap { item in
      guard case .box(let box) = item else { return nil }
      return CGRect(box.frame)
    }
  }

  private func labels(in view: UIView) -> [UILabel] {
    all(in: view).compactMap { $0 as? UILabel }
  }
}
