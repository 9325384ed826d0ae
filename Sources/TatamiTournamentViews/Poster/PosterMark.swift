import TatamiTournament

/// A mark beside a score, explained in the legend.
enum PosterMark: String, CaseIterable {
  case penalties = "(n)"
  case walkover = "w/o"
  case awayGoals = "(a)"
  case aggregate = "last number"

  /// The meaning in the legend.
  var meaning: String {
    switch self {
    case .penalties: "penalties"
    case .walkover: "walkover"
    case .awayGoals: "away goals"
    case .aggregate: "aggregate"
    }
  }

  /// Returns the explanation of marks, empty without marks.
  static func legend(_ marks: Set<PosterMark>, in language: TournamentLanguage) -> String {
    allCases.filter(marks.contains).map {
      "\(language.text($0.rawValue)) = \(language.text($0.meaning))"
    }
    .joined(separator: " \u{B7} ")
  }
}
