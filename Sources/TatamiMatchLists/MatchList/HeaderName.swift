import TatamiDocuments

/// The meaning of a header such as `Home Team Goals`, `Goles local` or `winner_seed`.
///
/// A header is a set of words that name a side and what the column contains. A header with any
/// other word, such as `Home Team Initials`, has no meaning.
struct HeaderName: Hashable {
  /// The side that a header names.
  enum Side: Hashable {
    case home, away
    /// The letter a: the home side beside b, the away side beside h.
    case letterA
    case winner, loser
  }

  /// The values of a column.
  enum Content: Hashable {
    case team, score, penalties, seed, partner
  }

  let side: Side
  let content: Content
  /// Whether the header has a second meaning, such as `Local`, which is also a venue.
  let isVague: Bool

  /// Analyzes a header; nil if it has no meaning.
  init?(_ header: String) {
    let words = HeaderName.words(of: header)
    let known = words.compactMap { HeaderName.vocabulary[$0] }
    guard known.count == words.count else { return nil }
    let sides = known.compactMap(\.side)
    guard sides.count == 1, let side = sides.first else { return nil }
    let contents = known.compactMap(\.content)
    // A letter or a digit alone is not enough: "1", "X" and "2" are odds.
    guard words.count > 1 || words[0].count > 1 else { return nil }
    self.side = side
    let order: [Content] = [.penalties, .seed, .score, .partner]
    content = order.first(where: contents.contains) ?? .team
    isVague = words == ["local"]
  }

  /// The words of a header: "HomeTeam", "home_team" and "hometeam" have the same ones.
  static func words(of header: String) -> [String] {
    FoldedText.words(of: separatingCapitals(header)).flatMap { word in
      vocabulary[word] == nil ? parts(of: word) ?? [word] : [word]
    }
  }

  /// The sides that the words of a header name, whatever else it contains.
  static func sides(in header: String) -> Set<Side> {
    Set(words(of: header).compactMap { vocabulary[$0]?.side })
  }

  /// Whether a header names a side, and a content with a misspelt word: "Home Scroe".
  static func isMisspelt(_ header: String, _ content: Content) -> Bool {
    let words = words(of: header)
    let unknown = words.filter { vocabulary[$0] == nil }
    guard words.count > 1, unknown.count == 1, (4...20).contains(unknown[0].count) else {
      return false
    }
    return vocabulary.contains { word, meaning in
      meaning.content == content && word.count >= 4
        && SpellingSuggestion.editDistance(Array(word), Array(unknown[0])) <= 2
    }
  }

  /// Whether all words of a header name a content, without a side.
  static func isContent(_ header: String, _ content: Content) -> Bool {
    let words = words(of: header)
    return !words.isEmpty && words.allSatisfy { vocabulary[$0]?.content == content }
  }

  /// Whether a header has a word for a score, such as "goals", whatever else it contains.
  static func namesScores(_ header: String) -> Bool {
    words(of: header).contains { vocabulary[$0]?.content == .score }
  }

  /// Whether a header names a partner without a side: "Partner", "Partner name".
  static func isPartner(_ header: String) -> Bool {
    let known = words(of: header).map { vocabulary[$0] }
    let isKnown = known.allSatisfy { $0 != nil && $0?.side == nil }
    return isKnown && known.contains { $0?.content == .partner }
  }

  /// Whether a header has a word for points in a table, or for points in general.
  static func namesPoints(_ header: String) -> Bool {
    FoldedText.words(of: separatingCapitals(header)).contains { word in
      pointsWords.contains(word) || pointsStems.contains { word.hasPrefix($0) }
    }
  }

  /// Whether a header has a word for bonus points.
  static func namesBonus(_ header: String) -> Bool {
    let words = FoldedText.words(of: separatingCapitals(header))
    return words.contains { word in
      bonusWords.contains(word) || bonusStems.contains { word.hasPrefix($0) }
    }
  }

  /// Inserts a space before each capital that follows a small letter.
  static func separatingCapitals(_ header: String) -> String {
    var text = ""
    for character in header {
      if character.isUppercase, text.last?.isLowercase == true { text.append(" ") }
      text.append(character)
    }
    return text
  }

  /// The two known words that a word consists of: "hometeam", "gasttore".
  private static func parts(of word: String) -> [String]? {
    guard word.count <= 24 else { return nil }
    for length in stride(from: word.count - 3, through: 3, by: -1) {
      let (first, second) = (String(word.prefix(length)), String(word.dropFirst(length)))
      if vocabulary[first] != nil, vocabulary[second] != nil { return [first, second] }
    }
    return nil
  }
}
