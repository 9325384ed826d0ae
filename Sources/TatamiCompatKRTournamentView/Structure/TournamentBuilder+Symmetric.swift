public import TatamiBracket
import TatamiUIKit

extension TournamentBuilder {
  /// Creates a builder in which all brackets have the same numbers of contestants and winners.
  ///
  /// Numbers that do not fit result in a builder without children; the mistake is written to the
  /// console.
  ///
  /// - Parameters:
  ///   - numberOfLayers: The number of layers, at least 1.
  ///   - numberOfEntries: The number of contestants of a bracket.
  ///   - numberOfWinners: The number of winners of a bracket; it divides the contestants and is at
  ///     most half of them.
  ///   - handler: Returns the indexes of the winners of a bracket.
  public convenience init(
    numberOfLayers: Int,
    numberOfEntries: Int = 2,
    numberOfWinners: Int = 1,
    handler: ((MatchPath) -> [Int])? = nil
  ) {
    self.init(numberOfWinners: numberOfWinners)
    do throws(BracketError) {
      let bracket = try TatamiBracket.Bracket.symmetric(
        numberOfRounds: numberOfLayers,
        entriesPerBracket: numberOfEntries,
        numberOfWinners: numberOfWinners,
        winnerIndexes: handler ?? { _ in [] }
      )
      addChildren(of: bracket)
    } catch {
      writeDiagnostic("the tournament is not built: \(error)")
    }
  }

  /// Returns the formatted bracket of a builder with these numbers.
  public static func build(
    numberOfLayers: Int,
    numberOfEntries: Int = 2,
    numberOfWinners: Int = 1,
    handler: ((MatchPath) -> [Int])? = nil
  ) -> Bracket {
    TournamentBuilder(
      numberOfLayers: numberOfLayers,
      numberOfEntries: numberOfEntries,
      numberOfWinners: numberOfWinners,
      handler: handler
    ).build(format: true)
  }

  /// Adds the children of a bracket, and sets its winners.
  private func addChildren(of bracket: TatamiBracket.Bracket) {
    var open: [TournamentBuilder] = []
    for step in bracket.steps() {
      switch step {
      case .entry:
        open.last?.children.append(.entry)
      case .begin(let numberOfWinners, let winnerIndexes):
        let builder = open.isEmpty ? self : TournamentBuilder()
        builder.numberOfWinners = numberOfWinners
        builder.winnerIndexes = winnerIndexes
        open.last?.children.append(.bracket(builder))
        open.append(builder)
      case .end:
        open.removeLast()
      }
    }
  }
}
