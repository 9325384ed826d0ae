import Foundation
import TatamiScene
import TestSupport
import Testing

@MainActor @Suite struct PosterSnapshotTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    var style = BracketStyle.left
    var theme = BracketPoster.Theme.light
    var title: String?
    var width: Double?

    var testDescription: String { name }
  }

  nonisolated static let pictures = [
    Picture(name: "worldcup", file: "worldcup-2022", title: "World Cup 2022"),
    Picture(
      name: "worldcup-two-sided-dark",
      file: "worldcup-2022",
      style: .leftRight(direction: .top),
      theme: .dark
    ),
    Picture(
      name: "worldcup-bottom-champion",
      file: "worldcup-2022",
      style: .leftRight(direction: .bottom),
      title: "World Cup 2022"
    ),
    Picture(name: "euro-top-dark", file: "em-2024", style: .top, theme: .dark, title: "EM 2024"),
    Picture(name: "euro-two-sided", file: "em-2024", style: .topBottom(direction: .right)),
    Picture(name: "club-cup-byes", file: "club-cup", title: "Club Cup"),
    Picture(name: "champions-narrow", file: "champions-league-2019", style: .right, width: 600),
  ]

  @Test(arguments: pictures)
  func `a poster looks like its reference`(picture: Picture) throws {
    var poster = BracketPoster(of: try Fixture.tournament(picture.file))
    poster.style = picture.style
    poster.theme = picture.theme
    poster.title = picture.title
    poster.width = picture.width
    let png = try TatamiScene.Picture.data(
      of: poster.view(),
      as: .png,
      scale: 1,
      title: picture.name
    )
    let reference = Fixture.here.appending(path: "Snapshots/\(picture.name).png")
    #expect(try Snapshot.complaint(about: png, reference: reference) == nil)
  }

  @Test func `the README shows what its first command draws`() throws {
    var poster = BracketPoster(of: try Fixture.tournament("worldcup-2022"))
    poster.title = "World Cup 2022"
    let png = try TatamiScene.Picture.data(of: poster.view(), as: .png, scale: 2, title: "")
    let reference = Fixture.root.appending(path: "Documentation/worldcup-2022.png")
    #expect(try Snapshot.complaint(about: png, reference: reference) == nil)
  }
}

enum Fixture {
  static var here: URL { URL(filePath: #filePath).deletingLastPathComponent() }
  static var root: URL { here.appending(path: "../..").standardized }

  static func tournament(_ example: String) throws -> Tournament {
    let url = root.appending(path: "Examples/\(example).csv")
    return try tournament(of: Array(Data(contentsOf: url)), name: url.lastPathComponent)
  }

  static func tournament(of bytes: [UInt8], name: String) throws -> Tournament {
    try Tournament.derive(from: MatchListParser.parse(bytes, name: name))
  }
}
