/// A column of a match list, independent of its name in the file.
enum MatchListColumn: Int, CaseIterable {
  case date
  case round
  case home
  case away
  case homePartner
  case awayPartner
  case homeScore
  case awayScore
  case homePenalties
  case awayPenalties
  case homeSeed
  case awaySeed
  case winnerSeed
  case loserSeed
  case winnerPartner
  case loserPartner
  case result
  case extraTime
  case penalties
  case aggregate
  case firstLeg
  case secondLeg
  case winner
  case loser
  case remark
  case region
  case group
  case venue
  case link
  case homeCountry
  case awayCountry
  case homeLogo
  case awayLogo
  case homeTablePoints
  case awayTablePoints
  case tablePoints
  case homeBonus
  case awayBonus

  /// Creates the column of a side.
  init(_ content: HeaderName.Content, _ side: MatchRecord.Slot) {
    let isHome = side == .home
    switch content {
    case .team: self = isHome ? .home : .away
    case .score: self = isHome ? .homeScore : .awayScore
    case .penalties: self = isHome ? .homePenalties : .awayPenalties
    case .seed: self = isHome ? .homeSeed : .awaySeed
    case .partner: self = isHome ? .homePartner : .awayPartner
    }
  }

  /// The preferred name, as in messages.
  var name: String {
    switch self {
    case .date: "date"
    case .round: "round"
    case .home: "home"
    case .away: "away"
    case .homePartner: "home_partner"
    case .awayPartner: "away_partner"
    case .homeScore: "home_score"
    case .awayScore: "away_score"
    case .homePenalties: "home_penalties"
    case .awayPenalties: "away_penalties"
    case .homeSeed: "home_seed"
    case .awaySeed: "away_seed"
    case .winnerSeed: "winner_seed"
    case .loserSeed: "loser_seed"
    case .winnerPartner: "winner_partner"
    case .loserPartner: "loser_partner"
    case .result: "result"
    case .extraTime: "extra_time"
    case .penalties: "penalties"
    case .aggregate: "aggregate"
    case .firstLeg: "first_leg"
    case .secondLeg: "second_leg"
    case .winner: "winner"
    case .loser: "loser"
    case .remark: "remark"
    case .region: "region"
    case .group: "group"
    case .venue: "venue"
    case .link: "url"
    case .homeCountry: "home_country"
    case .awayCountry: "away_country"
    case .homeLogo: "home_logo"
    case .awayLogo: "away_logo"
    case .homeTablePoints: "home_table_points"
    case .awayTablePoints: "away_table_points"
    case .tablePoints: "table_points"
    case .homeBonus: "home_bonus"
    case .awayBonus: "away_bonus"
    }
  }

  /// The content of a column of a side, nil for any other column.
  var content: HeaderName.Content? {
    switch self {
    case .home, .away: .team
    case .homeScore, .awayScore: .score
    case .homePenalties, .awayPenalties: .penalties
    case .homeSeed, .awaySeed: .seed
    case .homePartner, .awayPartner: .partner
    default: nil
    }
  }

  /// The names that messages list, the preferred one first.
  var examples: [String] {
    switch self {
    case .home: ["home", "home_team", "team1", "player1", "Heim", "local", "casa", "domicile"]
    case .away: ["away", "away_team", "team2", "player2", "Gast", "visitante", "ospite"]
    case .homeScore: ["home_score", "score1", "home_goals", "Heimtore", "goles local"]
    case .awayScore: ["away_score", "score2", "away_goals", "Gasttore", "goles visitante"]
    case .homePenalties: ["home_penalties", "home_pens", "pens1", "Elfmeter Heim"]
    case .awayPenalties: ["away_penalties", "away_pens", "pens2", "Elfmeter Gast"]
    default: Array(names.prefix(8))
    }
  }

  /// The names of a column that belongs to no side, the preferred one first.
  ///
  /// Letter case, accents, spaces, dashes and underscores are ignored. ``HeaderName`` reads the names
  /// with a side.
  var names: [String] {
    [name] + synonyms
  }

  private var synonyms: [String] {
    switch self {
    case .date:
      [
        "match_date", "day", "datetime", "kickoff", "kick_off", "datum", "spieltag", "fecha",
        "data",
        "date_time", "tourney_date", "utc_date", "jour", "dia", "giorno", "tag",
      ]
    case .round:
      [
        "round_name", "stage", "phase", "runde", "ronda", "fase", "turno", "tour", "ronde",
        "rodada", "eliminatoria",
      ]
    case .result:
      [
        "score", "ft", "full_time", "final_score", "ergebnis", "resultado", "resultat", "risultato",
        "uitslag", "placar", "marcador", "punteggio", "endstand", "endergebnis", "full_time_score",
      ]
    case .extraTime: ["et", "aet", "after_extra_time", "verlaengerung", "prorroga"]
    case .penalties:
      [
        "pens", "pen", "p", "pso", "shootout", "penalty_shootout", "elfmeter", "penales", "rigori",
        "tirs_au_but", "penaltis", "strafschoppen",
      ]
    default: secondarySynonyms
    }
  }

  private var secondarySynonyms: [String] {
    switch self {
    case .homeScore: ["fthg", "wsets", "heimtore"]
    case .awayScore: ["ftag", "lsets", "gasttore"]
    case .home: ["first_team"]
    case .away: ["second_team"]
    case .aggregate: ["agg", "agg_score", "aggregate_score", "gesamt", "global", "totale", "cumul"]
    case .firstLeg: ["1st_leg", "leg_1", "hinspiel", "ida", "andata", "aller", "1_leg", "heen"]
    case .secondLeg:
      ["2nd_leg", "leg_2", "ruckspiel", "rueckspiel", "vuelta", "volta", "ritorno", "retour"]
    case .winner:
      [
        "winner_name", "winning_team", "sieger", "gewinner", "ganador", "vincitore", "vainqueur",
        "vencedor", "winnaar",
      ]
    case .loser: ["loser_name", "losing_team", "verlierer", "perdedor", "perdente", "perdant"]
    case .remark: ["win_conditions", "comment", "remarks", "bemerkung", "status", "decided_by"]
    case .region: ["regional", "bracket_region"]
    case .venue:
      [
        "stadium", "ground", "arena", "location", "hall", "court", "pitch", "field", "table",
        "spielort",
        "austragungsort", "stadion", "halle", "ort", "platz", "estadio", "sede", "cancha", "lugar",
        "stade", "lieu", "salle", "terrain", "stadio", "campo", "luogo", "baan", "veld",
      ]
    case .link:
      ["link", "match_url", "match_link", "href", "website", "report_url", "enlace", "lien"]
    case .homeCountry: ["country1", "country_1", "home_flag", "flag1", "home_nation", "nation1"]
    case .awayCountry: ["country2", "country_2", "away_flag", "flag2", "away_nation", "nation2"]
    case .homeLogo: ["logo", "logo1", "home_crest", "crest1", "home_badge", "badge1"]
    case .awayLogo: ["logo2", "away_crest", "crest2", "away_badge", "badge2"]
    case .homeBonus: ["bonus1", "bonus_1", "home_bonus_points"]
    case .awayBonus: ["bonus2", "bonus_2", "away_bonus_points"]
    default: []
    }
  }
}
