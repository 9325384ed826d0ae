/// Reads scores as people write them: "3-1", "2:2 (4:3 p)", "1–0 a.e.t.".
struct ScoreText {
  private(set) var score: MatchRecord.Score?
  private(set) var penalties: MatchRecord.Score?

  /// Words around a shoot-out's score, dots left out.
  private static let shootoutWords: Set<String> = [
    "p", "pen", "pens", "pso", "so", "penalties", "penalty", "shootout", "ie", "ne", "ielf", "tab",
    "pk", "on", "after", "elfmeterschießen",
  ]
  /// Words that say a score includes extra time, dots left out.
  private static let extraTimeWords: Set<String> = [
    "aet", "et", "nv", "ot", "after", "extra", "time",
  ]
  private static let dashes: Set<Character> = ["-", "–", "—", "−", "‑", ":"]
  private static let blanks: Set<String> = ["", "-", "–", "—", ":", "v", "vs", "?"]

  /// Whether a field stands for a score that is not known yet.
  static func isBlank(_ text: String) -> Bool {
    text.isEmpty || blanks.contains(text.lowercased())
  }

  /// One side's score, nil if it is no whole number within the limits.
  static func number(_ text: String) -> Int? {
    guard text.utf8.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Reads a whole result; nil if it can be read in more than one way or in none.
  init?(_ text: String) {
    guard !ScoreText.isBlank(text) else { return }
    var words: [String] = []
    for token in ScoreText.tokens(of: text) {
      guard case .pair(let pair) = token else {
        if case .word(let word) = token { words.append(word) }
        continue
      }
      if score == nil {
        guard words.isEmpty else { return nil }
        score = pair
      } else if penalties == nil {
        guard ScoreText.extraTimeWords.union(ScoreText.shootoutWords).isSuperset(of: words) else {
          return nil
        }
        penalties = pair
      } else {
        return nil
      }
    }
    guard score != nil, ScoreText.explains(words, hasPenalties: penalties != nil) else {
      return nil
    }
  }

  /// Whether the words say which score is which.
  private static func explains(_ words: [String], hasPenalties: Bool) -> Bool {
    guard hasPenalties else { return extraTimeWords.isSuperset(of: words) }
    let known = extraTimeWords.union(shootoutWords)
    return known.isSuperset(of: words) && !extraTimeWords.isSuperset(of: words)
  }

  private enum Token {
    case pair(MatchRecord.Score)
    case word(String)
  }

  /// Splits a result into pairs of numbers and words; brackets and commas only separate.
  private static func tokens(of text: String) -> [Token] {
    let separators: Set<Character> = ["(", ")", "[", "]", ",", ";", "/"]
    let spread = text.map { dashes.contains($0) ? "-" : separators.contains($0) ? " " : $0 }
    var parts = String(spread).split(separator: " ").map(String.init)
    joinLooseDashes(in: &parts)
    return parts.flatMap(token)
  }

  /// Turns "3", "-", "1" into "3-1".
  private static func joinLooseDashes(in parts: inout [String]) {
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

  /// A pair of numbers, perhaps with letters right behind it ("4-3p"), or a word.
  private static func token(_ part: String) -> [Token] {
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
