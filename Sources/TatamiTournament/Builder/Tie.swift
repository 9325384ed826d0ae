/// A match of the tree that is being worked out: one row, two legs or a series.
struct Tie {
  /// A side of a tie.
  struct Side {
    /// The team's number, nil while it is not known.
    var team: Int?
    /// What the file says in place of a team.
    var standIn = ""
    var score: Int?
    var penalties: Int?
    /// The earlier tie whose winner this is.
    var source: Int?
  }

  /// The round's number; implied ties count on behind the file's rounds.
  var round: Int
  var home: Side
  var away: Side
  /// The rows in playing order.
  var legs: [Tournament.Leg] = []
  /// Whether one side goes on without playing.
  var isBye = false
  var winner: Tournament.Slot?
  /// The later tie the winner plays in.
  var parent: Int?

  /// A side by its slot.
  subscript(slot: Tournament.Slot) -> Side {
    get { slot == .home ? home : away }
    set {
      if slot == .home { home = newValue } else { away = newValue }
    }
  }

  /// Whether any row has a score.
  var isPlayed: Bool { home.score != nil }

  /// The side of a team that takes part.
  func slot(of team: Int) -> Tournament.Slot { home.team == team ? .home : .away }

  /// The team that goes on, if it is known.
  var winningTeam: Int? { winner.flatMap { self[$0].team } }

  /// The team that is out, if it is known.
  var losingTeam: Int? { winner.flatMap { self[$0.other].team } }
}
