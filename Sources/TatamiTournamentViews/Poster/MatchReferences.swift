import TatamiTournament

/// The names by which open sides refer to matches: "QF2" of "Winner QF2".
enum MatchReferences {
  /// Returns the names by match.
  static func names(in tournament: Knockout) -> [Int: String] {
    var names: [Int: String] = [:]
    for match in tournament.matches {
      for side in [match.home, match.away] where side.team == nil {
        guard case .winner(let source) = side.origin else { continue }
        names[source] = name(in: side.label)
      }
    }
    return names
  }

  /// Returns the text behind the first word, or the number of "W3"; nil without a number.
  private static func name(in label: String) -> String? {
    let words = label.split(separator: " ")
    guard let first = words.first, label.last?.isNumber == true else { return nil }
    let name =
      words.count > 1 ? words.dropFirst().joined(separator: " ") : String(first.dropFirst())
    return name.utf8.count <= 12 && !name.isEmpty ? name : nil
  }
}
