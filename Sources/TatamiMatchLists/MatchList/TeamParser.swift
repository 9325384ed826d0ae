/// Distinguishes team names from placeholders and byes.
package enum TeamParser {
  private static let blanks: Set<String> = [
    "", "?", "??", "???", "-", "–", "—", "tbd", "tba", "tbc", "n/a", "t.b.d.", "t.b.a.", "offen",
    "to be decided", "to be determined", "to be announced", "to be confirmed",
  ]
  private static let byes: Set<String> = [
    "bye", "(bye)", "[bye]", "-bye-", "- bye -", "freilos", "spielfrei", "rast", "exempt",
    "descansa",
    "libre", "riposo", "folga", "vrij", "vrijloting", "kampflos",
  ]
  private static let winners: Set<String> = [
    "winner", "winners", "sieger", "gewinner", "vainqueur", "ganador", "vencedor", "vincente",
  ]
  private static let losers: Set<String> = [
    "loser", "losers", "verlierer", "perdant", "perdedor", "perdente", "runner-up", "runners-up",
  ]

  /// The beginnings of words for winners and losers in other languages, which refer to a match only
  /// before its number: "zwycięzca meczu 3", "Vinner K3".
  private static let winnerStems = stems(
    """
    vinn vinder zwyc победит перемо vitez vítez győzt nyert voitta nugal uzvar võit kazan galip câștig \
    castig pobjed pobed zmagov winnaar segur νικη 勝者 승자 胜者 pemenang enillydd sigur
    """
  )
  private static let loserStems = stems(
    "taper przegr проиграв переможен poraz porazen veszt häviäjä pralaim kaybed 敗者 패자 verliezer"
  )

  /// The words of a text, as they are and folded.
  private static func stems(_ text: String) -> [String] {
    "\(text) \(FoldedText.folded(text))".split { $0.isWhitespace }.map(String.init)
  }

  private static let allStems = winnerStems + loserStems
  /// The first bytes of these words; most names begin with none of them.
  private static let stemStarts = Set(allStems.map { start(of: $0) })

  private static func start(of text: String) -> UInt32 {
    text.utf8.prefix(3).reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// The first bytes of all references to matches.
  private static let initials = Set(
    winners.union(losers).compactMap(\.utf8.first) + [UInt8(ascii: "w"), UInt8(ascii: "l")]
  )

  private static let articles: Set<String> = ["of", "the", "du", "des", "der", "von", "#"]
  private static let matches: Set<String> = [
    "match", "game", "spiel", "m", "meczu", "mecz", "kamp", "k", "ottelu", "zapasu", "zápasu",
    "meccs",
    "матча", "матчу", "utakmice", "tekme", "wedstrijd", "partido", "partita", "jogo", "maç",
    "mängu",
  ]
  private static let stages: Set<String> = [
    "round", "runde", "ronda", "turno", "tour", "group", "gruppe", "grupo", "pool",
  ]

  /// The possible meanings of a text.
  private enum Interpretation {
    /// A team name.
    case name
    /// A reference to a match or a team name: "W40", "Winner 3", "Vinner 3".
    case ambiguous
    /// A reference to a match: "Winner QF1".
    case reference
  }

  /// Parses the field of a side.
  ///
  /// An ambiguous text such as "W40" is a team if the row has a score.
  static func parse(_ text: String, inPlayedRow isPlayed: Bool) -> MatchRecord.Team {
    let lowercased = text.lowercased()
    if byes.contains(lowercased) { return .bye }
    if blanks.contains(lowercased) { return .placeholder(text) }
    switch interpretation(of: lowercased) {
    case .name: return .named(text)
    case .ambiguous: return isPlayed ? .named(text) : .placeholder(text)
    case .reference: return .placeholder(text)
    }
  }

  /// Returns whether a text means that a side has no opponent.
  static func isBye(_ text: String) -> Bool { byes.contains(text.lowercased()) }

  /// Whether a text can be a reference to a match as well as a team name.
  static func isAmbiguous(_ text: String) -> Bool {
    let lowercased = text.lowercased()
    return !blanks.contains(lowercased) && interpretation(of: lowercased) == .ambiguous
  }

  /// Whether a placeholder is blank or a dash.
  package static func isEmpty(_ text: String) -> Bool { ["", "-", "–", "—"].contains(text) }

  private static func interpretation(of lowercased: String) -> Interpretation {
    if isNumbered(lowercased, after: allStems) { return .ambiguous }
    // Most names begin with another letter, and splitting a text into words takes long.
    guard let initial = lowercased.utf8.first, initials.contains(initial) else { return .name }
    guard let first = lowercased.split(separator: " ", maxSplits: 1).first.map(String.init) else {
      return .name
    }
    guard winners.contains(first) || losers.contains(first) else {
      return isShortReference(lowercased) ? .ambiguous : .name
    }
    let words = lowercased.split(separator: " ").map(String.init)
    let rest = words.dropFirst().filter { !articles.contains($0) }
    if !matches.union(stages).isDisjoint(with: rest) { return .reference }
    if rest.contains(where: isBracket) { return .reference }
    let stem = String(rest.joined(separator: " ").reversed().drop { isDigit($0) }.reversed())
    let sortKey = RoundName(stem).sortKey
    if sortKey[0] != 0 { return .reference }
    let letters = stem.filter { $0.isLetter || $0.isNumber }
    let isNumbered = sortKey != [0, 0] && !stem.contains(" ")
    return letters.count < 2 || isNumbered ? .ambiguous : .name
  }

  /// Whether a text begins like one of some words, and its last word has a number.
  private static func isNumbered(_ lowercased: String, after stems: [String]) -> Bool {
    guard let last = lowercased.utf8.last, (0x30...0x39).contains(last),
      stemStarts.contains(start(of: lowercased))
    else { return false }
    let words = FoldedText.folded(lowercased).split { $0.isWhitespace }
    guard words.count > 1, let first = words.first, let number = words.last else { return false }
    return number.count { $0.isLetter } <= 2 && stems.contains { first.hasPrefix($0) }
  }

  /// Whether a word is "WB", "LB", "WB1".
  private static func isBracket(_ word: String) -> Bool {
    ["wb", "ub", "lb"].contains(word.prefix { !isDigit($0) })
  }

  /// Whether a text is a letter and a match number: "W1", "L3".
  private static func isShortReference(_ lowercased: String) -> Bool {
    guard lowercased.first == "w" || lowercased.first == "l" else { return false }
    let digits = lowercased.dropFirst()
    return !digits.isEmpty && digits.count <= 5 && digits.allSatisfy(isDigit)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }

  /// Parses the match a placeholder refers to: the words of its round, empty if there are none, and
  /// the match number, counted from 1.
  package static func reference(in text: String) -> (round: String, number: Int)? {
    var words = text.lowercased().split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    if winners.contains(first) || isNumbered(text.lowercased(), after: winnerStems) {
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
