import TatamiBracket
import TatamiGeometry
import TestSupport
import Testing

/// The paths of all matches, found without a layout.
@Suite struct MatchPathListTests {
  @Test(arguments: BracketStyleTests.all)
  func `paths are those of the laid-out matches, in their order`(style: BracketStyle) throws {
    var random = SeededRandom(seed: 47)
    let layout = BracketLayout(style: style)
    let size = Size(width: 1_234.5, height: 6_789)
    for _ in 0..<Thoroughness.cases(80, thorough: 300) {
      let (tree, bracket) = (try random.bracket(), try random.binaryBracket())
      #expect(tree.matchPaths() == layout.frames(of: tree, in: size).matches.map(\.path))
      #expect(bracket.matchPaths() == layout.frames(of: bracket, in: size).matches.map(\.path))
    }
  }

  @Test func `a view without any extent has the same matches`() throws {
    let tree = try Bracket.symmetric(numberOfRounds: 3)
    #expect(tree.matchPaths().count == 7)
    #expect(tree.matchPaths() == BracketLayout().frames(of: tree, in: .zero).matches.map(\.path))
  }

  @Test func `entries and pass-through brackets are no matches`() throws {
    #expect(try Bracket { $0.addEntries() }.matchPaths().isEmpty)
    let passThrough = try Bracket {
      $0.addBracket { $0.addBracket(numberOfWinners: 5) { $0.addEntries() } }
    }
    #expect(passThrough.matchPaths().isEmpty)
  }

  @Test func `a deep chain has as many matches as rounds`() throws {
    let depth = 100_000
    var builder = BracketBuilder()
    for _ in 1..<depth {
      builder.addEntries()
      builder.beginBracket()
    }
    builder.addEntries(2)
    for _ in 1..<depth {
      builder.endBracket()
    }
    let paths = try builder.build().matchPaths()
    #expect(paths == (1...depth).reversed().map { MatchPath(round: $0, item: 0) })
  }
}
