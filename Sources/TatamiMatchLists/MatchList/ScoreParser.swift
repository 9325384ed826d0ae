/// Parses results in their usual notations: "3-1", "2:2 (4:3 p)", "1–0 a.e.t.", "6-4 3-6 7-6(5)".
struct ScoreParser {
  /// The content of a bracket, or the text outside of brackets.
  private struct Group {
    var pairs: [MatchRecord.Score] = []
    var numbers: [MatchRecord.Points] = []
    var kinds: Set<ScoreWords.Kind> = []
  }

  /// The groups in the order of the text; the first one is the text outside of brackets.
  private var groups: [Group] = [Group()]
  private var result = MatchRecord.Result()

  private var main: Group { groups[0] }

  /// Returns whether a field represents an unknown score.
  static func isBlank(_ text: String) -> Bool {
    guard let first = text.utf8.first else { return true }
    // Most fields begin with a digit; blanks never do.
    let isDigit = (0x30...0x39).contains(first)
    return !isDigit && text.utf8.count <= 20 && ScoreWords.blanks.contains(FoldedText.folded(text))
  }

  /// Parses a whole number of at most six digits; nil for anything else.
  static func number(_ text: some StringProtocol) -> Int? {
    guard text.utf8.count <= 6, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    return Int(text)
  }

  /// Parses the result of both sides; nil if it is ambiguous or not a result.
  static func parse(_ text: String) -> MatchRecord.Result? {
    let text = FoldedText.narrowed(text)
    if let score = plainScore(text) { return MatchRecord.Result(score: score) }
    guard !isBlank(text) else { return MatchRecord.Result() }
    if let winner = forfeits[text.filter { !$0.isWhitespace }] {
      return MatchRecord.Result(ending: .walkover, winner: winner)
    }
    if let winner = circles[text.filter { !$0.isWhitespace && $0 != "-" }] {
      return MatchRecord.Result(winner: winner)
    }
    if drawnHalves.contains(text.filter { !$0.isWhitespace }) {
      return MatchRecord.Result(
        score: MatchRecord.Score(home: .init(halves: 1), away: .init(halves: 1))
      )
    }
    if var parser = ScoreParser(text), parser.interpret() {
      if parser.hasMethod { parser.result.note = text }
      return parser.result
    }
    return resultOfSides(text)
  }

  private static let drawnHalves: Set<String> = ["1/2-1/2", "1/2:1/2", "1/2–1/2", "=-=", "½"]

  /// Parses the cells of both sides around a separator: "V15-D9", "164/7 (20) v 160/9 (20)", "2-10 :
  /// 1-12"; nil unless exactly one separator fits.
  private static func resultOfSides(_ text: String) -> MatchRecord.Result? {
    var found: [MatchRecord.Result] = []
    for separator in [" - ", " – ", " : ", " v ", " vs ", " vs. ", " to ", "-", "–", ":"] {
      let parts = text.split(separator: separator, omittingEmptySubsequences: false)
      guard parts.count == 2, let home = ScoreCell(String(parts[0])),
        let away = ScoreCell(String(parts[1])), !home.isBlank, !away.isBlank,
        let result = ScoreCell.result(home, away, text: text)
      else { continue }
      found.append(result)
    }
    return Set(found).count == 1 ? found[0] : nil
  }

  /// Whether a word names how the match was won, such as "Fall" or "wickets".
  private var hasMethod: Bool {
    groups.contains { !$0.kinds.isDisjoint(with: [.method, .finish]) }
  }

