/// The words of results in English, German, Spanish, Italian, French, Portuguese and Dutch.
///
/// Words are folded and have no dots: "n. V." and "n.V." are `nv`.
enum ScoreWords {
  /// The meaning of a word for the score before or after it.
  enum Kind {
    case shootout, extraTime, period, aggregate, walkover, retirement, filler
  }

  /// The kind of a word, nil for an unknown one.
  static func kind(of word: String) -> Kind? { kinds[word] }

  /// The results of upcoming matches, in lowercase.
  static let blanks: Set<String> = [
    "", "-", "–", "—", ":", "v", "vs", "vs.", "?", "-:-", "–:–", "- : -", "– : –", "-–-", "---",
    "- - -", "x", "nan", "na", "n/a", "n.a.", "none", "null", "tbd", "tba", "postponed", "ppd",
    "verlegt",
    "verschoben", "aplazado", "rinviata", "reporté", "adiado", "uitgesteld", "pending", "scheduled",
    "upcoming", "offen", "_:_", "_-_",
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
      elfmeterschiessen elfmeter penales penaltis rigori dcr cdr gp ns wns strafschoppen
      """
    ),
    (
      .extraTime,
      "aet et nv ot ap nvl extra verlangerung prorroga dts prol prolongation verlenging suppl"
    ),
    (.period, "ht hz hzt half halftime halbzeit"),
    (.aggregate, "agg aggregate gesamt global totale cumul total"),
    (
      .walkover,
      """
      wo walkover kampflos forfeit forfeited ff fft def default defaulted dq dsq disqualified \
      wertung nichtangetreten incomparecencia forfait ltavolino tavolino rinuncia
      """
    ),
    (
      .retirement,
      "ret retired retirement aufgabe aufg abandono ritiro rit abandon opgave abd"
    ),
    (
      .filler,
      "a after on in the ft full won win wins by time nach en dopo apres apos na sets completed"
    ),
  ]
}
