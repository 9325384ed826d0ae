/// Tells a team's name from the words that stand for a team not known yet.
enum TeamText {
  private static let blanks: Set<String> = [
    "", "?", "??", "???", "-", "–", "—", "tbd", "tba", "tbc", "n/a", "t.b.d.", "t.b.a.", "offen",
    "to be decided", "to be determined", "to be announced", "to be confirmed",
  ]
  private static let byes: Set<String> = ["bye", "(bye)", "freilos", "exempt", "descansa"]
  private static let winners: Set<String> = [
    "winner", "winners", "sieger", "gewinner", "vainqueur", "ganador", "vencedor", "vincente",
  ]
  private static let losers: Set<String> = [
    "loser", "losers", "verlierer", "perdant", "perdedor", "perdente", "runner-up", "runners-up",
  ]

  private static let articles: Set<String> = ["of", "the", "du", "des", "der", "von", "#"]
  private static let matches: Set<String> = ["match", "game", "spiel", "m"]
  private static let stages: Set<String> = [
    "round", "runde", "ronda", "turno", "tour", "group", "gruppe", "grupo", "pool",
  ]

  /// How far a text stands for a team that is not known yet.
  private enum Reading {
    /// It is a name.
    case name
    /// It may name a match, but a team may be called so: "W40", "Winner 3".
    case possible
    /// No team is called so: "Winner QF1".
    case certain
  }

  /// Reads the field of a side.
  ///
  /// What only may name a match, such as "W40", is a team where the row has a score.
  static func team(_ text: String, inPlayedRow isPlayed: Bool) -> MatchRecord.Team {
    let plain = text.lowercased()
    if byes.contains(plain) { return .bye }
    if blanks.contains(plain) { return .open(text) }
    switch reading(plain) {
    case .name: return .named(text)
    case .possible: return isPlayed ? .named(text) : .open(text)
    case .certain: return .open(text)
    }
  }

  /// Whether a text may name a match as well as a team.
  static func isAmbiguous(_ text: String) -> Bool {
    let plain = text.lowercased()
    return !blanks.contains(plain) && reading(plain) == .possible
  }

  /// Whether an open side says nothing at all.
  static func isEmpty(_ text: String) -> Bool { ["", "-", "–", "—"].contains(text) }

  private static func reading(_ plain: String) -> Reading {
    let words = plain.split(separator: " ").map(String.init)
    guard let first = words.first else { return .name }
    guard winners.contains(first) || losers.contains(first) else {
      return isShort(plain) ? .possible : .name
    }
    let rest = words.dropFirst().filter { !articles.contains($0) }
    if !matches.union(stages).isDisjoint(with: rest) { return .certain }
    let stem = String(rest.joined(separator: " ").reversed().drop { isDigit($0) }.reversed())
    let rank = RoundName(stem).rank
    if rank[0] != 0 { return .certain }
    let letters = stem.filter { $0.isLetter || $0.isNumber }
    let isNumbered = rank != [0, 0] && !stem.contains(" ")
    return letters.count < 2 || isNumbered ? .possible : .name
  }

  /// Whether a text is a letter and a match's number: "W1", "L3".
  private static func isShort(_ plain: String) -> Bool {
    let digits = plain.dropFirst()
    return "wl".contains(plain.prefix(1)) && !digits.isEmpty && digits.count <= 5
      && digits.allSatisfy(isDigit)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// What a stand-in refers to: the words of a round, empty if none, and a number from 1.
  static func reference(_ text: String) -> (round: String, number: Int)? {
    var words = text.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if winners.contains(first) {
      words.removeFirst()
    } else if first.hasPrefix("w"), words.count == 1 {
      words[0].removeFirst()
    } else {
      return nil
    }
    let fillers = articles.union(matches)
    let rest = words.filter { !fillers.contains($0) }.joined(separator: " ")
    let digits = String(rest.reversed().prefix { isDigit($0) }.reversed())
    guard let number = Int(digits), number > 0 else { return nil }
    let round = rest.dropLast(digits.count).filter { $0.isLetter || $0.isNumber }
    return (fillers.contains(round) ? "" : round, number)
  }
}
