import Foundation
import TatamiGeometry
import TatamiHost
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterStageTests {
  private func poster(_ example: String) throws -> TournamentPoster {
    TournamentPoster(of: try ExampleCup.tournament(example))
  }

  private func texts(_ poster: TournamentPoster) -> [String] {
    poster.layout().sheet().texts.map(\.text)
  }

  /// Checks that a poster shows all texts whole.
  private func expectWholeTexts(in sheet: PosterSheet) {
    for text in sheet.texts {
      #expect(text.frame.width + 0.5 >= PosterText.width(of: text.text, text.font), "\(text.text)")
      #expect(text.frame.minX >= 0, "\(text.text)")
      #expect(text.frame.maxX <= sheet.size.width, "\(text.text)")
    }
  }

  @Test(arguments: ["spring-masters", "worldcup-1930", "Spreadsheets/cards-double-elimination"])
  func `no text is truncated, and no two matches overlap`(example: String) throws {
    var poster = try poster(example)
    poster.title = "Cup"
    let sheet = poster.layout().sheet()
    expectWholeTexts(in: sheet)
    let frames = sheet.matches.map(\.frame)
    for (index, frame) in frames.enumerated() {
      let inner = Rect(
        center: frame.center,
        size: Size(width: frame.width - 1, height: frame.height - 1)
      )
      #expect(!frames[..<index].contains(where: inner.intersects))
    }
  }

  @Test(arguments: [BracketStyle.left, .right])
  func `no long title and no large number is truncated`(style: BracketStyle) throws {
    let long = String(repeating: "A very long name ", count: 8)
    var cup = Tournament()
    var pools = StageDefinition(.roundRobin, name: long, entrants: ["A", "B"])
    pools.settings.groupCount = 1
    _ = try cup.add(pools)
    let score = MatchUpdate.Opponent(score: 123_456_789, result: .win)
    _ = try cup.update(match: cup.matches[0].id, MatchUpdate(first: score))
    _ = try cup.add(StageDefinition(.doubleElimination, name: long, entrants: ["C", "D"]))
    var poster = TournamentPoster(of: cup)
    poster.style = style
    poster.title = long
    expectWholeTexts(in: poster.layout().sheet())
  }

  @Test func `a match reads as a sentence and has its identifier`() throws {
    let matches = try poster("spring-masters").layout().sheet().matches
    #expect(matches.count == 15)
    #expect(
      matches.first?.label
        == "Upper Round 1: Blue Herons beat Ridge Runners, 2 to 0, 2024-05-04."
    )
    #expect(matches.first?.id == "match-0")
  }

  @Test func `a seed of the file is shown in all matches of its team`() throws {
    let rows =
      "round,home_seed,home,away,score\nWB R1,1,Ann,Bob,0-2\nWB R1,2,Cid,Dee,2-1"
      + "\nWB Final,,Bob,Cid,1-0\nLB R1,,Ann,Dee,2-0\nLB Final,,Cid,Ann,0-1"
    let list = try MatchListParser.parse(Array(rows.utf8), name: "cup.csv")
    let cup = try Tournament.derive(from: list, name: "Cup")
    let texts = texts(TournamentPoster(of: cup))
    #expect(texts.count { $0 == "[1] Ann" } == 4)
    #expect(texts.count { $0 == "[2] Cid" } == 3)
  }

  @Test func `marks beside scores are explained below the stages`() throws {
    var cup = Tournament()
    let names = ["Ann", "Bob", "Cid", "Dee"]
    _ = try cup.add(StageDefinition(.doubleElimination, name: "Cup", entrants: names))
    let plain = texts(TournamentPoster(of: cup))
    #expect(!plain.contains("w/o = walkover"))
    _ = try cup.update(match: 0, MatchUpdate(second: .init(isForfeit: true)))
    let sheet = TournamentPoster(of: cup).layout().sheet()
    let texts = sheet.texts.map(\.text)
    #expect(texts.contains("w/o"))
    #expect(!texts.contains("W"))
    #expect(texts.contains("w/o = walkover"))
    let sentences = sheet.matches.map(\.label)
    #expect(sentences.contains("Upper Round 1: Ann beat Dee by walkover."))
  }

  @Test func `sums of scores beyond all numbers are drawn`() throws {
    var cup = Tournament()
    let names = ["Ann", "Ben", "Cleo", "Dan"]
    var stage = StageDefinition(.roundRobin, name: "Pool", entrants: names)
    stage.settings.groupCount = 1
    _ = try cup.add(stage)
    for match in cup.matches.map(\.id) {
      let huge = MatchUpdate.Opponent(score: 1e308, result: .draw)
      _ = try cup.update(match: match, MatchUpdate(first: huge, second: huge))
    }
    let texts = texts(TournamentPoster(of: cup))
    #expect(texts.contains("–"))
  }

  @Test func `a mirrored poster has the size of the other one`() throws {
    var poster = try poster("spring-masters")
    let size = poster.layout().size
    poster.style = .right
    let layout = poster.layout()
    #expect(abs(layout.size.width - size.width) < 1e-6)
    #expect(abs(layout.size.height - size.height) < 1e-6)
    let first = try #require(layout.sheet().matches.first)
    #expect(first.frame.maxX > layout.size.width - 40)
  }

  @Test func `a picture has a row or rows of equally many groups where possible`() throws {
    let elements = try poster("worldcup-1930").layout().sheet().elements
    let leaders = elements.filter { $0.label.hasPrefix("1. ") }
    #expect(Set(leaders.map(\.frame.minX)).count == 2)
  }

  /// A poster of a Swiss tournament with a bye.
  private func swissPoster() throws -> TournamentPoster {
    let url = ExampleCup.root.appending(path: "Examples/Spreadsheets/chess-swiss.csv")
    let list = try MatchListParser.parse(Array(Data(contentsOf: url)), name: "swiss.csv")
    return TournamentPoster(of: try SwissTournament.derive(from: list))
  }

  @Test func `a Swiss tournament is drawn as its table and its pairings`() throws {
    let sheet = try swissPoster().layout().sheet()
    #expect(sheet.texts.map(\.text).contains("Round 4"))
    #expect(sheet.matches.count == 16)
    #expect(sheet.matches.first?.label == "Round 1: Ines Alvarez beat Tom Brandt, 1 to 0.")
    #expect(sheet.elements.contains { $0.label == "1. Ines Alvarez, 3½ points" })
    expectWholeTexts(in: sheet)
  }

  @Test func `a match is an accessible view`() throws {
    let view = try poster("spring-masters").view()
    let first = try #require(view.subviews.first { $0.accessibilityIdentifier == "match-0" })
    #expect(first.isAccessibilityElement)
    #expect(first.accessibilityLabel?.hasPrefix("Upper Round 1") == true)
  }

  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    var theme = PictureTheme.light
    var testDescription: String { name }
  }

  nonisolated static let pictures = [
    Picture(name: "double-elimination", file: "spring-masters"),
    Picture(name: "groups-dark", file: "worldcup-1930", theme: .dark),
  ]

  @Test(arguments: pictures)
  func `a poster of stages matches its reference`(picture: Picture) throws {
    var poster = try poster(picture.file)
    poster.theme = picture.theme
    poster.title = "Cup"
    let png = try ViewRenderer.png(of: poster.view(), scale: 1)
    let reference = ExampleCup.here.appending(path: "Snapshots/\(picture.name).png")
    assertSnapshot(of: png, at: reference)
  }
}
