/// The matches of a tournament without what its picture writes beside them: two choices of columns
/// that read the same tournament do not contradict each other.
package struct ReadTournament: Equatable {
  /// A match by its place in the tournament.
  package struct Match: Hashable {
    let stage: Int
    let group: Int?
    let round: Int?
    let sides: Set<String>
    let winner: String?

    /// Creates a match.
    package init(stage: Int, group: Int?, round: Int?, sides: Set<String>, winner: String?) {
      (self.stage, self.group, self.round) = (stage, group, round)
      (self.sides, self.winner) = (sides, winner)
    }
  }

  private let matches: [Match: Int]

  /// Creates a tournament from its matches.
  package init(_ all: [Match]) {
    matches = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
  }
}
