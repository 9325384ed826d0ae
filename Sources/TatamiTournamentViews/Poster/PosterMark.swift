/// A mark beside a score, explained in the legend.
enum PosterMark: String, CaseIterable {
  case penalties = "(n)"
  case walkover = "w/o"

  /// The meaning in the legend.
  var meaning: String {
    switch self {
    case .penalties: "penalties"
    case .walkover: "walkover"
    }
  }

  /// Returns the explanation of marks, empty without marks.
  static func legend(_ marks: Set<PosterMark>) -> String {
    allCases.filter(marks.contains).map { "\($0.rawValue) = \($0.meaning)" }
      .joined(separator: " \u{B7} ")
  }
}
