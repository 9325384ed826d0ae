/// The matches of a tournament without what its picture writes beside them: two choices of columns
/// that read the same tournament do not contradict each other.
struct ReadTournament: Equatable {
  /// A match by its place in the tournament.
  struct Match: Hashable {
    let stage: Int
    let group: Int?
    let round: Int?
    let sides: Set<String>
    let winner: String?
  }

  private let matches: [Match: Int]

  /// Creates a tournament from its matches.
  init(_ all: [Match]) {
    matches = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// Creates the matches of a tournament.
  init(_ tournament: Tournament) {
    let all = tournament.matches.map { match in
      let names = [Tournament.Side.first, .second].map { side in
        match.results[side]?.participant.map { tournament.participants[$0].name }
      }
      return Match(
        stage: match.stage,
        group: match.group,
        round: match.round,
        sides: Set(names.compactMap { $0 ?? nil }),
        winner: match.results.winner.flatMap { $0 == .first ? names[0] ?? nil : names[1] ?? nil }
      )
    }
    self.init(all)
  }
}
