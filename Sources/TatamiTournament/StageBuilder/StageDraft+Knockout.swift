import TatamiDocuments

extension StageDraft {
  /// The maximum number of rounds of a bracket: 131,072 slots.
  static let roundLimit = 17

  /// Creates the bracket of a knockout, with the match for the third rank.
  init(_ knockout: Knockout, name: String) {
    let rounds = BracketSlots(knockout).rounds
    format = .singleElimination
    self.name = name
    groups = [Group(rounds: rounds)]
    settings.size = 1 << rounds.count
    settings.seedOrdering = [.natural]
    settings.matchesChildCount = 0
    settings.consolationFinal = false
    guard rounds.count > 1, let third = knockout.thirdPlaceMatch else { return }
    settings.consolationFinal = true
    let isSwapped = Self.isFromSecondSemifinal(third.home, of: knockout)
    let (home, away) = isSwapped ? (third.away, third.home) : (third.home, third.away)
    let match = Match(
      number: 1,
      first: Slot(home, position: 1),
      second: Slot(away, position: 2),
      played: third,
      isSwapped: isSwapped
    )
    groups.append(Group(rounds: [Round(name: third.round, matches: [match])]))
  }

  /// Checks the number of rounds of a bracket.
  static func validateRounds(of knockout: Knockout) throws(MatchListError) {
    guard let final = knockout.matches.last, final.layer > roundLimit else { return }
    let location = final.location ?? SourceLocation(file: "", line: 0)
    throw .tooManyRounds(location, rounds: final.layer, limit: roundLimit)
  }

  /// Creates a stage of one placement match, with the name of its round.
  init(placement match: Knockout.Match) {
    format = .singleElimination
    name = match.round.isEmpty ? "Placement match" : match.round
    let single = Match(number: 1, match, firstPosition: 1, secondPosition: 2)
    groups = [Group(rounds: [Round(name: match.round, matches: [single])])]
    settings.size = 2
    settings.seedOrdering = [.natural]
    settings.matchesChildCount = 0
    settings.consolationFinal = false
  }

  private static func isFromSecondSemifinal(_ side: Knockout.Side, of knockout: Knockout) -> Bool {
    guard case .loser(let lost) = side.origin, let final = knockout.matches.last,
      case .winner(let second) = final.away.origin
    else { return false }
    return lost == second
  }
}

extension Tournament {
  /// Creates a tournament with a single elimination; other placement matches become separate
  /// stages.
  ///
  /// - Parameter name: The name of the stage, which is not empty.
  /// - Throws: `MatchListError.tooManyRounds` for more than 17 rounds.
  /// - Complexity: O(2ʳ) in the rounds.
  public init(_ knockout: Knockout, name: String) throws(MatchListError) {
    try StageDraft.validateRounds(of: knockout)
    self.init()
    append(StageDraft(knockout, name: name))
    for match in knockout.placementMatches { append(StageDraft(placement: match)) }
  }
}
