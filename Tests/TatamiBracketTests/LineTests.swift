import TatamiBracket
import TatamiGeometry
import TestSupport
import Testing

/// The part that each line has in the bracket.
@Suite struct LineTests {
  private static let size = Size(width: 700, height: 600)

  @Test(arguments: BracketStyleTests.all)
  func `the decided lines are the winners' lines`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 31)
    for _ in 0..<100 {
      let layout = BracketLayout(style: style)
      for frames in [
        layout.frames(of: try random.bracket(), in: Self.size),
        layout.frames(of: try random.binaryBracket(), in: Self.size),
      ] {
        #expect(frames.lines.allSatisfy { !$0.isDecided })
        #expect(frames.winnerLines.allSatisfy { $0.isDecided })
        let others = frames.allLines.filter { $0.segment != .incoming }
        #expect(others.allSatisfy { $0.isDecided == $0.leadsToWin })
      }
    }
  }

  @Test(arguments: BracketStyleTests.all)
  func `segments run along their axes`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 37)
    for _ in 0..<100 {
      let layout = BracketLayout(style: style)
      for frames in [
        layout.frames(of: try random.bracket(), in: Self.size),
        layout.frames(of: try random.binaryBracket(), in: Self.size),
      ] {
        let root = frames.allLines.map(\.match.round).max()
        for line in frames.allLines {
          let axis = axis(of: line.segment, in: style, isRoot: line.match.round == root)
          guard let axis else { continue }
          #expect(line.start[axis.cross] == line.end[axis.cross])
        }
      }
    }
  }

  /// The axis of a segment; nil for the final of a two-sided style, whose crossbar has both.
  private func axis(
    of segment: BracketFrames.Segment,
    in style: BracketStyle,
    isRoot: Bool
  ) -> Axis? {
    switch segment {
    case .incoming: style.roundAxis
    case .crossbar: style.isTwoSided && isRoot ? nil : style.entryAxis
    case .elbow: style.entryAxis
    case .champion: style.isTwoSided ? style.entryAxis : style.roundAxis
    }
  }

  @Test(arguments: [BracketStyle.left, .right, .top, .bottom])
  func `every match has two incoming lines that end in its column`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 41)
    for _ in 0..<100 {
      let bracket = try random.binaryBracket()
      let layout = BracketLayout(style: style)
      guard bracket.numberOfEntries > 0 else { continue }
      let tree = try layout.frames(of: Bracket(bracket), in: Self.size)
      for frames in [layout.frames(of: bracket, in: Self.size), tree] {
        for match in frames.matches {
          let incoming = frames.lines(.incoming, of: match.path)
          #expect(incoming.count == 2)
          for line in incoming {
            let distance = line.end[style.roundAxis] - match.imageCenter[style.roundAxis]
            #expect(abs(distance) < 1e-9)
          }
        }
      }
    }
  }

  @Test(arguments: BracketStyleTests.all)
  func `the winner's incoming line leads to the win`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 43)
    for _ in 0..<100 {
      let bracket = try random.binaryBracket()
      let frames = BracketLayout(style: style).frames(of: bracket, in: Self.size)
      for match in frames.matches {
        let incoming = frames.lines(.incoming, of: match.path)
        let isFinal = style.isTwoSided && match.path.round == bracket.numberOfRounds
        let axis = isFinal ? style.roundAxis : style.entryAxis
        let won = Set(incoming.filter(\.leadsToWin).map { $0.start[axis] })
        let lost = Set(incoming.filter { !$0.leadsToWin }.map { $0.start[axis] })
        switch bracket.winningSide(at: match.path) {
        case nil: #expect(won.isEmpty)
        case .home: #expect(won.max() ?? .infinity <= lost.min() ?? -.infinity)
        case .away: #expect(lost.max() ?? .infinity <= won.min() ?? -.infinity)
        }
      }
    }
  }

  @Test func `the line of a winner who loses the next match is decided`() throws {
    let bracket = try Bracket(winnerIndexes: [1]) {
      $0.addBracket(winnerIndexes: [0]) { $0.addEntries(2) }
      $0.addEntries()
    }
    let frames = BracketLayout().frames(of: bracket, in: Self.size)
    let final = frames.lines(.incoming, of: MatchPath(round: 2, item: 0))
    #expect(final.map(\.isDecided) == [true, true])
    #expect(final.map(\.leadsToWin) == [true, false])
  }

  @Test(arguments: BracketStyleTests.all)
  func `every winner of the root has a champion's line`(style: BracketStyle) throws {
    let bracket = try Bracket(numberOfWinners: 3, winnerIndexes: [0]) {
      $0.addBracket(numberOfWinners: 2) { $0.addEntries(4) }
      $0.addBracket(numberOfWinners: 2) { $0.addEntries(4) }
    }
    let frames = BracketLayout(style: style).frames(of: bracket, in: Self.size)
    let root = MatchPath(round: 2, item: 0)
    #expect(frames.lines(.champion, of: root).count == 3)
    #expect(frames.allLines.count { $0.segment == .champion } == 3)
  }

  @Test func `lines of a deep chain have the paths of their matches`() throws {
    let depth = 70_000
    var builder = BracketBuilder()
    for _ in 1..<depth {
      builder.addEntries()
      builder.beginBracket()
    }
    builder.addEntries(2)
    for _ in 1..<depth {
      builder.endBracket()
    }
    let bracket = try builder.build()
    let frames = BracketLayout().frames(of: bracket, in: Self.size)
    let rounds = Set(frames.lines.filter { $0.segment == .incoming }.map(\.match.round))
    #expect(rounds == Set(1...depth))
  }
}

extension BracketFrames {
  /// Returns a match's lines of one segment by their starting points.
  fileprivate func lines(_ segment: Segment, of match: MatchPath) -> [Line] {
    allLines.filter { $0.segment == segment && $0.match == match }
      .sorted { ($0.start.x, $0.start.y) < ($1.start.x, $1.start.y) }
  }
}

extension BracketFrames.Line {
  /// The points where the line begins and ends.
  var ends: [Point] { [start, end] }
}
