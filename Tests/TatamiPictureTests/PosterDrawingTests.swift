import Foundation
import TatamiPicture
import TestSupport
import Testing

@MainActor @Suite(.environment) struct PosterDrawingTests {
  static let text = """
    round,home,away,score
    SF,A long name of a team,B,1-1 (4-3 p)
    SF,C,D,w/o
    Third place,B,D,2-1
    Final,A long name of a team,C,
    """

  private func poster() throws -> TournamentPoster {
    let list = try MatchListParser.parse(Array(Self.text.utf8), name: "cup.csv")
    var poster = TournamentPoster(of: try Tournament.derive(from: list, name: "Cup"))
    poster.title = "Cup"
    return poster
  }

  @Test(arguments: ["left", "leftRight(bottom)", "top"], [nil, 300.0])
  func `a poster is drawn as its views are`(style: String, width: Double?) throws {
    for theme in [PictureTheme.light, .paper] {
      var poster = try poster()
      poster.style = try #require(BracketStyle(style))
      poster.theme = theme
      poster.width = width
      let layout = poster.layout()
      let drawn = try Picture(of: layout).data(as: .png, scale: 1, title: "")
      let viewed = try Picture(of: layout.view()).data(as: .png, scale: 1, title: "")
      #expect(try PictureDifference(of: drawn, from: viewed) == nil, "\(theme)")
    }
  }

  @Test(arguments: [PictureTheme.light, .paper])
  func `a poster of stages is drawn as its views are`(theme: PictureTheme) throws {
    let text = """
      round,home,away,score,date
      Group A,Ann,Ben,2-1,20240608
      Group A,Ben,Cleo,0-0,20240609
      Group B,Dan,Eve,1-3,20240608
      Semi-final,Ann,Dan,2-1,20240610
      Semi-final,Eve,Ben,1-1 (4-3 p),20240610
      Final,Ann,Eve,,20240611
      """
    let list = try MatchListParser.parse(Array(text.utf8), name: "cup.csv")
    var poster = TournamentPoster(of: try Tournament.derive(from: list, name: "Cup"))
    poster.theme = theme
    poster.title = "Cup"
    let layout = poster.layout()
    let drawn = try Picture(of: layout).data(as: .png, scale: 1, title: "")
    let viewed = try Picture(of: layout.view()).data(as: .png, scale: 1, title: "")
    #expect(try PictureDifference(of: drawn, from: viewed) == nil)
  }
}
