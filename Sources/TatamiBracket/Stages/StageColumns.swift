/// The columns of an elimination's rounds along the layer axis (Specification/formats.md §10).
struct StageColumns {
  private let brackets: StageBrackets
  private let isCompact: Bool
  /// The number of collapsed rounds of the upper half.
  let collapsedRounds: Int
  /// Whether the second half follows the final.
  let isTwoSided: Bool

  init(_ brackets: StageBrackets, _ style: StageLayoutStyle) {
    self.brackets = brackets
    isCompact = style.isCompact
    collapsedRounds = min(max(style.collapsedRounds, 0), max(brackets.upperRounds - 1, 0))
    isTwoSided =
      style.style.isTwoSided && !brackets.isDouble && brackets.upperRounds - collapsedRounds > 1
  }

  /// Returns the column of a round, counted from the first shown one; below 0 if it is collapsed.
  func column(of part: StageBrackets.Part, round: Int) -> Int {
    absoluteColumn(of: part, round: round) - first
  }

  /// Returns the column after the final that mirrors a column before it.
  func secondColumn(of column: Int) -> Int {
    2 * (brackets.upperRounds - 1 - first) - column
  }

  /// The column of the first round that is not collapsed.
  var first: Int { collapsedRounds == 0 ? 0 : upperColumn(ofRound: collapsedRounds + 1) }

  private func absoluteColumn(of part: StageBrackets.Part, round: Int) -> Int {
    switch part {
    case .upper: upperColumn(ofRound: round)
    case .lower: round - 1
    case .grandFinal: finalColumn + round - 1
    case .besideFinal: brackets.isDouble ? finalColumn : brackets.upperRounds - 1
    }
  }

  private func upperColumn(ofRound round: Int) -> Int {
    if isCompact || brackets.lowerRounds == 0 { return round - 1 }
    if brackets.skipsFirstRound { return 2 * round - 1 }
    return round == 1 ? 0 : 2 * round - 3
  }

  /// The column of the first grand final.
  private var finalColumn: Int { upperColumn(ofRound: brackets.upperRounds) + 1 }

  /// The number of matches of an upper round in each half of a two-sided layout.
  func halfCount(ofRound round: Int) -> Int {
    1 << min(max(brackets.upperRounds - round - 1, 0), 40)
  }

  /// Whether a match is in the half after the final of a two-sided layout.
  func isSecondHalf(_ match: StageBrackets.Match) -> Bool {
    isTwoSided && match.part == .upper && match.round < brackets.upperRounds
      && match.number > halfCount(ofRound: match.round)
  }

  /// Returns the number of rounds that have halved the matches before a round.
  func halvings(of part: StageBrackets.Part, round: Int) -> Int {
    part == .lower ? (round + 1) / 2 - 1 - first / 2 : round - 1 - collapsedRounds
  }
}
