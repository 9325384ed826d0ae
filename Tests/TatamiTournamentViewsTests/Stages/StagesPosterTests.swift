import Foundation
import TatamiHost
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct StagesPosterTests {
  private func poster(_ example: String) throws -> StagesPoster {
    StagesPoster(of: try ExampleCup.stages(example))
  }

  /// All labels of a view, with the view.
  private func labels(in view: UIView) -> [UILabel] {
    view.subviews.flatMap { [$0 as? UILabel].compactMap(\.self) + labels(in: $0) }
  }

  /// The views of all matches, which have identifiers.
  private func matches(in view: UIView) -> [UIView] {
    view.subviews.filter { $0.accessibilityIdentifier != nil }
  }

  @Test(arguments: ["spring-masters", "worldcup-1930", "Spreadsheets/cards-double-elimination"])
  func `no text is truncated, and no two matches overlap`(example: String) throws {
    var poster = try poster(example)
    poster.title = "Cup"
    let view = poster.view()
    for label in labels(in: view) {
      #expect(label.frame.width + 0.5 >= label.sizeThatFits(.zero).width, "\(label.text ?? "")")
    }
    let frames = matches(in: view).map { $0.convert($0.bounds, to: view) }
    for (index, frame) in frames.enumerated() {
      #expect(view.bounds.contains(frame))
      for other in frames[..<index] { #expect(!frame.insetBy(dx: 1, dy: 1).intersects(other)) }
    }
  }

  @Test(arguments: [false, true])
  func `no long title and no large number is truncated`(isMirrored: Bool) throws {
    let long = String(repeating: "A very long name ", count: 8)
    var cup = Tournament()
    var pools = StageDefinition(.roundRobin, name: long, entrants: ["A", "B"])
    pools.settings.groupCount = 1
    _ = try cup.add(pools)
    let score = MatchUpdate.Opponent(score: 123_456_789, result: .win)
    _ = try cup.update(match: cup.matches[0].id, MatchUpdate(first: score))
    _ = try cup.add(StageDefinition(.doubleElimination, name: long, entrants: ["C", "D"]))
    var poster = StagesPoster(of: cup)
    poster.isRightToLeft = isMirrored
    poster.title = long
    let view = poster.view()
    for label in labels(in: view) {
      #expect(label.frame.width + 0.5 >= label.sizeThatFits(.zero).width, "\(label.text ?? "")")
      let frame = label.convert(label.bounds, to: view)
      #expect(view.bounds.contains(frame), "\(label.text ?? ""): \(frame)")
    }
  }

  @Test func `a match reads as a sentence and has its identifier`() throws {
    let matches = matches(in: try poster("spring-masters").view())
    #expect(matches.count == 15)
    #expect(
      matches.first?.accessibilityLabel
        == "Upper Round 1: Blue Herons 2 – Ridge Runners 0 (2024-05-04)"
    )
    #expect(matches.first?.accessibilityIdentifier == "match-0")
  }

  @Test func `a seed of the file is shown in all matches of its team`() throws {
    let rows =
      "round,home_seed,home,away,score\nWB R1,1,Ann,Bob,0-2\nWB R1,2,Cid,Dee,2-1"
      + "\nWB Final,,Bob,Cid,1-0\nLB R1,,Ann,Dee,2-0\nLB Final,,Cid,Ann,0-1"
    let list = try MatchListParser.parse(Array(rows.utf8), name: "cup.csv")
    let cup = try Tournament.derive(from: list, name: "Cup")
    let texts = labels(in: StagesPoster(of: cup).view()).compactMap(\.text)
    #expect(texts.count { $0 == "[1] Ann" } == 4)
    #expect(texts.count { $0 == "[2] Cid" } == 3)
  }

  @Test func `marks beside scores are explained below the stages`() throws {
    var cup = Tournament()
    let names = ["Ann", "Bob", "Cid", "Dee"]
    _ = try cup.add(StageDefinition(.doubleElimination, name: "Cup", entrants: names))
    let plain = labels(in: StagesPoster(of: cup).view()).compactMap(\.text)
    #expect(!plain.contains("w/o = walkover"))
    _ = try cup.update(match: 0, MatchUpdate(second: .init(isForfeit: true)))
    let view = StagesPoster(of: cup).view()
    let texts = labels(in: view).compactMap(\.text)
    #expect(texts.contains("w/o"))
    #expect(!texts.contains("W"))
    #expect(texts.contains("w/o = walkover"))
    let sentences = matches(in: view).compactMap(\.accessibilityLabel)
    #expect(sentences.contains("Upper Round 1: Ann – Dee (walkover)"))
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
    let texts = labels(in: StagesPoster(of: cup).view()).compactMap(\.text)
    #expect(texts.contains("–"))
  }

  @Test func `a mirrored poster has the size of the other one`() throws {
    var poster = try poster("spring-masters")
    let size = poster.layout().size
    poster.isRightToLeft = true
    #expect(abs(poster.layout().size.width - size.width) < 1e-6)
    #expect(abs(poster.layout().size.height - size.height) < 1e-6)
    let view = poster.view()
    let first = try #require(matches(in: view).first { $0.accessibilityIdentifier == "match-0" })
    #expect(first.frame.maxX > view.bounds.width - 40)
  }

  @Test func `a picture has a row or rows of equally many groups where possible`() throws {
    let view = try poster("worldcup-1930").view()
    let leaders = view.subviews.filter { $0.accessibilityLabel?.hasPrefix("1. ") == true }
    let lefts = Set(leaders.map(\.frame.minX))
    #expect(lefts.count == 2)
  }

  /// A poster of a Swiss tournament with a bye.
  private func swissPoster() throws -> StagesPoster {
    let url = ExampleCup.root.appending(path: "Examples/Spreadsheets/chess-swiss.csv")
    let list = try MatchListParser.parse(Array(Data(contentsOf: url)), name: "swiss.csv")
    return StagesPoster(of: try SwissTournament.derive(from: list))
  }

  @Test func `a Swiss tournament is drawn as its table and its pairings`() throws {
    let view = try swissPoster().view()
    let texts = labels(in: view).compactMap(\.text)
    #expect(texts.contains("Round 4"))
    #expect(matches(in: view).count == 16)
    #expect(
      matches(in: view).first?.accessibilityLabel == "Round 1: Ines Alvarez 1 – Tom Brandt 0"
    )
    let rows = view.subviews.filter { $0.accessibilityIdentifier == nil }
    #expect(rows.contains { $0.accessibilityLabel == "1. Ines Alvarez, 3½ points" })
    for label in labels(in: view) {
      #expect(label.frame.width + 0.5 >= label.sizeThatFits(.zero).width, "\(label.text ?? "")")
    }
  }

  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    var theme = TournamentPoster.Theme.light
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
    #expect(try Snapshot.difference(of: png, from: reference) == nil)
  }
}
