import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterDetailTests {
  private func poster(_ rows: String...) throws -> TournamentPoster {
    let text = (["round,home,away,score"] + rows).joined(separator: "\n")
    return TournamentPoster(of: try ExampleCup.tournament(of: text))
  }

  private func texts(_ poster: TournamentPoster, _ font: PosterSheet.Font) -> [String] {
    poster.layout().sheet().texts.filter { $0.font == font }.map(\.text)
  }

  @Test func `sets are columns of both rows, and those won are bold`() throws {
    let poster = try poster("Final,Ann,Bea,6-4 3-6 7-5")
    #expect(texts(poster, .wonPart) == ["6", "7", "6"])
    #expect(texts(poster, .part) == ["3", "4", "5"])
  }

  @Test func `scores of a set stand one above the other, left of the match's score`() throws {
    let sheet = try poster("Final,Ann,Bea,6-4 3-6 17-15").layout().sheet()
    let parts = sheet.texts.filter { [.part, .wonPart].contains($0.font) }
    let scores = sheet.texts.filter { [.score, .winnerScore].contains($0.font) }
    #expect(parts.prefix(3).map(\.frame.maxX) == parts.suffix(3).map(\.frame.maxX))
    #expect(parts.allSatisfy { part in scores.allSatisfy { part.frame.maxX < $0.frame.minX } })
  }

  @Test func `without sets only the score is drawn`() throws {
    var poster = try poster("Final,Ann,Bea,6-4 3-6 7-5")
    poster.detail = .score
    #expect(texts(poster, .wonPart) == [])
    #expect(texts(poster, .winnerScore) == ["2"])
  }

  @Test func `a poster too narrow for its names has no sets`() throws {
    var poster = try poster("Final,Anneliese Rosenthal,Bea,6-4 3-6 7-5")
    poster.width = 170
    #expect(texts(poster, .wonPart) == [])
  }

  @Test func `two legs with equal sums mark the winner by away goals`() throws {
    let rows = ["Semi-final,A,B,2-1", "Semi-final,B,A,1-0", "Semi-final,C,D,2-0"]
    let poster = try poster(rows[0], rows[1], rows[2], "Semi-final,D,C,0-0", "Final,B,C,1-0")
    #expect(texts(poster, .winnerScore).contains("2 (a)"))
    #expect(texts(poster, .legend) == ["(a) = away goals · last number = aggregate"])
  }

  @Test func `a line is below the rows of those who play in the next stage`() throws {
    let cup = try ExampleCup.tournament("worldcup-1930")
    let context = MatchContext(cup, of: TournamentPoster(of: cup)).ofPools(0)
    #expect(TableContent(ofGroup: 0, of: context).qualifiedCount == 1)
  }
}
