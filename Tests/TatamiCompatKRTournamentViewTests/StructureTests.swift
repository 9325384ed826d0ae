import TatamiCompatKRTournamentView
import TestSupport
import Testing

/// Structures and builders, hostile ones included.
@MainActor @Suite(.environment) struct StructureTests {
  private func path(_ layer: Int, _ item: Int) -> MatchPath { MatchPath(layer: layer, item: item) }

  @Test func `formatting counts layers down from the root`() throws {
    let cup = TournamentBuilder()
      .addBracket { TournamentBuilder(numberOfLayers: 1) }
      .addBracket { TournamentBuilder(numberOfLayers: 2) }
      .build(format: true)
    #expect(cup.matchPath == path(3, 0))
    let children = cup.children.compactMap { $0 as? Bracket }
    #expect(children.map(\.matchPath) == [path(2, 0), path(2, 1)])
    #expect(
      children[1].children.compactMap { ($0 as? Bracket)?.matchPath } == [path(1, 0), path(1, 1)]
    )
    #expect(cup.description.split(separator: "\n").count == 11)
    #expect(cup.description.hasSuffix("👤_5"))
  }

  @Test func `an unformatted bracket has no path`() {
    let bracket = Bracket(children: [Entry(), Entry()])
    #expect(bracket.matchPath == nil)
    #expect(bracket.description == "🔸[-]\n ▹︎ 👤_-\n ▹︎ 👤_-")
  }

  @Test func `formatting again changes nothing`() {
    let cup = TournamentBuilder.build(numberOfLayers: 3, numberOfEntries: 4, numberOfWinners: 2)
    #expect(cup == cup.formatted())
    #expect(cup.formatted().children == cup.children)
  }

  @Test func `structures of other types are left out and equal nothing`() {
    #expect(Bracket(children: [OtherStructure(), Entry()]).children.count == 1)
    #expect(OtherStructure() != OtherStructure())
    #expect(OtherStructure() != Entry())
    #expect(Bracket(children: []) != Entry())
    #expect(![OtherStructure()].isEmpty && [Entry()] as [TournamentStructure] == [Entry()])
  }

  @Test(arguments: [[0], [1], []])
  func `brackets differ by their winners`(indexes: [Int]) {
    let cup = Bracket(children: [Entry(), Entry()], winnerIndexes: indexes)
    #expect(cup != Bracket(children: [Entry(), Entry()], winnerIndexes: [2]))
    #expect(
      cup != Bracket(children: [Entry(), Entry()], numberOfWinners: 2, winnerIndexes: indexes)
    )
  }

  @Test func `the handler receives every path once`() {
    var paths: [MatchPath] = []
    let builder = TournamentBuilder(numberOfLayers: 2, numberOfEntries: 3) {
      paths.append($0)
      return [$0.item]
    }
    #expect(paths == [path(2, 0), path(1, 0), path(1, 1), path(1, 2)])
    #expect(builder.getChildBuilder(for: path(1, 2))?.winnerIndexes == [2])
    #expect(builder.getChildBuilder(for: path(2, 0)) === builder)
    for missing in [path(1, 3), path(2, 1), path(3, 0), path(0, 0), path(1, -1)] {
      #expect(builder.getChildBuilder(for: missing) == nil)
    }
  }

  @Test func `a change of a builder changes the builder that contains it`() {
    let child = TournamentBuilder().addEntry(2)
    let cup = TournamentBuilder().addBracket { child }.addBracket { child }
    child.addEntry().setWinnerIndexes([2])
    let brackets = cup.build().children.compactMap { $0 as? Bracket }
    #expect(brackets.map(\.children.count) == [3, 3])
    #expect(brackets.map(\.winnerIndexes) == [[2], [2]])
  }

  @Test(arguments: [
    (0, 2, 1), (-1, 2, 1), (25, 2, 1), (2, 3, 2), (2, 0, 1), (1, 2, 0), (20, 64, 1),
  ])
  func `numbers that do not fit build nothing and are reported`(
    layers: Int,
    entries: Int,
    winners: Int
  ) {
    var cup: Bracket?
    let reports = Reports.during {
      cup = TournamentBuilder.build(
        numberOfLayers: layers,
        numberOfEntries: entries,
        numberOfWinners: winners
      )
    }
    #expect(cup?.children.count == 0)
    #expect(reports.count == 1)
  }

  @Test func `a builder that contains itself builds nothing`() {
    let first = TournamentBuilder().addEntry()
    let second = TournamentBuilder().addBracket { first }
    first.addBracket { second }
    var cup: Bracket?
    let reports = Reports.during { cup = first.build(format: true) }
    #expect(cup?.children.count == 0)
    #expect(reports.map { $0.contains("contains itself") } == [true])
    #expect(first.getChildBuilder(for: path(1, 0)) == nil)
    #expect(first != second)
    #expect(first == first)
    first.children = []
  }

  @Test func `builders that double at every level build nothing`() {
    var builder = TournamentBuilder().addEntry(2)
    for _ in 0..<60 {
      let child = builder
      builder = TournamentBuilder(children: [.bracket(child), .bracket(child)])
    }
    let reports = Reports.during { #expect(builder.build().children.isEmpty) }
    #expect(reports.count == 1)
    #expect(builder == builder)
    #expect(builder.getChildBuilder(for: path(60, 1))?.children.count == 2)
  }

  @Test func `a chain of 30,000 builders is built, compared, found and released`() {
    func chain() -> TournamentBuilder {
      var builder = TournamentBuilder().addEntry(2)
      for _ in 1..<30_000 {
        let child = builder
        builder = TournamentBuilder().addEntry().addBracket { child }
      }
      return builder
    }
    let (left, right) = (chain(), chain())
    #expect(left == right)
    let cup = left.build(format: true)
    #expect(cup.matchPath == path(30_000, 0))
    #expect(cup == right.build(format: true))
    #expect(left.getChildBuilder(for: path(1, 0))?.children.count == 2)
    #expect(cup.formatted().children.count == 2)
  }

  @Test func `a builder takes at most a million entries`() {
    let builder = TournamentBuilder()
    let reports = Reports.during { builder.addEntry(.max).addEntry(-3) }
    #expect(builder.children.count == 1 << 20)
    #expect(reports.count == 1)
  }
}
