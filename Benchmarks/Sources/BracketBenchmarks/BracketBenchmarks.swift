import Harness
import TatamiBracket
import TatamiGeometry

/// Measures the times of tournament layouts; with `--json`, prints the figures as JSON.
@main
struct BracketBenchmarks {
  private static let styles: [BracketStyle] = [.left, .leftRight(direction: .top)]
  private static let size = Size(width: 2_000, height: 100_000)

  static func main() throws {
    var report = Report()
    for style in styles {
      for layers in 4...16 {
        try addFull(layers, style: style, to: &report)
      }
    }
    for count in [1_000, 10_000, 100_000] {
      try addChain(count, to: &report)
      try addManyWinners(count, to: &report)
    }
    report.print(item: "match")
  }

  /// Measures full binary tournaments with all matches decided, with both sets of rules, and
  /// building the tree.
  private static func addFull(
    _ numberOfRounds: Int,
    style: BracketStyle,
    to report: inout Report
  ) throws {
    let layout = BracketLayout(style: style)
    let matches = (1 << numberOfRounds) - 1
    let runs = max(15, 4_000 / matches)
    var sides: [MatchPath: BinaryBracket.Side] = [:]
    for index in 0..<matches {
      let path = MatchPath(serialIndex: index, numberOfRounds: numberOfRounds)
      if let path { sides[path] = index % 3 == 0 ? .away : .home }
    }
    let layers = try BinaryBracket(numberOfRounds: numberOfRounds, winningSides: sides)
    let bracket = try Bracket(layers)
    let suffix = "\(style)/\(1 << numberOfRounds)"
    report.add(
      Measurement("bracket/layers/\(suffix)", count: matches, runs: runs) {
        layout.frames(of: layers, in: size)
      }
    )
    report.add(
      Measurement("bracket/structure/\(suffix)", count: matches, runs: runs) {
        layout.frames(of: bracket, in: size)
      }
    )
  }

  /// Measures a chain: every match has one entry and the winner of the previous match.
  private static func addChain(_ count: Int, to report: inout Report) throws {
    var builder = BracketBuilder(winnerIndexes: [0])
    for _ in 1..<count {
      builder.addEntries()
      builder.beginBracket(winnerIndexes: [1])
    }
    builder.addEntries(2)
    for _ in 1..<count {
      builder.endBracket()
    }
    let bracket = try builder.build()
    report.add(
      Measurement("bracket/chain/\(count)", count: count, runs: 15) {
        BracketLayout().frames(of: bracket, in: size)
      }
    )
  }

  /// Measures one match whose entries all win, per entry, in an unfavorable order.
  private static func addManyWinners(_ count: Int, to report: inout Report) throws {
    let order = (0..<count).map { $0 % 2 == 0 ? $0 / 2 : count - 1 - $0 / 2 }
    let bracket = try Bracket(numberOfWinners: count, winnerIndexes: order) {
      $0.addEntries(count)
    }
    report.add(
      Measurement("bracket/all-win/\(count)", count: count, runs: 15) {
        BracketLayout().frames(of: bracket, in: size)
      }
    )
  }
}
