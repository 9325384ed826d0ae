import TatamiTournament

/// A mark beside a score, explained in the legend.
enum PosterMark: String, CaseIterable {
  case penalties = "(n)"
  case extraTime = "aet"
  case walkover = "w/o"
  case retirement = "ret."
  case bye

  /// The meaning in the legend.
  var meaning: String {
    switch self {
    case .penalties: "penalties"
    case .extraTime: "after extra time"
    case .walkover: "walkover"
    case .retirement: "retired"
    case .bye: "no opponent in the round"
    }
  }

  /// Creates the mark of a match that did not end in regular time, nil for any other match.
  init?(_ match: Knockout.Match) {
    guard match.winner != nil, let ending = match.legs.last?.ending else { return nil }
    switch ending {
    case .regular: return nil
    case .extraTime: self = .extraTime
    case .walkover: self = .walkover
    case .retirement: self = .retirement
    }
  }

  /// Whether the mark is shown at the winner's score; otherwise it is shown at the loser's.
  private var isWinners: Bool { self == .extraTime }

  /// Returns a side's score with the mark of its match; empty before the match.
  static func result(of slot: Knockout.Slot, in match: Knockout.Match) -> String {
    let score = PosterText.score(of: match[slot]) ?? ""
    guard let mark = PosterMark(match), mark.isWinners == match[slot].isWinner else { return score }
    return score.isEmpty ? mark.rawValue : "\(score) \(mark.rawValue)"
  }

  /// Returns the explanation of all marks of a tournament, empty without marks.
  static func legend(of tournament: Knockout) -> String {
    var marks: Set<PosterMark> = []
    for match in tournament.allMatches {
      if let mark = PosterMark(match) { marks.insert(mark) }
      if match.home.penalties != nil { marks.insert(.penalties) }
    }
    if tournament.entries.contains(where: { $0.byes > 0 }) { marks.insert(.bye) }
    return legend(marks)
  }

  /// Returns the explanation of marks, empty without marks.
  static func legend(_ marks: Set<PosterMark>) -> String {
    allCases.filter(marks.contains).map { "\($0.rawValue) = \($0.meaning)" }
      .joined(separator: " \u{B7} ")
  }
}
