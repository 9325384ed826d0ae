import TatamiTournament

/// A derived tournament as text, for expectations.
enum DerivationFixture {
  static let header = "round,home,away,score\n"

  /// The stages and groups, each with its matches: `Cup: A* 1-0 B, …`.
  static func stages(_ rows: String, header: String = header) throws -> [String] {
    let cup = try MatchListFixture.tournament(header + rows)
    return cup.stages.indices.map { stage in
      let matches = cup.matches.filter { $0.stage == stage && !$0.results.hasBye }
      return "\(cup.stages[stage].name): "
        + matches.map { text(of: $0, in: cup) }.joined(separator: ", ")
    }
  }

  /// The notices of the reader and of the derivation, or the error.
  static func messages(_ rows: String, header: String = header) -> [String] {
    do {
      let bytes = Array((header + rows).utf8)
      return try TournamentDocument.read(bytes, name: "cup.csv").notices.map(\.description)
    } catch {
      return ["\(error)"]
    }
  }

  /// The champion, nil while there is none.
  static func champion(_ rows: String, header: String = header) throws -> String? {
    try MatchListFixture.tournament(header + rows).champion()
  }

  private static func text(of match: Tournament.Match, in cup: Tournament) -> String {
    let sides = [match.results.first, match.results.second].map { opponent in
      let name = opponent?.participant.map { cup.participants[$0].name } ?? "?"
      return name + (opponent?.result == .win ? "*" : "")
    }
    let score = match.results.first?.scoreText ?? ""
    let other = match.results.second?.scoreText ?? ""
    return score.isEmpty ? "\(sides[0]) \(sides[1])" : "\(sides[0]) \(score)-\(other) \(sides[1])"
  }
}
