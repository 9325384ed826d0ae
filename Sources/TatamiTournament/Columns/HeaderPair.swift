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
    let parts = Self.differentParts(Array(words[index]), Array(others[index]))
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
    return home == .home && away == .away
  }

  /// Whether both pairs differ in the same words, such as "Hemmalag" and "Hemmamål".
  func matches(_ other: HeaderPair) -> Bool {
    guard !isRepetition, !other.isRepetition else { return isRepetition == other.isRepetition }
    return Self.isSame(first, other.first) && Self.isSame(second, other.second)
  }

  private static func isSame(_ word: String, _ other: String) -> Bool {
    if word == other { return true }
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

  /// What is left of two words without their common beginning or end of at least three letters.
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
