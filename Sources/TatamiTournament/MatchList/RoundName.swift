/// The information in a round's name, in the languages of common match lists.
///
/// Names mark placement matches, groups and losers' brackets, and determine the order of rounds
/// where results and dates do not.
struct RoundName {
  /// The kinds of repeated matches that a name can denote.
  enum Repeat {
    /// "1st leg", "Rückspiel", "andata"
    case leg
    /// "Game 3"
    case game
  }

  /// The name in lower case with single spaces, equal for all spellings and legs of a round.
  let key: String
  /// The name as written, without the number of a leg or game.
  let title: String
  /// The kind of the match if the name numbers it, "Semi-final 1st leg".
  let repeats: Repeat?
  /// The rank that a placement match decides, 0 if the name does not specify it; nil for a round of
  /// the tree.
  let placement: Int?
  /// The round's position in the usual order of rounds, earlier rounds first; [0, 0] if unknown.
  let sortKey: [Int]
  /// Whether the round belongs to the losers' bracket of a double elimination, or is a consolation
  /// round.
  let isLosersBracket: Bool
  /// Whether the round is a group or a league.
  var isGroup: Bool { if case .group = part { true } else { false } }
  /// The part of the tournament that the round belongs to.
  let part: Part

  /// Analyzes a name.
  init(_ name: String) {
    let (kept, repeats) = RoundName.withoutRepeat(RoundName.words(of: name))
    self.repeats = repeats
    key = kept.isEmpty ? name : kept.map { $0.lowercased() }.joined(separator: " ")
    title = repeats == nil ? name : RoundName.title(of: kept, in: name)
    let words = kept.map { FoldedText.folded($0) }
    isLosersBracket = RoundName.isLosersBracket(words)
    placement = isLosersBracket ? nil : RoundName.placement(of: words)
    sortKey = RoundName.sortKey(of: words)
    part = RoundName.part(
      of: kept,
      words,
      isLower: isLosersBracket,
      isDeciding: RoundName.sortKey(of: words.filter { $0.count > 1 })[0] >= 1 || placement != nil
    )
  }

  /// Whether the name denotes the final.
  var isFinal: Bool { sortKey == [2, 0] }

  /// Whether the name is recognized as that of a round.
  var isKnown: Bool { sortKey != [0, 0] || placement != nil || isGroup || isLosersBracket }

  /// Splits a name into its words.
  private static func words(of name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }

  /// Removes "1st leg", "Rückspiel" and "Game 3" from a name that also contains other words.
  private static func withoutRepeat(_ words: [Substring]) -> ([Substring], Repeat?) {
    let folded = words.map { FoldedText.folded($0) }
    guard let index = folded.firstIndex(where: { RoundWords.repeats[$0] != nil }),
      let found = RoundWords.repeats[folded[index]]
    else { return (words, nil) }
    var removed: Set<Int> = [index]
    if RoundWords.numberedRepeats.contains(folded[index]) {
      let number = [index - 1, index + 1].first { position in
        folded.indices.contains(position) && ordinal(folded[position]) ?? 0 > 0
          && ordinal(folded[position]) ?? 10 < 10
      }
      guard let number else { return (words, nil) }
      removed.insert(number)
    }
    let kept = words.indices.filter { !removed.contains($0) }
    return kept.isEmpty ? (words, nil) : (kept.map { words[$0] }, found)
  }

  /// Returns the text from the first to the last of some words.
  private static func title(of words: [Substring], in name: String) -> String {
    guard let first = words.first, let last = words.last else { return name }
    return String(name[first.startIndex..<last.endIndex])
  }

  private static func isLosersBracket(_ words: [String]) -> Bool {
    if words.contains(where: RoundWords.losers.contains) { return true }
    if words.contains(where: isLosersAbbreviation) { return true }
    if words.contains("lower") { return RoundWords.halves.isDisjoint(with: words) }
    let isConsolation = !RoundWords.consolation.isDisjoint(with: words)
    let isRound =
      words.contains { RoundWords.stages[$0] != nil || ordinal($0) != nil }
      || !RoundWords.brackets.isDisjoint(with: words)
    return isConsolation && isRound && RoundWords.placements.isDisjoint(with: words)
  }

  /// Whether a word is "LB", "LBR1", "LB2", "LBF".
  private static func isLosersAbbreviation(_ word: String) -> Bool {
    guard word.hasPrefix("lb") else { return false }
    let rest = word.dropFirst(2).filter { !$0.isNumber }
    return ["", "r", "f", "sf", "qf"].contains(rest)
  }

  private static func placement(of words: [String]) -> Int? {
    if !RoundWords.minor.isDisjoint(with: words), !RoundWords.finals.isDisjoint(with: words) {
      return 3
    }
    if !RoundWords.bronze.isDisjoint(with: words) { return 3 }
    guard !RoundWords.placements.isDisjoint(with: words) else { return nil }
    let number = words.compactMap(ordinal).first ?? 0
    return number == 1 ? nil : number
  }

  private static func sortKey(of words: [String]) -> [Int] {
    let number = words.compactMap(ordinal).last
    if words == ["first", "four"] { return [-1, 0] }
    if !RoundWords.early.isDisjoint(with: words) { return [-1, number ?? 0] }
    if let size = words.compactMap({ RoundWords.stages[$0] }).first { return [1, -size] }
    if let size = teamCount(in: words, number: number) { return [1, -size] }
    if !RoundWords.finals.isDisjoint(with: words) { return [2, 0] }
    if let number, words.count <= 3 { return [0, number] }
    return [0, 0]
  }

  /// Returns the number of teams in "round of 16", "last 32", "1/8 finale", "R16", "Sweet 16",
  /// "Final Four".
  private static func teamCount(in words: [String], number: Int?) -> Int? {
    let named = words.compactMap { RoundWords.sizes[$0] }.first
    if !RoundWords.nicknames.isDisjoint(with: words), let size = named ?? number { return size }
    if words.count == 2, words[0] == "final", let size = named ?? number, [4, 8].contains(size) {
      return size
    }
    guard let number = named ?? number, (1...65_536).contains(number) else { return nil }
    let isFraction = words.count > 1 && words[0] == "1" && Int(words[1]) != nil
    if isFraction, !RoundWords.finals.isDisjoint(with: words) { return number * 2 }
    if !RoundWords.sizeMarks.isDisjoint(with: words) { return number }
    let isPower = number >= 16 && number & (number - 1) == 0
    return isPower && (words == ["r\(number)"] || words.first == "round") ? number : nil
  }

  /// Returns the number in "3", "3rd", "r3", "third".
  static func ordinal(_ word: String) -> Int? {
    if let number = RoundWords.ordinals[word] { return number }
    let digits = word.filter { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, digits.count <= 6, word.count - digits.count <= 3 else { return nil }
    return Int(digits)
  }
}
