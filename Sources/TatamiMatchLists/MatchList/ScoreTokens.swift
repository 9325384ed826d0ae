/// The parts of a result: pairs of numbers, single numbers and words, each in a bracket or outside.
struct ScoreTokens {
  enum Value {
    case pair(MatchRecord.Score)
    case number(MatchRecord.Points)
    /// Two numbers around a slash: the games of a set, or runs and wickets.
    case ratio(MatchRecord.Score)
    case word(String)
  }

  struct Token {
    let value: Value
    /// The number of the bracket that contains the token, 0 outside of brackets.
    let group: Int
  }

  private(set) var tokens: [Token] = []
  /// The numbers of the groups in square brackets.
  private(set) var squareGroups: Set<Int> = []
  private let characters: [Character]
  private var index = 0
  private var group = 0
  private var lastGroup = 0

  /// Splits a text; nil if it contains a character that no result has.
  init?(_ text: String) {
    characters = Array(text)
    while index < characters.count {
      guard readToken() else { return nil }
    }
    mergeLetters()
  }

  /// Whether a text begins with a word of several letters that is neither a word of results nor a mark
  /// of one side, so that neither a result nor a side's score begins with it.
  static func beginsWithName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter else { return false }
    let word = FoldedText.folded(text.prefix(while: isPartOfWord)).filter(\.isLetter)
    return word.count > 1 && ScoreWords.kind(of: word) == nil && !ScoreCell.isMark(word)
  }

  private mutating func readToken() -> Bool {
    let character = characters[index]
    if ScoreNumber.starts(with: character) { return readNumbers() }
    if character.isLetter { return readWord() }
    index += 1
    switch character {
    case "(", "[":
      lastGroup += 1
      group = lastGroup
      if character == "[" { squareGroups.insert(group) }
    case ")", "]": group = 0
    case "&": append(.word("&"))
    case " ", ",", ";", "/", ".", "\u{A0}", "\u{202F}": break
    default: return false
    }
    return true
  }

  /// Reads a pair of numbers or a single one.
  private mutating func readNumbers() -> Bool {
    guard let first = ScoreNumber.readings(in: characters, at: index).first else { return false }
    for home in ScoreNumber.readings(in: characters, at: index) {
      guard let separator = endOfSeparator(from: home.end) else { continue }
      for away in ScoreNumber.readings(in: characters, at: separator)
      where away.end == characters.count || !isDash(characters[away.end]) {
        append(.pair(MatchRecord.Score(home: home.points, away: away.points)))
        index = away.end
        return true
      }
      return false
    }
    if readRatio(from: first) { return true }
    index = first.end
    // "2OT" is a word for extra time.
    let start = index
    if index < characters.count, characters[index].isLetter, readWord(),
      case .word(let word)? = tokens.last?.value
    {
      if ScoreWords.kind(of: word) == .extraTime { return true }
      // "11m" is a word for a shoot-out from that distance.
      if ScoreWords.kind(of: "\(first.points)\(word)") == .shootout {
        tokens.removeLast()
        append(.word("\(first.points)\(word)"))
        return true
      }
      tokens.removeLast()
      index = start
    }
    append(.number(first.points))
    return true
  }

  /// Reads the second number of "6/2" or "164/7"; returns false if no digit follows a slash.
  private mutating func readRatio(from first: ScoreNumber.Reading) -> Bool {
    let slash = first.end
    guard slash + 1 < characters.count, characters[slash] == "/",
      let second = ScoreNumber.readings(in: characters, at: slash + 1).last
    else { return false }
    append(.ratio(MatchRecord.Score(home: first.points, away: second.points)))
    index = second.end
    return true
  }

  /// Returns the index after a dash or colon surrounded by spaces; nil if there is none.
  private func endOfSeparator(from start: Int) -> Int? {
    var position = start
    func skipSpaces() {
      while position < characters.count, characters[position].isWhitespace { position += 1 }
    }
    skipSpaces()
    guard position < characters.count else { return nil }
    let isCross = "x×X".contains(characters[position])
    guard isDash(characters[position]) || isCross else { return nil }
    position += 1
    skipSpaces()
    guard position < characters.count, ScoreNumber.starts(with: characters[position]) else {
      return isCross ? nil : characters.count
    }
    return position
  }

  private mutating func readWord() -> Bool {
    let start = index
    while index < characters.count, Self.isPartOfWord(characters[index]) { index += 1 }
    let word = FoldedText.folded(String(characters[start..<index])).filter(\.isLetter)
    append(.word(word))
    return true
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || "./'".contains(character)
  }

  private mutating func append(_ value: Value) {
    tokens.append(Token(value: value, group: group))
  }

  private func isDash(_ character: Character) -> Bool { "-–—−‑:".contains(character) }

  /// Joins neighboring words of one letter: "n V" becomes "nv".
  private mutating func mergeLetters() {
    var merged: [Token] = []
    var isOpen = false
    for token in tokens {
      guard case .word(let word) = token.value, word.count == 1 else {
        merged.append(token)
        isOpen = false
        continue
      }
      if isOpen, let last = merged.last, last.group == token.group,
        case .word(let before) = last.value
      {
        merged[merged.count - 1] = Token(value: .word(before + word), group: token.group)
      } else {
        merged.append(token)
      }
      isOpen = true
    }
    tokens = merged
  }
}
