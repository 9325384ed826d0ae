import Foundation
import TatamiGeometry
import TatamiHost
import TestSupport
import Testing

@testable import TatamiTournamentViews

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
      let sheet = poster.layout().sheet()
      let frames = sheet.matches.map(\.frame) + trophies(in: sheet)
      #expect(frames.count >= 2)
      for (index, frame) in frames.enumerated() {
        expect(frame, isInside: sheet)
        #expect(
          !frames[..<index].contains { overlaps($0, frame) },
          "round \(round), \(style), \(poster.width ?? 0): \(frame)"
        )
      }
    }
  }

  @Test(arguments: styles)
  func `the size is in whole points, so that all pixels at the edges are opaque`(
    style: BracketStyle
  ) throws {
    for example in ["worldcup-2022", "club-cup", "spring-masters", "em-2024"] {
      for width in [nil, 300.0, 2_000] {
        var poster = TournamentPoster(of: try ExampleCup.tournament(example))
        poster.style = style
        poster.title = "Cup"
        poster.width = width
        let size = poster.layout().size
        #expect(abs(size.width - size.width.rounded()) < 1e-9, "\(example)")
        #expect(abs(size.height - size.height.rounded()) < 1e-9, "\(example)")
      }
    }
  }

  @Test(arguments: styles)
  func `titles neither overlap cards nor each other nor lines`(style: BracketStyle) throws {
    for example in ["worldcup-2022", "club-cup", "spring-masters", "worldcup-1930"] {
      var poster = TournamentPoster(of: try ExampleCup.tournament(example))
      poster.style = style
      poster.title = "Cup"
      let sheet = poster.layout().sheet()
      let cards = sheet.elements.map(\.frame)
      let titles = sheet.texts.filter { $0.font.headingLevel != nil }.map(\.frame)
      for (index, title) in titles.enumerated() {
        expect(title, isInside: sheet)
        #expect(
          !(cards + titles[..<index]).contains { overlaps($0, title) },
          "\(example), \(style)"
        )
        #expect(
          !lines(in: sheet).contains { overlaps($0, title) },
          "\(example), \(style): \(title)"
        )
      }
    }
  }

  @Test(arguments: styles)
  func `lines cross no card`(style: BracketStyle) throws {
    for example in ["worldcup-2022", "club-cup", "spring-masters"] {
      var poster = TournamentPoster(of: try ExampleCup.tournament(example))
      poster.style = style
      let sheet = poster.layout().sheet()
      let cards = sheet.matches.map(\.frame)
      for line in lines(in: sheet) {
        #expect(!cards.contains { overlaps($0, line) }, "\(example), \(style): \(line)")
      }
    }
  }

  @Test(arguments: styles)
  func `no text is truncated at the natural width`(style: BracketStyle) throws {
    for example in [
      "worldcup-2022", "em-2024", "club-cup", "champions-league-2019", "spring-masters",
      "Spreadsheets/spring-fixtures", "worldcup-1930",
    ] {
      var poster = TournamentPoster(of: try ExampleCup.tournament(example))
      poster.style = style
      for text in poster.layout().sheet().texts { expectWhole(text) }
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
    var poster = TournamentPoster(of: try ExampleCup.tournament(of: text))
    poster.style = style
    poster.title = String(repeating: long, count: 8)
    let sheet = poster.layout().sheet()
    for text in sheet.texts {
      expectWhole(text)
      expect(text.frame, isInside: sheet)
    }
  }

  @Test func `seeds are drawn before the names`() throws {
    let texts = try texts(of: ExampleCup.tournament("Spreadsheets/tennis-singles"))
    #expect(texts.isSuperset(of: ["[1] Petra Holm", "[4] Aiko Sato", "Mia Keller"]), "\(texts)")
  }

  @Test func `names with line separators and characters that cannot be shown are drawn whole`()
    throws
  {
    let rows = "round,home,away,score\n\"F\n1\",\"A\u{2028}B\",\"C\u{85}D\u{FFFF}\",1-0"
    let cup = try ExampleCup.tournament(of: rows)
    #expect(try texts(of: cup).isSuperset(of: ["F 1", "A B", "C D\u{FFFF}"]))
    let view = TournamentPoster(of: cup).view()
    let svg = try ViewRenderer.svg(of: view, title: "")
    #expect(svg.contains(">A B</text>"))
    #expect(svg.contains(">C D</text>"))
    #expect(svg.contains(">\u{FFFD}</text>"))
    #expect(try ViewRenderer.pdf(of: view, title: "").starts(with: "%PDF".utf8))
  }

  @Test(arguments: styles, ["worldcup-2022", "spring-masters", "worldcup-1930"])
  func `a poster has the width it is given`(style: BracketStyle, example: String) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament(example))
    poster.style = style
    for width in [160.0, 333, 5_000] {
      poster.width = width
      #expect(abs(poster.view().bounds.width - width) < 1e-9)
    }
  }

  @Test(arguments: [(-Double.infinity, 160.0), (.nan, 160), (0, 160), (159, 160)])
  func `widths below the smallest one are clamped`(width: Double, used: Double) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("club-cup"))
    poster.width = width
    #expect(abs(poster.view().bounds.width - used) < 1e-9)
  }

  @Test func `SVG and PDF contain the names as text`() throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("worldcup-2022"))
    poster.title = "Cup & <Friends>"
    let view = poster.view()
    let text = try ViewRenderer.svg(of: view, title: "Cup & <Friends>")
    #expect(text.contains(">Argentina</text>"))
    #expect(
      text.contains("<title>Final: Argentina beat France, 3 (4) to 3 (2), 2022-12-18.</title>")
    )
    #expect(text.contains(">Cup &amp; &lt;Friends&gt;</text>"))
    #expect(!text.contains("<image"))
    let pdf = try ViewRenderer.pdf(of: view, title: "Cup")
    #expect(pdf.starts(with: Array("%PDF".utf8)))
  }

  @Test(arguments: styles)
  func `a third-place match is below or beside the champion`(style: BracketStyle) throws {
    for example in ["worldcup-2022", "club-cup"] {
      var poster = TournamentPoster(of: try ExampleCup.tournament(example))
      poster.style = style
      let sheet = poster.layout().sheet()
      let third = try #require(sheet.matches.first { $0.label.hasPrefix("Third") })
      let trophy = try #require(trophies(in: sheet).first)
      let isClear = third.frame.minY >= trophy.maxY || !overlaps(third.frame, trophy)
      #expect(isClear, "\(example), \(style)")
    }
  }

  @Test(arguments: [BracketStyle.top, .bottom, .topBottom(direction: .right)])
  func `a third-place match from top to bottom widens no draw of four rows`(
    style: BracketStyle
  ) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("worldcup-2022"))
    poster.style = style
    let matches = poster.layout().sheet().matches
    let third = try #require(matches.first { $0.label.hasPrefix("Third") })
    let rows = matches.filter { $0.label.hasPrefix("Round of 16") }.map(\.frame.maxX)
    #expect(third.frame.maxX <= rows.max() ?? 0)
  }

  @Test(arguments: [BracketStyle.top, .topBottom(direction: .right)])
  func `a third-place match of two rows is next to the final or the champion`(
    style: BracketStyle
  ) throws {
    let rows = "round,home,away,score\nSF,A,B,1-0\nSF,C,D,1-0\nFinal,A,C,1-0\nThird place,B,D,1-0"
    var poster = TournamentPoster(of: try ExampleCup.tournament(of: rows))
    poster.style = style
    let sheet = poster.layout().sheet()
    let third = try #require(sheet.matches.first { $0.label.hasPrefix("Third") })
    let final = try #require(sheet.matches.first { $0.label.hasPrefix("Final") })
    let boxes = sheet.items.compactMap { item in
      if case .box(let box) = item, box.frame.height == PosterMetrics.championHeight {
        box.frame.maxX
      } else {
        nil
      }
    }
    let neighbor = style == .top ? final.frame.maxX : boxes.max()
    #expect(abs(third.frame.minX - (neighbor ?? 0) - PosterMetrics.cardSpacing) < 0.01)
  }

  @Test func `placement matches follow the bracket in a row`() throws {
    let rows = """
      round,home,away,score
      QF,A,E,1-0
      QF,B,F,1-0
      QF,C,G,1-0
      QF,D,H,1-0
      SF,A,B,1-0
      SF,C,D,1-0
      Final,A,C,1-0
      5th place,E,F,1-0
      7th place,G,H,1-0
      """
    let cup = try ExampleCup.tournament(of: rows)
    let sheet = TournamentPoster(of: cup).layout().sheet()
    let placements = sheet.matches.suffix(2).map(\.frame)
    let bracket = sheet.matches.prefix(7).map(\.frame.maxY).max() ?? 0
    #expect(placements.allSatisfy { $0.minY > bracket })
    #expect(Set(placements.map(\.minY)).count == 1)
    #expect(trophies(in: sheet).count == 1)
  }

  @Test(arguments: styles)
  func `placement matches have the cards of the bracket`(style: BracketStyle) throws {
    let rows = """
      date,round,home,away,score
      2024-05-01,QF,A,E,1-0
      2024-05-01,QF,B,F,1-0
      2024-05-01,QF,C,G,1-0
      2024-05-01,QF,D,H,1-0
      2024-05-02,SF,A,B,1-0
      2024-05-02,SF,C,D,1-0
      2024-05-03,Final,A,C,1-0
      2024-05-02,5th place,E,F,1-0
      """
    var poster = TournamentPoster(of: try ExampleCup.tournament(of: rows))
    poster.style = style
    let items = poster.layout().sheet().items
    let insides = items.indices.filter { index in
      if case .beginElement = items[index] { true } else { false }
    }.map { begin in
      items[begin...].prefix { if case .endElement = $0 { false } else { true } }
    }
    let captions = insides.map { items in
      let boxes = items.compactMap { if case .box(let box) = $0 { box.frame.minY } else { nil } }
      let texts = items.compactMap { if case .text(let text) = $0 { text } else { nil } }
      return (texts.first { $0.font == .caption }?.frame.minY ?? 0) - (boxes.first ?? 0)
    }
    #expect(captions.count == 8)
    #expect(Set(captions.map { ($0 * 16).rounded() }).count == 1, "\(captions)")
  }

  @Test(arguments: styles.filter(\.isTwoSided))
  func `the finalists of unequal halves are level`(style: BracketStyle) throws {
    let rows = "R1,A,B,1-0\nR2,A,C,1-0\nR2,D,E,1-0\nR3,A,D,1-0\nR3,F,G,1-0\nR4,A,F,1-0"
    let cup = try ExampleCup.tournament(of: "round,home,away,score\n" + rows)
    var poster = TournamentPoster(of: cup)
    poster.style = style
    let frames = poster.layout().sheet().matches.filter {
      $0.label.hasPrefix("R3") || $0.label.hasPrefix("R4")
    }.map(\.frame)
    #expect(Set(frames.map { $0.mid(style.entryAxis).rounded() }).count == 1, "\(frames)")
  }

  @Test func `a chain of matches is as high as one match`() throws {
    let rows = (1...17).map { "Round \($0),Ann,Team \($0),1-0" }.joined(separator: "\n")
    let cup = try ExampleCup.tournament(of: "round,home,away,score\n\(rows)")
    let size = TournamentPoster(of: cup).layout().size
    #expect(size.height < 200)
  }

  @Test(arguments: styles)
  func `each region has its name at its first match`(style: BracketStyle) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("Spreadsheets/school-basketball"))
    poster.style = style
    let captions = poster.layout().sheet().texts.filter { $0.font == .caption }.map(\.text)
    for region in ["East", "West", "North", "South"] {
      #expect(captions.count { $0.hasPrefix(region) } == 1)
    }
  }

  @Test func `marks beside scores are in the legend`() throws {
    let texts = try texts(of: ExampleCup.tournament("Spreadsheets/tennis-singles"))
    #expect(texts.isSuperset(of: ["w/o", "w/o = walkover"]))
  }

  @Test func `captions name the end of a match after regular time`() throws {
    let rows = "round,home,away,score\nSF,A,B,1-0 aet\nSF,C,D,1-1 (4-3 p)\nFinal,A,C,"
    let texts = try texts(of: ExampleCup.tournament(of: rows))
    #expect(texts.isSuperset(of: ["after extra time", "1 (4)", "(n) = penalties"]))
  }

  @Test func `a match shows the name by which an open side refers to it`() throws {
    let rows = "round,home,away,score\nQF,A,B,\nQF,C,D,\nSF,Winner QF1,Winner QF2,"
    let cup = try ExampleCup.tournament(of: rows)
    let texts = TournamentPoster(of: cup).layout().sheet().texts.map(\.text)
    #expect(texts.filter { $0 == "QF1" }.count == 1)
    #expect(texts.filter { $0 == "QF2" }.count == 1)
  }

  @Test func `a theme sets the background`() throws {
    for (theme, white) in [(PictureTheme.light, 1.0), (.dark, 0)] {
      var poster = TournamentPoster(of: try ExampleCup.tournament("club-cup"))
      poster.theme = theme
      let view = poster.view()
      let color = view.backgroundColor?.resolvedColor(with: view.traitCollection)
      #expect(color == UIColor(white: white, alpha: 1))
    }
  }

  private func tournament(using random: inout SeededRandom) throws -> Tournament {
    try ExampleCup.tournament(of: RandomCup.text(RandomCup.rows(using: &random)))
  }

  private func texts(of cup: Tournament) throws -> Set<String> {
    Set(TournamentPoster(of: cup).layout().sheet().texts.map(\.text))
  }

  private func overlaps(_ left: Rect, _ right: Rect) -> Bool {
    left.minX < right.maxX - 0.1 && right.minX < left.maxX - 0.1 && left.minY < right.maxY - 0.1
      && right.minY < left.maxY - 0.1
  }

  private func expect(_ frame: Rect, isInside sheet: PosterSheet) {
    #expect(frame.minX >= -0.01, "\(frame)")
    #expect(frame.minY >= -0.01, "\(frame)")
    #expect(frame.maxX <= sheet.size.width + 0.01, "\(frame), \(sheet.size)")
    #expect(frame.maxY <= sheet.size.height + 0.01, "\(frame), \(sheet.size)")
  }

  private func expectWhole(_ text: PosterSheet.Text) {
    let width = PosterText.width(of: text.text, text.font)
    let (factor, lines) = text.shrinking(from: width)
    #expect(width * factor <= Double(lines) * text.frame.width + 0.01, "\(text.text)")
  }

  private func trophies(in sheet: PosterSheet) -> [Rect] {
    sheet.items.compactMap { if case .trophy(let frame, _) = $0 { frame } else { nil } }
  }

  /// The rectangles around the horizontal and vertical pieces of all lines.
  private func lines(in sheet: PosterSheet) -> [Rect] {
    sheet.items.flatMap { item -> [Rect] in
      guard case .lines(let lines) = item else { return [] }
      return lines.paths.flatMap { path in
        zip(path, path.dropFirst()).map { ends in
          let frame = Rect(enclosing: [ends.0, ends.1])
          return Rect(
            center: frame.center,
            size: Size(width: max(frame.width, 0.2), height: max(frame.height, 0.2))
          )
        }
      }
    }
  }
}
