import TatamiTournamentViews
import TatamiGeometry
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct BracketPlacingTests {
  let source = FakeSource()

  nonisolated static let areaCases: [(BracketStyle, CGRect, CGRect, CGRect)] = [
    (.left, frame(5 + 80, 410, .h), frame(0, 80, .h), frame(500, 0, .h)),
    (.right, frame(5, 410, .h), frame(0, 0, .h), frame(420, 80, .h)),
    (.top, frame(85, 410, .v), frame(0, 80, .v), frame(500, 0, .v)),
    (.bottom, frame(5, 410, .v), frame(0, 0, .v), frame(420, 80, .v)),
    (.leftRight(direction: .top), frame(85, 330, .h), frame(0, 80, .h), frame(420, 80, .h)),
    (.topBottom(direction: .right), frame(85, 330, .v), frame(0, 80, .v), frame(420, 80, .v)),
  ]

  enum Along { case h, v }

  nonisolated static func frame(_ start: CGFloat, _ length: CGFloat, _ along: Along) -> CGRect {
    along == .h
      ? CGRect(x: start, y: 0, width: length, height: 500)
      : CGRect(x: 0, y: start, width: 500, height: length)
  }

  @Test(arguments: areaCases)
  func `2.1: the areas of entries are along the edges, in front of the drawing area`(
    style: BracketStyle,
    drawing: CGRect,
    first: CGRect,
    second: CGRect
  ) {
    let view = BracketView(source, style: style)
    #expect(view.areas.map(\.frame) == [drawing, first, second])
  }

  @Test(arguments: areaCases.map(\.0))
  func `1.4: entries are 80 by 30 beside and 30 by 80 above a tournament`(style: BracketStyle) {
    let view = BracketView(frame: BracketView.square)
    #expect(view.entrySize == CGSize(width: 80, height: 30))
    view.style = style
    view.layoutIfNeeded()
    let wide = CGSize(width: 80, height: 30)
    let isVertical = style.roundAxis == .horizontal
    #expect(view.entrySize == (isVertical ? wide : CGSize(width: 30, height: 80)))
    #expect(view.entry(at: 0)?.frame.size == view.entrySize)
    view.delegate = source
    source.size = CGSize(width: 44, height: 22)
    view.layoutIfNeeded()
    #expect(view.entrySize == source.size)
    #expect(view.entry(at: 3)?.frame.size == source.size)
  }

  @Test(arguments: areaCases.map(\.0))
  func `entries, matches and points have the engine's frames`(style: BracketStyle) throws {
    source.rounds = 3
    source.missing = [5]
    let view = BracketView(source, style: style)
    let bracket = try BinaryBracket(numberOfRounds: 3, missing: [5])
    let frames = BracketLayout(style: style).frames(of: bracket, in: Size(width: 500, height: 500))
    let entries = view.entryFrames(8)
    #expect(frames.entries.count == 7)
    #expect(frames.matches.count == 6)
    for entry in frames.entries {
      #expect(CGRect(entry.frame).isClose(to: entries[entry.index]))
    }
    for frame in frames.matches {
      let match = try #require(view.match(at: frame.path))
      #expect(CGRect(frame.frame).isClose(to: view.matchFrame(frame.path.round, frame.path.item)))
      let center = match.convert(match.imageView.center, to: view)
      #expect(abs(center.x - frame.imageCenter.x) < 1e-9)
      #expect(abs(center.y - frame.imageCenter.y) < 1e-9)
      #expect(match.winnerPoints?.count == 1)
      #expect(match.matchPath == frame.path)
    }
  }

  @Test func `2.6: winner points are in the match's coordinates`() throws {
    source.tree = try Bracket(numberOfWinners: 3, winnerIndexes: [0, 2, 3]) { $0.addEntries(5) }
    let view = BracketView(source)
    let tree = try #require(source.tree)
    let frames = BracketLayout(style: .left).frames(of: tree, in: Size(width: 500, height: 500))
    let match = try #require(frames.matches.first)
    let points = view.match(at: match.path)?.winnerPoints ?? []
    #expect(points.count == 3)
    #expect(points == frames.points(of: match).map { CGPoint($0 - match.frame.origin) })
  }

  @Test func `1.2: winner points are nil until a match is laid out`() {
    #expect(BracketMatchView().winnerPoints == nil)
    #expect(BracketMatchView().matchPath == nil)
    #expect(BracketMatchView().frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(BracketEntryView().frame == CGRect(x: 0, y: 0, width: 80, height: 30))
    #expect(BracketEntryView().index == nil)
    #expect(BracketEntryView().clipsToBounds)
    #expect(BracketEntryView().backgroundColor === UIColor.clear)
    #expect(BracketMatchView().backgroundColor === UIColor.clear)
  }

  @Test func `2.4.5: the image view is created on first access and stays centered`() throws {
    let view = BracketView(source)
    let match = try #require(view.match(at: MatchPath(round: 2, item: 0)))
    #expect(match.subviews.isEmpty)
    let image = match.imageView
    #expect(match.subviews == [image])
    #expect(match.imageView === image)
    #expect(image.bounds.size == CGSize(width: 10, height: 10))
    let center = CGPoint(x: match.bounds.midX, y: match.bounds.midY)
    #expect(abs(image.center.x - center.x) < 1e-9)
    #expect(abs(image.center.y - center.y) < 1e-9)
    let old = image.center
    match.imageSize = CGSize(width: 30, height: 20)
    #expect(image.bounds.size == match.imageSize)
    #expect(image.center == old)
    view.frame.size = CGSize(width: 900, height: 700)
    view.layoutIfNeeded()
    #expect(abs(image.center.x - match.bounds.midX) < 1e-9)
    #expect(abs(image.center.y - match.bounds.midY) < 1e-9)
  }

  @Test func `2.4.5: an image view created before the match is placed is centered`() {
    let match = BracketMatchView()
    #expect(match.imageView.center == CGPoint(x: 25, y: 25))
  }
}
