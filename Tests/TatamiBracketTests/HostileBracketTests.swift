import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiBracket

@Suite struct HostileBracketTests {
  private static let twoSided = BracketStyle.leftRight(direction: .top)

  @Test(arguments: [BracketStyle.left, .topBottom(direction: .left)])
  func `a chain of many rounds is laid out`(style: BracketStyle) throws {
    // A recursion with 300 bytes per round would exhaust a stack of 8 MB.
    let depth = Thoroughness.cases(30_000, thorough: 100_000)
    var builder = BracketBuilder(winnerIndexes: [0])
    for _ in 1..<depth {
      builder.addEntries()
      builder.beginBracket(winnerIndexes: [1])
    }
    builder.addEntries(2)
    for _ in 1..<depth {
      builder.endBracket()
    }
    let bracket = try builder.build()
    let size = Size(width: 5_000, height: 5_000)
    let frames = BracketLayout(style: style).frames(of: bracket, in: size)
    #expect(bracket.numberOfRounds == depth)
    #expect(bracket.numberOfEntries == depth + 1)
    #expect(frames.matches.count == depth)
    #expect(frames.matches.allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
  }

  @Test func `ten thousand winners of one match leave at different points`() throws {
    let count = 10_000
    let bracket = try Bracket(
      numberOfWinners: count,
      winnerIndexes: Array((0..<count).reversed())
    ) {
      $0.addEntries(count)
    }
    let frames = BracketLayout().frames(of: bracket, in: Size(width: 500, height: 100_000))
    let match = try #require(frames.matches.first)
    #expect(frames.points(of: match).count == count)
    let ends = frames.winnerLines.suffix(count).map(\.start)
    #expect(ends == Array(frames.points(of: match)))
  }

  @Test func `winners take the same points as in a linear search`() {
    var random = SeededRandom(seed: 29)
    var free = FreePoints()
    for _ in 0..<500 {
      var span = StructurePass.Span()
      span.add(random.double(in: 0...100))
      span.add(random.double(in: 0...100))
      span.numberOfSlots = random.int(in: 2...9)
      span.numberOfWinners = random.int(in: 1...20)
      let spread = StructurePass.Spread(span, toward: nil)
      var left = Array(0..<spread.count)
      free.reset(count: spread.count)
      for _ in 0..<(spread.count + 1) {
        let position = random.double(in: -20...120)
        let nearest = left.min { abs(spread[$0] - position) < abs(spread[$1] - position) }
        #expect(free.take(nearestTo: position, of: spread) == nearest)
        left.removeAll { $0 == nearest }
      }
    }
  }

  @Test func `a final with one child joins it from its own side`() throws {
    let bracket = try Bracket(winnerIndexes: [0]) { $0.addBracket { $0.addEntries(2) } }
    let frames = BracketLayout(style: Self.twoSided)
      .frames(of: bracket, in: Size(width: 370, height: 100))
    #expect(frames.entries.allSatisfy { $0.frame.minX == 290 })
    #expect(frames.matches.map(\.path) == [MatchPath(round: 1, item: 0)])
    #expect(frames.allLines.allSatisfy { min($0.start.x, $0.end.x) >= 185 - 1e-9 })
    let champion = frames.winnerLines.filter { $0.segment == .champion }
    #expect(champion.map(\.ends) == [[Point(x: 185, y: 50), Point(x: 185, y: 30)]])
  }

  @Test func `a final with one child and two winners is still a match`() throws {
    let bracket = try Bracket { $0.addBracket(numberOfWinners: 2) { $0.addEntries(3) } }
    let frames = BracketLayout(style: Self.twoSided)
      .frames(of: bracket, in: Size(width: 370, height: 100))
    #expect(frames.matches.map(\.path.round) == [2, 1])
  }

  @Test func `a bracket with one contestant is no match, however many winners it declares`() throws
  {
    let bracket = try Bracket {
      $0.addBracket(numberOfWinners: 1) {
        $0.addBracket(numberOfWinners: 3) { $0.addEntries() }
      }
      $0.addEntries()
    }
    let frames = BracketLayout().frames(of: bracket, in: Size(width: 400, height: 200))
    #expect(frames.matches.map(\.path.round) == [3])
  }

  @Test func `lines begin at the middles of entries even if the other side is crowded`() throws {
    let bracket = try Bracket {
      $0.addBracket { $0.addEntries(20) }
      $0.addBracket { $0.addEntries(2) }
    }
    let frames = BracketLayout(style: Self.twoSided)
      .frames(of: bracket, in: Size(width: 400, height: 200))
    let starts = Set(frames.lines.filter { $0.start.x == 315 }.map(\.start.y))
    #expect(frames.entries.suffix(2).map(\.frame.height) == [30, 30])
    #expect(starts == Set(frames.entries.suffix(2).map(\.frame.midY)))
  }

  @Test func `a view narrower than its entries has rounds without extent`() throws {
    let bracket = try Bracket.symmetric(numberOfRounds: 2)
    for style in BracketStyleTests.all {
      let frames = BracketLayout(style: style).frames(of: bracket, in: Size(width: 50, height: 50))
      #expect(frames.entries.count == 4)
      #expect(frames.matches.count == 3)
      #expect(frames.drawing.size[style.roundAxis] == 0)
    }
  }
}
