/// The words of results in English, German, Spanish, Italian, French, Portuguese and Dutch.
///
/// Words are folded and have no dots: "n. V." and "n.V." are `nv`.
enum ScoreWords {
  /// The meaning of a word for the score before or after it.
  enum Kind {
    case shootout, extraTime, period, aggregate, walkover, retirement, method, finish, filler
  }

  /// The kind of a word, nil for an unknown one.
  static func kind(of word: String) -> Kind? { kinds[word] }

  /// The words in a side's own cell for the winner, without names of teams such as "Victoria".
  static let won: Set<String> = [
    "w", "win", "won", "v", "sieg", "gewonnen", "gagne", "victoire", "ganado", "gano", "vinto",
    "ganhou", "venceu",
  ]

  /// The words in a side's own cell for the loser.
  static let lost: Set<String> = [
    "l", "loss", "lost", "d", "niederlage", "verloren", "perdu", "defaite", "perdido", "perdio",
    "derrota", "perso", "sconfitta", "perdeu",
  ]

  /// The words in a side's own cell for a side that did not play on, and has lost.
  static let losing: Set<String> = [
    "dq", "dsq", "disqualified", "dns", "dnf", "def", "default", "defaulted", "wd", "withdrew",
    "withdrawn", "scratched", "f", "ff",
  ]

  /// The words for a side that was disqualified or withdrew, which a picture shows beside the walkover.
  static let absences: Set<String> = [
    "dq", "dsq", "disqualified", "dns", "wd", "withdrew", "withdrawn", "scratched",
  ]

  /// Whether a text has a word for the way in which a match was won.
  static func isMethod(_ text: some StringProtocol) -> Bool {
    text.split { !$0.isLetter }.contains { kind(of: FoldedText.folded($0)) == .method }
  }

  /// The words for a victory in a sentence.
  static let victories: Set<String> = [
    "won", "win", "wins", "beat", "beats", "advance", "advances", "siegt", "gewinnt", "gewann",
    "gana",
    "gano", "vince", "gagne", "vence", "venceu", "wint", "vann", "wygrywa",
  ]

  /// The words for the home side in a column of winners, in letters and digits.
  static let homeSides: Set<String> = [
    "h", "1", "home", "hometeam", "homewin", "team1", "player1", "p1", "t1", "heim", "local",
    "casa",
    "domicile", "first",
  ]
  /// The words for the away side in a column of winners, in letters and digits.
  static let awaySides: Set<String> = [
    "a", "2", "away", "awayteam", "awaywin", "team2", "player2", "p2", "t2", "gast", "visitante",
    "ospite", "exterieur", "second",
  ]
  /// The words for no winner in a column of winners, in letters and digits.
  static let draws: Set<String> = [
    "d", "x", "draw", "drawn", "tie", "tied", "tbd", "nan", "na", "none", "null", "remis", "empate",
    "nul", "pareggio", "gelijk", "unentschieden", "noresult", "0",
  ]

  /// The results of upcoming matches, folded and with their dots; at most 20 bytes with accents.
  static let blanks: Set<String> = [
    "", "-", "–", "—", ":", "v", "vs", "vs.", "?", "-:-", "–:–", "- : -", "– : –", "-–-", "---",
    "- - -", "x", "nan", "na", "n/a", "n.a.", "none", "null", "tbd", "tba", "postponed", "ppd",
    "verlegt",
    "verschoben", "aplazado", "rinviata", "reporte", "adiado", "uitgesteld", "pending", "scheduled",
    "upcoming", "offen", "_:_", "_-_", "cancelled", "canceled", "abgesagt", "afgelast",
    "suspendido", "annule", "annullata", "cancelado", "uppskjuten", "n.p.", "not played",
    "to be played", "noch offen", "por jugar", "da giocare", "a jouer", "te spelen",
  ]

  private static let kinds: [String: Kind] = {
    var kinds: [String: Kind] = [:]
    for (kind, words) in words {
      for word in words.split(separator: " ") { kinds[String(word)] = kind }
    }
    return kinds
  }()

  private static let words: [(Kind, String)] = [
    (
      .shootout,
      """
      p pen pens pso so penalties penalty pk shootout ie ne ielf tab elfmeterschießen \
      elfmeterschiessen elfmeter penales penaltis rigori dcr cdr gp ns wns strafschoppen nelf penaltyschießen penaltyschiessen karne straffar 11m 7m
      """
    ),
    (
      .extraTime,
      "aet et nv ot oto ap nvl overtime extra verlangerung prorroga dts prol prolongation verlenging suppl"
    ),
    (.period, "ht hz hzt half halftime halbzeit"),
    (.aggregate, "agg aggregate gesamt global totale cumul total"),
    (
      .walkover,
      """
      wo walkover kampflos forfeit forfeited ff fft def default defaulted dq dsq disqualified \
      wertung nichtangetreten incomparecencia forfait ltavolino tavolino rinuncia dns wd withdrew \
      withdrawn scratched
      """
    ),
    (
      .method,
      """
      & tf tech technical dec decision md maj major sv wazaari waza ari yuko hansoku ud sd pts wickets wicket wkts runs run innings inns up as halved hole \
      holes dls superiority vfa vpo vsu vpoi
      """
    ),
    (.finish, "fall pin ippon ko tko rsc submission sub armbar"),
    (
      .retirement,
      "ret retired retirement aufgabe aufg abandono ritiro rit abandon opgave abd"
    ),
    (
      .filler,
      "a after on in the ft full by beat bt won win wins time nach en dopo apres apos na sets completed"
    ),
  ]
}
