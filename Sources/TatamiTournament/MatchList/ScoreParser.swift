/// Parses scores as people write them: "3-1", "2:2 (4:3 p)", "1–0 a.e.t.".
enum ScoreParser {
  /// A parsed result; both values are nil before the match.
  struct Result {
    var score: MatchRecord.Score?
    var penalties: MatchRecord.Score?
  }

  /// Words that mark a shoot-out's score, without dots.
  private static let shootoutWords: Set<String> = [
    "p", "pen", "pens", "pso", "so", "penalties", "penalty", "shootout", "ie", "ne", "ielf", "tab",
    "pk", "on", "after", "elfmeterschießen",
  ]
  /// Words that mark a score that includes extra time, without dots.
  private static let extraTimeWords: Set<String> = [
    "aet", "et", "nv", "ot", "after", "extra", "time",
  ]
  private static let knownWords = extraTimeWords.union(shootoutWords)
  private static let dashes: Set<Character> = ["-", "–", "—", "−", "‑", ":"]
  private static let separators: Set<Character> = ["(", ")", "[", "]", ",", ";", "/"]
  private static let blanks: Set<String> = ["", "-", "–", "—", ":", "v", "vs", "?"]

  /// Whether a field represents a score that is not known yet.
  static func isBlank(_ text: String) -> Bool {
    text.isEmpty || blanks.contains(text.lowercased())
  }

  /// Parses one side's score; nil if it is not a whole number within the limits.
  static func number(_ text: String) -> Int? {
    guard text.utf8.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Parses the result of both sides; nil if it is ambiguous or not a result.
  static func parse(_ text: String) -> Result? {
    var result = Result()
    guard !isBlank(text) else { return result }
    var words: [String] = []
    for token in tokens(of: text) {
      guard case .pair(let pair) = token else {
        if case .word(let word) = token { words.append(word) }
        continue
      }
      if result.score == nil {
        guard words.isEmpty else { return nil }
        result.score = pair
      } else if result.penalties == nil {
        guard knownWords.isSuperset(of: words) else { return nil }
        result.penalties = pair
      } else {
        return nil
      }
    }
    guard result.score != nil, areConsistent(words, hasPenalties: result.penalties != nil) else {
      return nil
    }
    return result
  }

  /// Whether the words agree with the scores: those of a shoot-out need its score.
  private static func areConsistent(_ words: [String], hasPenalties: Bool) -> Bool {
    let isExtraTime = extraTimeWords.isSuperset(of: words)
    return hasPenalties ? !isExtraTime && knownWords.isSuperset(of: words) : isExtraTime
  }

  private enum Token {
    case pair(MatchRecord.Score)
    case word(String)
  }

  /// Splits a result into pairs of numbers and words, which brackets and commas separate.
  private static func tokens(of text: String) -> [Token] {
    let spread = text.map { dashes.contains($0) ? "-" : separators.contains($0) ? " " : $0 }
    var parts = String(spread).split(separator: " ").map(String.init)
    joinSpacedDashes(in: &parts)
    return parts.flatMap(parseTokens)
  }

  /// Turns "3", "-", "1" into "3-1".
  private static func joinSpacedDashes(in parts: inout [String]) {
    var joined: [String] = []
    for part in parts {
      if let last = joined.last, part.hasPrefix("-") || last.hasSuffix("-") {
        joined[joined.count - 1] = last + part
      } else {
        joined.append(part)
      }
    }
    parts = joined
  }

  /// Parses a pair of numbers, optionally followed by letters ("4-3p"), or a word.
  private static func parseTokens(_ part: String) -> [Token] {
    let digits = part.prefix { $0.isASCII && ($0.isNumber || $0 == "-") }
    let rest = part.dropFirst(digits.count)
    let numbers = digits.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let word = rest.lowercased().filter { $0 != "." }
    let tail = word.isEmpty ? [] : [Token.word(word)]
    guard numbers.count == 2, !numbers.contains(""), let home = number(numbers[0]),
      let away = number(numbers[1])
    else { return [.word(part.lowercased().filter { $0 != "." })] }
    return [.pair(MatchRecord.Score(home: home, away: away))] + tail
  }
}
