import Foundation
import TatamiHost
import TatamiTournamentViews
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PosterSnapshotTests {
  struct Picture: Sendable, CustomTestStringConvertible {
    let name: String
    let file: String
    var style = BracketStyle.left
    var theme = PictureTheme.light
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
    Picture(name: "tennis-sets", file: "Spreadsheets/tennis-singles", title: "Ladies’ singles"),
    Picture(
      name: "champions-legs-dark",
      file: "champions-league-2019",
      theme: .dark,
      title: "Champions League 2019"
    ),
    Picture(
      name: "volleyball-games",
      file: "Spreadsheets/volleyball-playoffs",
      style: .top,
      theme: .paper,
      title: "Play-offs"
    ),
    Picture(name: "champions-narrow", file: "champions-league-2019", style: .right, width: 600),
  ]

  @Test(arguments: pictures)
  func `a poster matches its reference`(picture: Picture) throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament(picture.file))
    poster.style = picture.style
    poster.theme = picture.theme
    poster.title = picture.title
    poster.width = picture.width
    let png = try ViewRenderer.png(of: poster.view(), scale: 1)
    let reference = ExampleCup.here.appending(path: "Snapshots/\(picture.name).png")
    assertSnapshot(of: png, at: reference)
  }

  @Test func `the README's picture is the poster of its first command`() throws {
    var poster = TournamentPoster(of: try ExampleCup.tournament("worldcup-2022"))
    poster.title = "World Cup 2022"
    let png = try ViewRenderer.png(of: poster.view(), scale: 2)
    let reference = ExampleCup.root.appending(path: "Documentation/worldcup-2022.png")
    assertSnapshot(of: png, at: reference)
  }
}
