/// The information in a round's name, in the languages of common match lists.
///
/// Names mark placement matches, groups and losers' brackets, and determine the order of rounds
/// where results and dates do not.
package struct RoundName {
  /// The kinds of repeated matches that a name can denote.
  package enum Repeat {
    /// "1st leg", "Rückspiel", "andata"
    case leg
    /// "Game 3", "G3"
    case game
    /// "Replay", "(R)", "Wiederholungsspiel"
    case replay
  }

  /// The name in lower case with single spaces, equal for all spellings and legs of a round.
  package let key: String
  /// The name as written, without the number of a leg or game.
  package let title: String
  /// The kind of the match if the name numbers it, "Semi-final 1st leg".
  package let repeats: Repeat?
  /// The number of the leg or game in the name, nil without one.
  package let repeatNumber: Int?
  /// The ranks that a placement match or bracket decides, from 0 if the name does not specify them;
  /// nil for a round of the tree.
  package private(set) var ranks: ClosedRange<Int>?
  /// The round's position in the usual order of rounds, earlier rounds first; [0, 0] if unknown.
  package private(set) var sortKey: [Int]
  /// Whether the round belongs to the losers' bracket of a double elimination, or is a consolation
  /// round.
  package let isLosersBracket: Bool
  /// Whether the round is a group or a league.
  package var isGroup: Bool { if case .group = part { true } else { false } }
  /// The part of the tournament that the round belongs to.
  package private(set) var part: Part

  /// Analyzes a name.
  package init(_ name: String) {
    let found = RoundName.withoutRepeat(RoundName.words(of: name), in: name)
    let (kept, isNegative) = (found.words, RoundName.isNegative(name))
    repeats = found.repeats
    repeatNumber = found.number
    let key = kept.isEmpty ? name : kept.map { $0.lowercased() }.joined(separator: " ")
    self.key = isNegative ? "-\(key)" : key
    title = isNegative ? "" : repeats == nil ? name : RoundName.title(of: kept, in: name)
    let words = kept.map { FoldedText.folded($0) }
    let side = RoundName.side(in: kept, words)
    let isLower = isNegative || RoundName.isLosersBracket(words)
    isLosersBracket = isLower
    let round = side.map { side in
      words.indices.filter { !side.words.contains($0) }.map { words[$0] }
    }
    ranks = isLower && side == nil ? nil : RoundName.ranks(of: round ?? words, kept)
    sortKey = RoundName.sortKey(of: round ?? words)
    part = RoundName.part(
      of: kept,
      words,
      isLower: isLower,
      isDeciding: RoundName.sortKey(of: words.filter { $0.count > 1 })[0] >= 1 || ranks != nil
    )
    if let side, part == .bracket || part == .lower { part = .side(side.name) }
  }

  /// The first rank that a placement match decides, 0 if the name does not specify it; nil for a
  /// round of the tree.
  package var placement: Int? { ranks?.lowerBound }

  /// Whether the name denotes the final.
  package var isFinal: Bool { sortKey == [2, 0] }

  /// Whether the name is recognized as that of a round.
  var isKnown: Bool { sortKey != [0, 0] || placement != nil || isGroup || isLosersBracket }

  /// The number of teams that the name gives to the round, nil if it gives none.
  package var teamCount: Int? { sortKey[0] == 1 ? -sortKey[1] : nil }

  /// The name read as that of another part.
  package func read(as part: Part) -> RoundName {
    var name = self
    name.part = part
    return name
  }

  /// The name of a match for the third place.
  package func readAsThirdPlace() -> RoundName {
    var name = read(as: .bracket)
    (name.ranks, name.sortKey) = (3...4, [0, 0])
    return name
  }

  /// The name of a round of a bracket for some ranks, whose last match decides the first of them.
  package func readAsRound() -> RoundName {
    var name = read(as: .bracket)
    guard let ranks else { return name }
    name.sortKey = ranks.count > 2 ? [1, -ranks.count] : [2, 0]
    name.ranks = nil
    return name
  }

  /// Whether a name is a negative number, as those of the losers' rounds in some programs.
  private static func isNegative(_ name: String) -> Bool {
    name.hasPrefix("-") && name.count > 1
      && name.dropFirst().allSatisfy { ("0"..."9").contains($0) }
  }

  /// Splits a name into its words.
  private static func words(of name: String) -> [Substring] {
    name.split { !$0.isLetter && !$0.isNumber }
  }

  /// Removes "1st leg", "Rückspiel", "Game 3", "G3" and "(R)" from a name that also contains other
  /// words.
  private static func withoutRepeat(
    _ words: [Substring],
    in name: String
  ) -> (words: [Substring], repeats: Repeat?, number: Int?) {
    let folded = words.map { FoldedText.folded($0) }
    if words.count > 1, name.lowercased().hasSuffix("(r)") {
      return (Array(words.dropLast()), .replay, nil)
    }
    if words.count > 1, let last = folded.last, last.count < 4, last.hasPrefix("g"),
      let number = Int(last.dropFirst())
    {
      return (Array(words.dropLast()), .game, number)
    }
    guard let index = folded.firstIndex(where: { RoundWords.repeats[$0] != nil }),
      let found = RoundWords.repeats[folded[index]]
    else { return (words, nil, nil) }
    let position = [index - 1, index + 1].first { position in
      folded.indices.contains(position) && (1..<10).contains(ordinal(folded[position]) ?? 0)
    }
    var removed: Set<Int> = [index]
    var number = RoundWords.firstLegs.contains(folded[index]) ? 1 : found == .leg ? 2 : nil
    if RoundWords.numberedRepeats.contains(folded[index]) {
      guard let position else { return (words, nil, nil) }
      removed.insert(position)
      number = ordinal(folded[position])
    }
    let kept = words.indices.filter { !removed.contains($0) }
    return kept.isEmpty ? (words, nil, nil) : (kept.map { words[$0] }, found, number)
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

  /// Returns the ranks of a placement match: 5 and 6 for "5th place", 5 to 8 for "Semi-final 5-8".
  ///
  /// - Parameter written: All words as written.
  private static func ranks(of words: [String], _ written: [Substring]) -> ClosedRange<Int>? {
    if !RoundWords.minor.isDisjoint(with: words), !RoundWords.finals.isDisjoint(with: words) {
      return 3...4
    }
    if !RoundWords.bronze.isDisjoint(with: words) { return 3...4 }
    if let range = range(in: written) { return range }
    guard !RoundWords.placements.isDisjoint(with: words) else { return nil }
    let number = words.compactMap(ordinal).first ?? 0
    return number == 1 ? nil : number...(number + 1)
  }

  /// The ranks of "5th-8th", "9/16" and "5 bis 8": a dash, slash or short word between two numbers,
  /// the first one odd, around a power of two of ranks.
  private static func range(in words: [Substring]) -> ClosedRange<Int>? {
    for (index, word) in words.enumerated() {
      guard word.first?.isNumber == true, let first = ordinal(FoldedText.folded(word)), first > 1,
        first % 2 == 1
      else { continue }
      for next in words.dropFirst(index + 1).prefix(2) {
        let between = word.base[word.endIndex..<next.startIndex].filter { $0 != "." && $0 != " " }
        guard next.first?.isNumber == true, RoundWords.ranges.contains(between.lowercased()),
          let last = ordinal(FoldedText.folded(next)), first < last, last <= 1_024
        else { continue }
        let count = last - first + 1
        if count & (count - 1) == 0 { return first...last }
      }
    }
    return nil
  }

  private static func sortKey(of words: [String]) -> [Int] {
    let words = words.flatMap(separatingNumber)
    let number = words.compactMap(ordinal).last
    if words == ["first", "four"] { return [-1, 0] }
    if !RoundWords.early.isDisjoint(with: words) { return [-1, number ?? 0] }
    if let size = words.compactMap({ RoundWords.stages[$0] }).first { return [1, -size] }
    if let size = teamCount(in: words, number: number) { return [1, -size] }
    if !RoundWords.finals.isDisjoint(with: words) { return [2, 0] }
    if let number, words.count <= 3 { return [0, number] }
    return [0, 0]
  }

  /// Splits "qf1" and "sf2" into the round and the number of the match.
  private static func separatingNumber(_ word: String) -> [String] {
    let letters = String(word.prefix { !$0.isNumber })
    guard letters.count < word.count, RoundWords.stages[letters] != nil else { return [word] }
    return [letters, String(word.dropFirst(letters.count))]
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
