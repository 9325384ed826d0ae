import TatamiBracket
import TatamiGeometry
import TestSupport

extension SeededRandom {
  /// Returns a binary bracket with empty slots and some decided matches.
  mutating func binaryBracket() throws -> BinaryBracket {
    let numberOfRounds = int(in: 1...5)
    let gaps = double(in: 0...0.7)
    let missing = (0..<(1 << numberOfRounds)).filter { _ in chance(gaps) }
    var sides: [MatchPath: BinaryBracket.Side] = [:]
    for index in 0..<((1 << numberOfRounds) - 1) where chance(0.6) {
      if let path = MatchPath(serialIndex: index, numberOfRounds: numberOfRounds) {
        sides[path] = chance(0.5) ? .home : .away
      }
    }
    return try BinaryBracket(numberOfRounds: numberOfRounds, missing: missing, winningSides: sides)
  }

  /// Returns a tree with arbitrary numbers of winners and winner indexes, invalid ones included.
  mutating func bracket() throws -> Bracket {
    var builder = BracketBuilder(numberOfWinners: int(in: 1...4), winnerIndexes: winnerIndexes())
    addChildren(to: &builder, depth: 0)
    return try builder.build()
  }

  private mutating func addChildren(to builder: inout BracketBuilder, depth: Int) {
    for _ in 0..<int(in: 1...4) {
      guard depth < 5, chance(0.55) else {
        builder.addEntries()
        continue
      }
      builder.beginBracket(
        numberOfWinners: chance(0.1) ? int(in: 1...40) : int(in: 1...3),
        winnerIndexes: winnerIndexes()
      )
      addChildren(to: &builder, depth: depth + 1)
      builder.endBracket()
    }
  }

  private mutating func winnerIndexes() -> [Int] {
    (0..<int(in: 0...3)).map { _ in int(in: -1...6) }
  }

  mutating func size(upTo limit: Double) -> Size {
    Size(width: double(in: 0...limit), height: double(in: 0...limit))
  }
}
