/// A stage whose matches and results are known, before its records have identifiers.
struct StageDraft {
  /// A side of a match; nil represents a bye.
  struct Slot {
    /// The team; nil while it is unknown.
    var team: String?
    /// The text of a side with an unknown team.
    var label = ""
    /// The seed as written.
    var seed = ""
    /// The seed's slot, or the number of the match whose loser enters here.
    var position: Int?
  }

  /// A match of a round.
  struct Match {
    let number: Int
    let first: Slot?
    let second: Slot?
    /// The row or rows of the file; nil if there are none.
    var played: Knockout.Match?
    /// Whether the home side of the rows is the second opponent.
    var isSwapped = false
    /// Whether equal scores are a result.
    var allowsDraws = false
  }

  /// A round with its name in the file.
  struct Round {
    var name = ""
    var matches: [Match] = []
  }

  /// A bracket or a pool.
  struct Group {
    var name = ""
    var rounds: [Round]
  }

  let format: StageFormat
  let name: String
  var settings = StageSettings()
  var groups: [Group]
}

extension StageDraft.Slot {
  /// Creates the slot of a match's side.
  init(_ side: Knockout.Side, position: Int? = nil) {
    self.init(team: side.team, label: side.label, seed: side.seed, position: position)
  }
}

extension StageDraft.Match {
  /// Creates a match with the sides of rows.
  init(number: Int, _ played: Knockout.Match, firstPosition: Int? = nil, secondPosition: Int? = nil)
  {
    self.init(
      number: number,
      first: StageDraft.Slot(played.home, position: firstPosition),
      second: StageDraft.Slot(played.away, position: secondPosition),
      played: played
    )
  }
}
