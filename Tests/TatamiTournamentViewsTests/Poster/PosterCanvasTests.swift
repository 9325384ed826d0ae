import Foundation
import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiTournamentViews

@MainActor @Suite(.environment) struct PosterCanvasTests {
  private func poster(_ example: String, _ canvas: PosterCanvas) throws -> TournamentPoster {
    var poster = TournamentPoster(of: try ExampleCup.tournament(example))
    poster.title = "Cup"
    poster.choosesStyle = true
    poster.canvas = canvas
    return poster
  }

  nonisolated static let sizes = [(1920.0, 1080.0), (1080, 1080), (1080, 1920)]

  @Test(arguments: ["worldcup-2022", "spring-masters", "worldcup-1930"], sizes)
  func `a poster on a canvas has its size and stays inside`(
    example: String,
    size: (width: Double, height: Double)
  ) throws {
    let layout = try poster(example, .size(width: size.width, height: size.height)).layout()
    #expect(layout.fittingCanvas == nil)
    #expect(layout.size == CGSize(width: size.width, height: size.height))
    let sheet = layout.sheet()
    let page = Rect(x: -0.01, y: -0.01, width: sheet.size.width + 0.02, height: sheet.size.height)
    for frame in sheet.elements.map(\.frame) + sheet.texts.map(\.frame) {
      #expect(frame.minX >= page.minX && frame.maxX <= page.maxX, "\(frame)")
      #expect(frame.minY >= page.minY && frame.maxY <= page.maxY, "\(frame)")
    }
  }

  @Test(arguments: PosterTests.styles, [0.6, 0.8, 1, 1.5, 2.5])
  func `a poster of any style stays inside a canvas of any ratio`(
    style: BracketStyle,
    aspect: Double
  ) throws {
    var poster = try poster("worldcup-2022", .aspect(aspect))
    (poster.style, poster.choosesStyle) = (style, false)
    let sheet = poster.layout().sheet()
    let frames = sheet.elements.map(\.frame) + sheet.texts.map(\.frame)
    let (right, bottom) = (frames.map(\.maxX).max() ?? 0, frames.map(\.maxY).max() ?? 0)
    // The size is rounded to whole points.
    #expect(right <= sheet.size.width + 0.5 && bottom <= sheet.size.height + 0.5)
  }

  @Test(arguments: ["worldcup-2022", "worldcup-1930"])
  func `cards fill at least three quarters of a wide canvas in one direction`(
    example: String
  ) throws {
    let sheet = try poster(example, .size(width: 1920, height: 1080)).layout().sheet()
    let frames = sheet.elements.map(\.frame)
    let union = frames.dropFirst().reduce(frames[0]) { $0.union($1) }
    #expect(union.width > sheet.size.width * 0.75)
    #expect(abs(union.minX - (sheet.size.width - union.maxX)) < sheet.size.width * 0.15)
  }

  @Test func `stages are side by side on a wide canvas and below each other on a high one`() throws
  {
    for (aspect, isWide) in [(16.0 / 9, true), (9.0 / 16, false)] {
      let sheet = try poster("worldcup-1930", .aspect(aspect)).layout().sheet()
      let titles = sheet.texts.filter { $0.font == .stageTitle }.map(\.frame.minY)
      #expect((Set(titles).count == 1) == isWide, "\(aspect): \(titles)")
    }
  }

  @Test(arguments: [0.8, 1, 16.0 / 9, 3])
  func `a ratio gives a picture of that ratio without a scale`(aspect: Double) throws {
    let layout = try poster("worldcup-2022", .aspect(aspect)).layout()
    #expect(abs(layout.size.width / layout.size.height - aspect) < 0.01)
    #expect(layout.sheet().scale == 1)
    #expect(layout.fittingCanvas == nil)
  }

  @Test func `a canvas that is too small names the smallest one, which fits`() throws {
    let small = try poster("worldcup-2022", .size(width: 300, height: 200)).layout()
    let fitting = try #require(small.fittingCanvas)
    #expect(fitting.width > 300)
    let larger = PosterCanvas.size(width: fitting.width, height: fitting.height)
    #expect(try poster("worldcup-2022", larger).layout().fittingCanvas == nil)
  }

  @Test func `a given style is kept`() throws {
    var poster = try poster("worldcup-2022", .size(width: 1920, height: 1080))
    poster.choosesStyle = false
    poster.style = .right
    let sheet = poster.layout().sheet()
    let final = try #require(sheet.matches.first { $0.label.hasPrefix("Final") })
    let first = try #require(sheet.matches.first { $0.label.hasPrefix("Round of 16") })
    #expect(final.frame.maxX < first.frame.minX)
  }

  @Test func `hostile sides are clamped`() throws {
    let hostile: [PosterCanvas] = [
      .size(width: .nan, height: -1), .size(width: .infinity, height: 1e300), .aspect(.nan),
      .aspect(-1), .aspect(.infinity),
    ]
    for canvas in hostile {
      let size = try poster("club-cup", canvas).layout().size
      #expect(size.width.isFinite && size.height.isFinite && size.width > 0, "\(canvas)")
    }
  }
}
