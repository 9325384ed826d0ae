/// The words by which two headers differ, such as "1" and "2" in "Pareja 1" and "Pareja 2".
struct HeaderPair: Hashable {
  let first: String
  let second: String
  /// Whether the headers also have letters in common.
  let hasStem: Bool

  /// Compares two headers; nil if they differ in more than one word.
  init?(_ name: String, _ other: String) {
    let words = Self.words(of: name)
    let others = Self.words(of: other)
    guard words.count == others.count, !words.isEmpty else { return nil }
    let different = words.indices.filter { words[$0] != others[$0] }
    guard let index = different.first else {
      (first, second, hasStem) = ("", "", true)
      return
    }
    guard different.count == 1 else { return nil }
    let isHint = Self.areHints(words[index], others[index])
    let parts =
      isHint ? nil : Self.differentParts(Array(words[index]), Array(others[index]))
    (first, second) = parts ?? (words[index], others[index])
    hasStem = words.count > 1 || parts != nil
  }

  /// Whether the headers are equal.
  var isRepetition: Bool { first.isEmpty }

  /// Whether the words are those of two sides: numbers, letters, or known words.
  var namesSides: Bool {
    if Self.sides.contains([first, second]) { return true }
    let home = HeaderName.vocabulary[first]?.side
    let away = HeaderName.vocabulary[second]?.side
    if home == .home && away == .away { return true }
    return Self.isHint(first, Self.homeWords) && Self.isHint(second, Self.awayWords)
  }

  /// Whether two words are those of both sides, in any order.
  private static func areHints(_ word: String, _ other: String) -> Bool {
    (isHint(word, homeWords) && isHint(other, awayWords))
      || (isHint(word, awayWords) && isHint(other, homeWords))
  }

  /// Whether a word begins like one of some words, or the other way round.
  private static func isHint(_ word: String, _ words: [Character: [String]]) -> Bool {
    guard let first = word.first, let words = words[first] else { return false }
    return words.contains { $0 == word || (min($0.count, word.count) >= 4 && isSame($0, word)) }
  }

  /// Words for the home side, the first side and the white pieces in languages whose headers are
  /// otherwise recognized by their cells.
  private static let homeWords = folded(
    """
    hemma hjemme koti gospodarz gospodarze domaci domacin domaćin domači hazai gazde hazigazda ev \
    хозяева господарі домакин домаћин домаќин γηπεδούχος γηπεδούχοι ホーム 홈 主队 主 cartref tuis heem \
    бели белые білі beli bílí białe vit hvit hvid valkea valge първи первый перший الأول אחת ראשון önce
    """
  )

  /// Words for the away side, the second side and the black pieces.
  private static let awayWords = folded(
    """
    borta borte ude vieras gość goście gosc hosté gosti gost gostje vendég oaspeți konuk deplasman \
    гости гост гості φιλοξενούμενος φιλοξενούμενοι アウェイ 원정 客队 客 oddi besoekers gaascht \
    црни чёрные чорні crni černí czarne svart sort musta must втори второй другий الثاني שתיים שני sonra
    """
  )

  /// The words by their first letter.
  private static func folded(_ words: String) -> [Character: [String]] {
    let words = FoldedText.folded(words).split(separator: " ").map(String.init)
    return Dictionary(grouping: words.filter { !$0.isEmpty }) { $0[$0.startIndex] }
  }

  /// Whether two headers differ in their first letters, which are those of "home" and "away", as "HS"
  /// and "AS" do.
  static func areAbbreviations(_ name: String, _ other: String) -> Bool {
    let (name, other) = (name.lowercased(), other.lowercased())
    return (2...3).contains(name.count) && name.dropFirst() == other.dropFirst()
      && name.first == "h" && other.first == "a"
  }

  /// Whether both pairs differ in the same words, such as "Hemmalag" and "Hemmamål".
  func matches(_ other: HeaderPair) -> Bool {
    guard !isRepetition, !other.isRepetition else { return isRepetition == other.isRepetition }
    return Self.isSame(first, other.first) && Self.isSame(second, other.second)
  }

  private static func isSame(_ word: String, _ other: String) -> Bool {
    if word == other { return true }
    if min(word.count, other.count) == 1, word.allSatisfy(\.isLetter) {
      return word.hasPrefix(other) || other.hasPrefix(word)
    }
    guard min(word.count, other.count) >= 3 else { return false }
    return word.hasPrefix(other) || other.hasPrefix(word)
  }

  private static let sides: Set<[String]> = [
    ["1", "2"], ["a", "b"], ["i", "ii"], ["x", "y"], ["one", "two"], ["red", "blue"],
    ["blue", "red"], ["top", "bottom"], ["upper", "lower"], ["left", "right"],
  ]

  private static func words(of name: String) -> [String] {
    FoldedText.words(of: HeaderName.separatingCapitals(name))
  }

  /// The parts of two words that remain without a common end of at least two letters or a common
  /// beginning of at least three; nil for other words.
  private static func differentParts(
    _ word: [Character],
    _ other: [Character]
  ) -> (String, String)? {
    let start = zip(word, other).prefix { $0 == $1 }.count
    let shorter = min(word.count, other.count)
    let end = zip(word.reversed(), other.reversed()).prefix { $0 == $1 }.count
    if end >= 2, end >= start, end < shorter {
      return (String(word.dropLast(end)), String(other.dropLast(end)))
    }
    guard start >= 3, start < shorter else { return nil }
    return (String(word.dropFirst(start)), String(other.dropFirst(start)))
  }
}