  /// Returns the score of the most frequent form, two numbers around a hyphen or a colon, such as
  /// "3-1"; nil for any other text.
  private static func plainScore(_ text: String) -> MatchRecord.Score? {
    let bytes = text.utf8
    guard
      let separator = bytes.firstIndex(where: { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ":") }
      ),
      let home = number(text[..<separator]),
      let away = number(text[bytes.index(after: separator)...])
    else { return nil }
    return MatchRecord.Score(home: MatchRecord.Points(home), away: MatchRecord.Points(away))
  }

  /// Parses a remark such as "Brazil win on penalties (3 - 2)" or "Retired".
  ///
  /// - Returns: The ending, and the only pair of numbers if it belongs to a shoot-out.
  static func remark(_ text: String) -> Remark {
    guard let tokens = ScoreTokens(text) else { return Remark() }
    var kinds: Set<ScoreWords.Kind> = []
    var pairs: [MatchRecord.Score] = []
    for token in tokens.tokens {
      switch token.value {
      case .word(let word): if let kind = ScoreWords.kind(of: word) { kinds.insert(kind) }
      case .pair(let pair): pairs.append(pair)
      case .number, .ratio: break
      }
    }
    let isShootout = kinds.contains(.shootout)
    return Remark(
      ending: ending(of: kinds),
      isShootout: isShootout,
      penalties: isShootout && pairs.count == 1 ? pairs[0] : nil
    )
  }

  /// The information in a remark about the end of a match.
  struct Remark {
    var ending = MatchRecord.Ending.regular
    var isShootout = false
    var penalties: MatchRecord.Score?
  }

  private static let forfeits: [String: MatchRecord.Slot] = [
    "+:-": .home, "+--": .home, "+/-": .home, "W-L": .home, "W:L": .home, "W-F": .home,
    "-:+": .away, "--+": .away, "-/+": .away, "L-W": .away, "L:W": .away, "F-W": .away,
  ]

  /// The marks of victories and defeats in East Asia.
  private static let circles: [String: MatchRecord.Slot] = [
    "○●": .home, "○×": .home, "〇●": .home, "〇×": .home, "●○": .away, "×○": .away, "●〇": .away,
    "×〇": .away,
  ]

  private static func ending(of kinds: Set<ScoreWords.Kind>) -> MatchRecord.Ending {
    if kinds.contains(.retirement) { return .retirement }
    if kinds.contains(.walkover) { return .walkover }
    return kinds.contains(.extraTime) ? .extraTime : .regular
  }

  /// Sorts the tokens of a text into groups; nil if a word is unknown.
  private init?(_ text: String) {
    guard let tokens = ScoreTokens(text) else { return nil }
    for token in tokens.tokens {
      // The match tie-break "[10-8]" is a set.
      let isSet = tokens.squareGroups.contains(token.group) && !groups[0].pairs.isEmpty
      while groups.count <= token.group { groups.append(Group()) }
      switch token.value {
      case .pair(let pair) where isSet && groups[0].pairs.count > 1,
        .ratio(let pair) where isSet && groups[0].pairs.count > 1:
        groups[0].pairs.append(pair)
      case .pair(let pair), .ratio(let pair): groups[token.group].pairs.append(pair)
      case .number(let number): groups[token.group].numbers.append(number)
      case .word(let word):
        guard let kind = ScoreWords.kind(of: word) else { return nil }
        groups[token.group].kinds.insert(kind)
      }
    }
  }

  /// Determines the meaning of every pair; returns false if a pair has no meaning or several
  /// meanings.
  private mutating func interpret() -> Bool {
    result.ending = ScoreParser.ending(of: groups.reduce(into: []) { $0.formUnion($1.kinds) })
    if hasMethod { return interpretMethod() }
    guard main.numbers.isEmpty else { return false }
    if result.ending == .retirement, !main.pairs.isEmpty { return interpretSets() }
    switch main.pairs.count {
    case 0: return interpretWords()
    case 1: return interpretPair(main.pairs[0])
    case 2 where main.kinds.contains(.shootout):
      (result.score, result.penalties) = (main.pairs[0], main.pairs[1])
      return interpretBrackets()
    case 2 where main.kinds.contains(.aggregate):
      (result.score, result.aggregate) = (main.pairs[0], main.pairs[1])
      return interpretBrackets()
    default: return interpretSets()
    }
  }

  /// A result without numbers: a walkover or a retirement.
  private func interpretWords() -> Bool {
    groups.allSatisfy { $0.pairs.isEmpty && $0.numbers.isEmpty }
      && [.walkover, .retirement].contains(result.ending)
  }

  /// A result with the way in which it was won: "Fall", "TF 17-1", "3&2"; a single pair of numbers is
  /// the score.
  private mutating func interpretMethod() -> Bool {
    guard main.pairs.count <= 1, main.kinds.isDisjoint(with: [.aggregate, .shootout, .period])
    else {
      return false
    }
    // The numbers of "Fall 2:14" are a time.
    result.score = main.kinds.contains(.finish) ? nil : main.pairs.first
    result.canBeginWithWinner = true
    return true
  }

  private mutating func interpretPair(_ pair: MatchRecord.Score) -> Bool {
    if main.kinds.contains(.period) { return false }
    if main.kinds.contains(.aggregate) {
      result.aggregate = pair
      return interpretBrackets(of: pair)
    }
    result.score = pair
    guard main.kinds.contains(.shootout) else { return interpretBrackets() }
    guard groups.count == 2, let first = groups[1].pairs.first else {
      return groups.count == 1 && interpretTotal(pair)
    }
    if pair.leader != nil, first.leader == nil {
      // "4:3 i.E. (1:1, 0:1)" begins with the shoot-out.
      (result.score, result.penalties) = (first, pair)
      return isSequence(groups[1].pairs)
    }
    guard pair.leader == nil, groups[1].pairs.count == 1 else { return false }
    result.penalties = first
    return true
  }

  /// Reads "5:4 i.E." and "3-2 SO": a score that includes the shoot-out, or is its result.
  ///
  /// Either way the side with the larger number has won.
  private mutating func interpretTotal(_ pair: MatchRecord.Score) -> Bool {
    if pair.leader != nil { result.ending = .shootout }
    return true
  }
}

