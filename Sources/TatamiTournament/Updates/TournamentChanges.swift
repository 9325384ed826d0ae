/// The records that an update has changed.
public struct TournamentChanges: Equatable, Sendable {
  /// The indexes of the matches, in the order of their changes, each one once.
  public private(set) var matches: [Int] = []
  /// Whether stages, games or participants were added or removed.
  public internal(set) var includesStructure = false

  mutating func add(match: Int) {
    // An update changes about two matches per round.
    if !matches.contains(match) { matches.append(match) }
  }
}
