/// The possible numbers of the rounds of a losers' bracket, some of which have no matches because
/// of byes.
struct LowerRounds {
  private let builder: KnockoutBuilder
  /// The round in which each team can enter, from 1; nil if unknown.
  private let entryRounds: [Int?]
  /// The number of rounds of the complete bracket.
  private let count: Int

  init(_ builder: KnockoutBuilder, entryRounds: [Int?], count: Int) {
    self.builder = builder
    self.entryRounds = entryRounds
    self.count = count
  }

  /// The possible numbers of the file's rounds, the most likely first.
  ///
  /// A round named as the final is the last one; without such a round, the first rounds are as
  /// early as possible.
  var candidates: [[Int]] {
    guard let last = builder.order.last else { return [] }
    return builder.rounds[last].name.isFinal ? [latest(endingAt: count)] : [earliest, latest()]
  }

  private var earliest: [Int] {
    var numbers: [Int] = []
    for (index, round) in builder.order.enumerated() {
      let first = (numbers.last ?? 0) + 1
      let limit = count - (builder.order.count - 1 - index)
      numbers.append((first...max(first, limit)).first { isPossible(round, $0) } ?? first)
    }
    return numbers.allSatisfy { $0 <= count } ? numbers : latest()
  }

  /// Returns the numbers of rounds that are as late as possible.
  ///
  /// - Parameter final: The number of the last round, nil for any.
  private func latest(endingAt final: Int? = nil) -> [Int] {
    var numbers = [final].compactMap(\.self)
    for (index, round) in builder.order.enumerated().reversed().dropFirst(numbers.count) {
      let last = (numbers.last ?? count + 1) - 1
      let number = stride(from: last, through: index + 1, by: -1).first { isPossible(round, $0) }
      numbers.append(number ?? last)
    }
    return numbers.reversed()
  }

  /// Returns whether a round's matches can belong to the round with a number: all teams have
  /// entered by then, and in even rounds one team of each match enters.
  private func isPossible(_ round: Int, _ number: Int) -> Bool {
    builder.rounds[round].ties.allSatisfy { tie in
      let entries = builder.ties[tie].teams.map { entryRounds[$0] ?? 1 }
      guard entries.allSatisfy({ $0 <= number }) else { return false }
      guard number % 2 == 0, entries.count == 2 else { return true }
      return entries.count { $0 == number } == 1
    }
  }
}