extension ScoreParser {
  /// Reads brackets after a score: a shoot-out, the score of both legs, or earlier scores.
  private mutating func interpretBrackets(of score: MatchRecord.Score? = nil) -> Bool {
    for group in groups.dropFirst() {
      guard group.numbers.isEmpty else { return false }
      if group.kinds.contains(.shootout), group.pairs.isEmpty, let pair = result.score {
        guard interpretTotal(pair) else { return false }
      } else if group.kinds.contains(.shootout) {
        guard group.pairs.count == 1, result.penalties == nil else { return false }
        result.penalties = group.pairs[0]
        separateShootout()
      } else if group.kinds.contains(.aggregate) {
        guard group.pairs.count == 1, result.aggregate == nil else { return false }
        result.aggregate = group.pairs[0]
      } else if !group.pairs.isEmpty {
        guard let score = score ?? result.score, isEarlier(group, than: score) else { return false }
        result.listsEarlierScore = true
      }
    }
    return true
  }

  /// Returns whether a bracket contains earlier scores of the match, such as the half-time score.
  ///
  /// A single pair after a draw can also be a shoot-out, unless it is itself a draw.
  private func isEarlier(_ group: Group, than score: MatchRecord.Score) -> Bool {
    let isClear = group.kinds.contains(.period) || group.pairs.count > 1
    guard isClear || score.leader != nil || group.pairs[0].leader == nil else { return false }
    return isSequence([score] + group.pairs)
  }

  /// Returns whether no score is higher than the previous one.
  private func isSequence(_ scores: [MatchRecord.Score]) -> Bool {
    zip(scores, scores.dropFirst()).allSatisfy { $1.home <= $0.home && $1.away <= $0.away }
  }

  /// Subtracts a shoot-out from a score that includes it: "5-4 (4-3 p)" is 1-1; "3-2 (2-1 SO)" counts
  /// the shoot-out as one goal.
  private mutating func separateShootout() {
    guard let score = result.score, let penalties = result.penalties else { return }
    result.score = score.without(penalties)
    guard result.score == score, let leader = score.leader, leader == penalties.leader,
      abs(score.home.halves - score.away.halves) == 2
    else { return }
    (result.penalties, result.ending) = (nil, .shootout)
  }

  /// Reads two or more pairs as sets and counts the sets won.
  private mutating func interpretSets() -> Bool {
    let isRetirement = result.ending == .retirement
    let allowed: Set<ScoreWords.Kind> = [.filler, .retirement, .walkover]
    guard main.kinds.isSubset(of: allowed), groups.dropFirst().allSatisfy(isTieBreak) else {
      return false
    }
    let areRaces = ScoreParser.areRaces(main.pairs)
    result.sets = main.pairs
    result.canBeginWithWinner = true
    var (home, away) = (0, 0)
    for (index, set) in main.pairs.enumerated() {
      let isOpen = isRetirement && index == main.pairs.count - 1 && !isComplete(set)
      if isOpen { continue }
      guard let leader = set.leader, areRaces || max(set.home, set.away) >= 4 else { return false }
      if leader == .home { home += 1 } else { away += 1 }
    }
    result.score = MatchRecord.Score(
      home: MatchRecord.Points(home),
      away: MatchRecord.Points(away)
    )
    return isRetirement || home != away
  }

  /// Whether all sets end at the same number, as in races to 3: "3-1,2-3,3-0".
  private static func areRaces(_ pairs: [MatchRecord.Score]) -> Bool {
    let highs = Set(pairs.map { max($0.home, $0.away) })
    guard highs.count == 1, let high = highs.first else { return false }
    return high >= 2 || (high == 1 && pairs.count > 2)
  }

  /// The result of sets in the cells of both sides; nil unless they are sets.
  static func sets(_ pairs: [MatchRecord.Score]) -> MatchRecord.Result? {
    parse(pairs.map(\.description).joined(separator: " "))
  }

  /// Whether a bracket holds the points of a tie-break, "(5)" or "(7-5)", or only words.
  private func isTieBreak(_ group: Group) -> Bool {
    group.pairs.count + group.numbers.count <= 1
      && group.kinds.isSubset(of: [.filler, .retirement, .walkover])
  }

  /// Returns whether a set of tennis is complete.
  private func isComplete(_ set: MatchRecord.Score) -> Bool {
    let (high, low) = (max(set.home, set.away), min(set.home, set.away))
    return high >= 7 || (high == 6 && low <= 4)
  }
}
