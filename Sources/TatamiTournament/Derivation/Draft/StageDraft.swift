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
    /// The name of the round in the file, empty if there is none.
    var round = ""
    var first: Slot?
    var second: Slot?
    /// The row or rows of the file; nil if there are none.
    var played: Tie?
    /// Whether the home side of the rows is the second opponent.
    var isSwapped = false
    /// Whether equal scores are a result.
    var allowsDraws = false

    /// The slot of a side; nil represents a bye.
    subscript(side: Tournament.Side) -> Slot? {
      get { side == .first ? first : second }
      set {
        switch side {
        case .first: first = newValue
        case .second: second = newValue
        }
      }
    }
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

extension StageDraft {
  /// Creates a stage of one placement match, with the name of its round.
  init(placement match: Match) {
    let name = match.round.isEmpty ? "Placement match" : match.round
    self.init(singleElimination: [Round(name: match.round, matches: [match])], name: name)
  }

  /// Creates a single elimination.
  init(singleElimination rounds: [Round], name: String) {
    format = .singleElimination
    self.name = name
    groups = [Group(rounds: rounds)]
    settings.size = 1 << rounds.count
    settings.seedOrdering = [.natural]
    settings.matchesChildCount = 0
    settings.consolationFinal = false
  }
}
