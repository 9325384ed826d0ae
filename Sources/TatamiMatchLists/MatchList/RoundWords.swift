/// The words of rounds' names, in lower case without accents: all of them in English, German, Spanish,
/// Italian, French, Portuguese, Dutch, Swedish, Polish and Turkish; those of finals, of matches for
/// places and of second chances also in other languages.
///
/// The words are hints: the teams that meet determine the order of rounds with other names.
package enum RoundWords {
  static let finals: Set<String> = [
    "final", "finals", "finale", "endspiel", "f", "championship", "finalissima", "finalen",
    "finalu", "финал", "финала", "финале", "финалы", "фінал", "фіналу", "finaali", "loppuottelu",
    "finaal", "finalas", "finala", "donto", "τελικος", "決勝", "決勝戦", "결승", "결승전", "决赛",
  ]
  /// Words that denote the number of teams in a round.
  static let stages: [String: Int] = [
    "semi": 4, "semis": 4, "semifinal": 4, "semifinals": 4, "semifinale": 4, "sf": 4, "demi": 4,
    "halbfinale": 4, "hf": 4, "demifinale": 4, "semifinali": 4, "halve": 4, "demies": 4,
    "semifinales": 4, "semifinais": 4, "meia": 4, "meias": 4, "demis": 4,
    "quarter": 8, "quarters": 8, "quarterfinal": 8, "quarterfinals": 8, "qf": 8, "quart": 8,
    "viertelfinale": 8, "vf": 8, "quarts": 8, "cuartos": 8, "quartas": 8, "quarti": 8,
    "kwart": 8, "kwartfinale": 8, "kwartfinales": 8, "quartos": 8,
    "achtelfinale": 16, "af": 16, "huitieme": 16, "huitiemes": 16, "octavos": 16, "oitavas": 16,
    "ottavi": 16, "achtste": 16, "oitavos": 16, "sechzehntelfinale": 32, "dieciseisavos": 32,
    "seiziemes": 32, "sedicesimi": 32, "zestiende": 32, "zweiunddreissigstelfinale": 64,
    "semifinalen": 4, "kvartsfinal": 8, "kvartsfinalen": 8, "kvartsfinaler": 8, "semifinaler": 4,
    "attondelsfinal": 16, "attondelsfinaler": 16, "sextondelsfinal": 32, "polfinal": 4,
    "polfinaly": 4, "cwiercfinal": 8, "cwiercfinaly": 8, "yarı": 4, "ceyrek": 8,
  ]
  /// Numbers of teams as words.
  static let sizes: [String: Int] = [
    "four": 4, "eight": 8, "sixteen": 16, "thirty": 32,
  ]
  /// "Sweet 16" and "Elite Eight".
  static let nicknames: Set<String> = ["sweet", "elite"]
  static let sizeMarks: Set<String> = ["last", "of", "letzte", "top", "son", "tableau"]
  static let early: Set<String> = [
    "preliminary", "prelim", "qualifying", "qualification", "qualifikation", "vorrunde", "playin",
  ]
  static let ordinals: [String: Int] = [
    "first": 1, "erste": 1, "second": 2, "zweite": 2, "third": 3, "dritte": 3, "fourth": 4,
    "vierte": 4, "fifth": 5, "sixth": 6, "seventh": 7, "eighth": 8, "ninth": 9, "dritten": 3,
    "tercer": 3, "terceiro": 3, "terzo": 3, "troisieme": 3, "primera": 1, "primeira": 1, "prima": 1,
    "eerste": 1, "segunda": 2, "seconda": 2, "tweede": 2, "deuxieme": 2, "premier": 1,
    "tercera": 3, "terceira": 3, "terza": 3, "derde": 3,
  ]
  static let placements: Set<String> = [
    "place", "places", "platz", "platze", "lugar", "puesto", "posto", "plaats", "placement",
    "plats", "miejsce", "position", "puestos", "plaatsen", "место", "места", "мяста", "място",
    "місце",
    "mjesto", "mesto", "misto", "miesto", "helyert", "hely", "sija", "sijasta", "koht", "vieta",
    "vietos", "vietu", "locul", "locurile", "plass", "plads", "位決定戦",
  ]
  static let bronze: Set<String> = [
    "bronze", "consolation", "bronzemedal", "troostfinale", "consolacion", "consolazione",
    "bronsmatch", "bronsematch", "bronzefinale", "bronsefinale", "bronsefinalen", "pronssiottelu",
    "bronz", "bronza", "bronzas", "бронз", "бронза", "бронзу", "бронзовый", "бронзов",
    "bronzmerkozes",
  ]
  static let minor: Set<String> = [
    "small", "kleines", "kleine", "petite", "petit", "little", "mali", "maly", "mala", "μικρος",
    "малый", "малък",
  ]

  /// Words for rounds of losers, who have a second chance.
  static let losers: Set<String> = [
    "loser", "losers", "verlierer", "verliererrunde", "verliererseite", "trostrunde",
    "hoffnungsrunde", "hoffnungslauf", "perdedores", "perdenti", "perdants", "verliezers",
    "repechage", "repescagem", "repesca", "ripescaggio", "repasaz", "repasaze", "репешаж",
    "репасаж", "утешительная", "утешительный", "утешительные", "втішна", "lohdutus", "vigaszag",
  ]
  package static let consolation: Set<String> = [
    "consolation", "consolacion", "consolazione", "consolante",
  ]
  /// Words for a second chance, which can lead back to the final or to a final of its own.
  package static let secondChances: Set<String> = [
    "trostrunde", "hoffnungsrunde", "hoffnungslauf", "repechage", "repescagem", "repesca",
    "ripescaggio", "repasaz", "repasaze", "репешаж", "репасаж", "утешительная", "утешительный",
    "утешительные", "втішна",
  ]
  /// Words for brackets of teams that have lost, or have not qualified for the main bracket.
  static let sides: Set<String> = consolation.union(secondChances).union([
    "plate", "bowl", "shield", "spoon", "silver", "copper", "trost", "trostturnier", "troost",
    "backdraw",
  ])
  /// Words that are a bracket only beside the name of a round.
  static let metals: Set<String> = ["silver", "copper", "bronze"]
  /// Words beside the letter or number of one of several brackets.
  static let draws: Set<String> = [
    "draw", "bracket", "turnier", "tableau", "cuadro", "tabellone", "division", "flight", "event",
    "quadro", "schema",
  ]
  /// Texts between the first and the last of several ranks.
  static let ranges: Set<String> = ["-", "–", "—", "/", "to", "bis", "a", "al", "à", "tot", "do"]
  /// Words for the prize of a match, which is not a bracket of its own.
  static let prizes: Set<String> = ["medal", "match", "game"]
  static let brackets: Set<String> = [
    "round", "runde", "bracket", "ronda", "turno", "tour", "draw",
  ]
  /// Words that indicate that "lower" denotes a part of one draw.
  static let halves: Set<String> = ["half", "section", "part"]
  static let groups: Set<String> = [
    "group", "groups", "grupp", "grup", "gruppe", "gruppen", "gruppenphase", "gruppenspiel",
    "gruppenspiele",
    "grupo",
    "grupos", "gruppo", "gironi", "girone", "groupe", "groupes", "poule", "poules", "pool", "pools",
    "robin", "groep", "groepsfase",
  ]

  /// Words between "group" and its letter.
  static let groupPhases: Set<String> = ["stage", "phase", "play"]

  /// Rounds of leagues and of groups without a letter.
  static let matchdays: Set<String> = [
    "matchday", "spieltag", "jornada", "journee", "giornata", "rodada", "speelronde",
    "spielrunde", "omgang", "kolejka", "hafta",
  ]

  /// Words for leagues, which also occur in the names of cups such as "League Cup".
  static let leagues: Set<String> = ["league", "liga", "ligue", "lega"]

  /// Words for cups and their rounds, which are not leagues.
  static let cups: Set<String> = [
    "cup", "pokal", "copa", "coupe", "coppa", "taca", "beker", "round", "runde", "ronda", "turno",
    "ronde", "playoff", "playoffs", "champions", "campeones",
  ]

  /// Words for rounds of teams that have not lost.
  static let winners: Set<String> = [
    "winner", "winners", "upper", "ub", "wb", "gewinner", "gewinnerrunde", "siegerrunde",
    "gewinnerseite", "ganadores", "vincenti", "vainqueurs", "gagnants", "vencedores", "winnaars",
  ]

  /// Words before "final" in the match between the winners of both brackets.
  static let grand: Set<String> = ["grand", "grande", "gran", "grosses", "grosse", "grote"]

  /// Words of the second match between the winners of both brackets.
  static let deciders: Set<String> = ["reset", "second", "decider", "necessary"]

  /// Words that number the matches of the same two teams.
  static let repeats: [String: RoundName.Repeat] = [
    "leg": .leg, "hinspiel": .leg, "ruckspiel": .leg, "rueckspiel": .leg, "ida": .leg,
    "vuelta": .leg, "volta": .leg, "andata": .leg, "ritorno": .leg, "aller": .leg, "retour": .leg,
    "heen": .leg, "terug": .leg, "game": .game, "replay": .replay, "replays": .replay,
    "wiederholungsspiel": .replay, "wiederholung": .replay, "entscheidungsspiel": .replay,
    "desempate": .replay, "ripetizione": .replay, "rejoue": .replay, "herhaling": .replay,
    "omspel": .replay,
  ]
  /// The words among these that require a number.
  static let numberedRepeats: Set<String> = ["leg", "game"]
  /// The words for the first of two legs.
  static let firstLegs: Set<String> = ["hinspiel", "ida", "andata", "aller", "heen"]
}
