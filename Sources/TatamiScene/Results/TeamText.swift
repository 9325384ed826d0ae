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

  /// Reads the field of a side.
  static func team(_ text: String) -> MatchRecord.Team {
    let plain = text.lowercased()
    if byes.contains(plain) { return .bye }
    return blanks.contains(plain) || isStandIn(plain) ? .open(text) : .named(text)
  }

  /// Whether a text names a match's winner or loser instead of a team: "W1", "Winner QF1".
  private static func isStandIn(_ plain: String) -> Bool {
    guard let first = plain.split(separator: " ").first.map(String.init) else { return false }
    if winners.contains(first) || losers.contains(first) { return true }
    let digits = plain.dropFirst()
    return "wl".contains(plain.prefix(1)) && !digits.isEmpty && digits.count <= 5
      && digits.utf8.allSatisfy { (0x30...0x39).contains($0) }
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
    let fillers: Set<String> = [
      "of", "match", "game", "spiel", "du", "des", "der", "von", "m", "#",
    ]
    let rest = words.filter { !fillers.contains($0) }.joined(separator: " ")
    let digits = String(rest.reversed().prefix { $0.isASCII && $0.isNumber }.reversed())
    guard let number = Int(digits), number > 0 else { return nil }
    let round = rest.dropLast(digits.count).filter { $0.isLetter || $0.isNumber }
    return (fillers.contains(round) ? "" : round, number)
  }
}
