import TatamiTournamentViews
import TatamiHost
import TatamiGeometry
import Testing
import TestSupport

@MainActor
@Suite(.environment) struct BracketLinesTests {
  let source = FakeSource()

  /// Returns the path of lines in the coordinates of the drawing area.
  private func path(_ lines: [BracketFrames.Line], in frames: BracketFrames) -> CGPath {
    let path = CGMutablePath()
    for line in lines {
      path.move(to: CGPoint(line.start - frames.drawing.origin))
      path.addLine(to: CGPoint(line.end - frames.drawing.origin))
    }
    return path
  }

  @Test func `2.7: preferred sides move lines to the winners' path`() throws {
    source.preferred = [
      MatchPath(round: 1, item: 0): .away, MatchPath(round: 2, item: 0): .home,
      MatchPath(round: 7, item: 7): .home,
    ]
    let view = BracketView(source)
    let bracket = try BinaryBracket(numberOfRounds: 2, winningSides: source.preferred)
    let frames = BracketLayout(style: .left).frames(of: bracket, in: Size(width: 500, height: 500))
    #expect(frames.winnerLines.count > 2)
    let paths = view.shapes.map(\.path)
    #expect(paths == [path(frames.lines, in: frames), path(frames.winnerLines, in: frames)])
  }

  @Test func `2.7: a tree's winners move lines as well`() throws {
    let tree = try Bracket(winnerIndexes: [1]) {
      $0.addBracket(winnerIndexes: [0]) { $0.addEntries(2) }
      $0.addBracket(winnerIndexes: [1]) { $0.addEntries(3) }
    }
    source.tree = tree
    let style = BracketStyle.topBottom(direction: .left)
    let view = BracketView(source, style: style)
    let frames = BracketLayout(style: style).frames(of: tree, in: Size(width: 500, height: 500))
    let paths = view.shapes.map(\.path)
    #expect(paths == [path(frames.lines, in: frames), path(frames.winnerLines, in: frames)])
  }

  @Test(arguments: [(winners: [1], isWinners: false), (winners: [], isWinners: true)])
  func `with the extent unbeaten, only lines to lost matches are ordinary`(
    winners: [Int],
    isWinners: Bool
  ) throws {
    let tree = try Bracket(winnerIndexes: winners) {
      $0.addBracket(winnerIndexes: [0]) { $0.addEntries(2) }
      $0.addBracket(winnerIndexes: [0]) { $0.addEntries(2) }
    }
    source.tree = tree
    let view = BracketView(source)
    view.lineAppearance.winnerExtent = .unbeaten
    view.layoutIfNeeded()
    let frames = BracketLayout(style: .left).frames(of: tree, in: Size(width: 500, height: 500))
    let final = MatchPath(round: 2, item: 0)
    let line = try #require(
      frames.winnerLines.first { $0.match == final && $0.segment == .incoming && !$0.leadsToWin }
    )
    let ends = [line.start, line.end].map { CGPoint($0 - frames.drawing.origin) }
    #expect(view.lines(ofShape: 1).contains(ends) == isWinners)
  }

  @Test func `a winner's line ends halfway to a match that its winner does not win`() throws {
    let tree = try Bracket(winnerIndexes: [1]) {
      $0.addBracket(winnerIndexes: [0]) { $0.addEntries(2) }
      $0.addBracket(winnerIndexes: [0]) { $0.addEntries(2) }
    }
    source.tree = tree
    let view = BracketView(source)
    let frames = BracketLayout(style: .left).frames(of: tree, in: Size(width: 500, height: 500))
    let lost = try #require(frames.winnerLines.first { !$0.leadsToWin })
    #expect(frames.winnerLines.count { !$0.leadsToWin } == 1)
    let (start, end) = (lost.start - frames.drawing.origin, lost.end - frames.drawing.origin)
    let middle = Point(x: (start.x + end.x) / 2, y: start.y)
    #expect(view.lines(ofShape: 1).contains([CGPoint(start), CGPoint(end)]))
    view.lineAppearance.winnerExtent = .half
    view.layoutIfNeeded()
    let (ordinary, winners) = (view.lines(ofShape: 0), view.lines(ofShape: 1))
    #expect(ordinary.contains([CGPoint(middle), CGPoint(end)]))
    #expect(winners.contains([CGPoint(start), CGPoint(middle)]))
    #expect(winners.count == frames.winnerLines.count)
    #expect(ordinary.count == frames.lines.count + 1)
  }

  @Test func `1.1: lines have the label's color, winners' red, one point wide with square caps`() {
    let view = BracketView(frame: BracketView.square)
    #expect(view.lineAppearance.color === UIColor.label)
    #expect(view.lineAppearance.winnerColor === UIColor.red)
    #expect(view.lineAppearance.width == 1)
    #expect(view.lineAppearance.winnerWidth == nil)
    #expect(!view.fixOrientation)
    #expect(view.style == .left)
    #expect(view.shapes.map(\.strokeColor) == [UIColor.black.cgColor, UIColor.red.cgColor])
    #expect(view.shapes.map(\.lineWidth) == [1, 1])
    #expect(view.shapes.allSatisfy { $0.fillColor == nil && $0.lineCap == .square })
  }

  @Test func `1.1: the winners' width is the lines' unless it is set`() {
    let view = BracketView(frame: BracketView.square)
    view.lineAppearance.width = 3
    #expect(view.shapes.map(\.lineWidth) == [3, 3])
    view.lineAppearance.winnerWidth = 5
    #expect(view.shapes.map(\.lineWidth) == [3, 5])
    view.lineAppearance.winnerWidth = nil
    #expect(view.shapes.map(\.lineWidth) == [3, 3])
  }

  @Test func `line colors follow the traits`() {
    let view = BracketView(frame: BracketView.square)
    view.lineAppearance.color = .label
    view.lineAppearance.winnerColor = UIColor { $0.userInterfaceStyle == .dark ? .yellow : .blue }
    #expect(view.shapes.map(\.strokeColor) == [UIColor.black.cgColor, UIColor.blue.cgColor])
    view.overrideUserInterfaceStyle = .dark
    #expect(view.shapes.map(\.strokeColor) == [UIColor.white.cgColor, UIColor.yellow.cgColor])
  }

  @Test func `2.7: lines are behind the matches`() {
    let view = BracketView(source)
    let layers = view.areas[0].layer.sublayers ?? []
    #expect(layers.prefix(2).allSatisfy { $0 is CAShapeLayer })
    #expect(layers.count == 5)
  }

  @Test(arguments: [CGSize.zero, CGSize(width: 1, height: 1), CGSize(width: 1e7, height: 3)])
  func `views of any size are laid out`(size: CGSize) {
    for style in [BracketStyle.left, .bottom, .leftRight(direction: .top)] {
      let view = BracketView(source, style: style)
      view.frame.size = size
      source.size = CGSize(width: 1e6, height: CGFloat.nan)
      view.layoutIfNeeded()
      #expect(view.entryFrames(4).compactMap(\.self).allSatisfy { $0.width.isFinite })
      #expect(!ViewRenderer.displayList(of: view).isEmpty)
    }
  }
}
