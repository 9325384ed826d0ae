import TatamiDocuments
import TatamiMatchLists

/// A match of the tree under construction: one row, two legs or a series.
struct Tie {
  /// A side of a tie.
  struct Side {
    /// The team's number; nil while it is unknown.
    var team: Int?
    /// The text in the file in place of an unknown team.
    var placeholder = ""
    /// The seed as written; empty if there is none.
    var seed = ""
    var score: MatchRecord.Points?
    var penalties: MatchRecord.Points?
    /// The earlier tie whose winner is this side.
    var source: Int?
  }

  /// The round's number; the rounds of implied ties follow the file's rounds.
  var round: Int
  var home: Side
  var away: Side
  /// The rows in playing order, with the sides of the tie.
  var legs: [MatchRecord] = []
  /// The index of the first row in the file; those of implied ties follow.
  var row = Int.max
  /// The location of the first row by content, nil for an implied tie.
  var location: SourceLocation?
  /// The region as written, empty if there is none.
  var region = ""
  /// Whether one side advances without playing.
  var isBye = false
  /// Whether a leg or game is missing, so that the scores do not determine the winner.
  var isOpen = false
  var winner: MatchRecord.Slot?
  /// The later tie in which the winner plays.
  var parent: Int?

  /// The side in a slot.
  subscript(slot: MatchRecord.Slot) -> Side {
    get { slot == .home ? home : away }
    set {
      if slot == .home { home = newValue } else { away = newValue }
    }
  }

  /// Whether any row has a score.
  var isPlayed: Bool { home.score != nil }

  /// Whether only some rows have a result.
  var isIncomplete: Bool { isPlayed && (isOpen || !legs.allSatisfy(\.result.isDecided)) }

  /// The known teams.
  var teams: [Int] {
    switch (home.team, away.team) {
    case (let home?, let away?): [home, away]
    case (let team?, nil), (nil, let team?): [team]
    case (nil, nil): []
    }
  }

  /// The slot of one of the tie's teams.
  func slot(of team: Int) -> MatchRecord.Slot { home.team == team ? .home : .away }

  /// The team that advances, nil while it is not known.
  var winningTeam: Int? { winner.flatMap { self[$0].team } }

  /// The team that is eliminated, nil while it is not known.
  var losingTeam: Int? { winner.flatMap { self[$0.other].team } }
}
