/// A column of a match list, independent of its name in the file.
enum MatchListColumn: String, CaseIterable {
  case date
  case round
  case home
  case away
  case homeScore = "home_score"
  case awayScore = "away_score"
  case homePenalties = "home_penalties"
  case awayPenalties = "away_penalties"
  case result
  case extraTime = "extra_time"
  case penalties

  /// The names a header can use, the preferred one first; letter case, spaces, dashes and
  /// underscores are ignored.
  var names: [String] {
    [rawValue] + synonyms
  }

  private var synonyms: [String] {
    switch self {
    case .date:
      ["match_date", "day", "kickoff", "kick_off", "datum", "spieltag", "fecha", "data"]
    case .round:
      ["round_name", "stage", "phase", "runde", "ronda", "fase", "turno", "tour"]
    case .home:
      ["home_team", "team1", "team_1", "home_name", "team_a", "player1", "heim", "heimteam"]
    case .away:
      ["away_team", "team2", "team_2", "away_name", "team_b", "player2", "gast", "gastteam"]
    case .homeScore: scoreNames(team: "home", number: "1", letter: "a") + ["heimtore", "tore_heim"]
    case .awayScore: scoreNames(team: "away", number: "2", letter: "b") + ["gasttore", "tore_gast"]
    case .homePenalties: shootoutNames(team: "home", number: "1") + ["elfmeter_heim"]
    case .awayPenalties: shootoutNames(team: "away", number: "2") + ["elfmeter_gast"]
    case .result:
      ["score", "ft", "full_time", "final_score", "ergebnis", "resultado", "resultat"]
    case .extraTime: ["et", "aet", "after_extra_time", "verlaengerung"]
    case .penalties: ["pens", "pen", "p", "pso", "shootout", "penalty_shootout", "elfmeter"]
    }
  }

  private func scoreNames(team: String, number: String, letter: String) -> [String] {
    [
      "score\(number)", "score_\(team)", "\(team)_goals", "goals_\(team)", "goals\(number)",
      "team\(number)_score", "\(team)_team_score", "score_\(letter)", "\(team)_points",
    ]
  }

  private func shootoutNames(team: String, number: String) -> [String] {
    [
      "\(team)_pens", "\(team)_pen", "penalties\(number)", "pens\(number)", "penalties_\(team)",
      "pens_\(team)", "\(team)_shootout", "shootout\(number)", "\(team)_penalty_score",
    ]
  }
}
