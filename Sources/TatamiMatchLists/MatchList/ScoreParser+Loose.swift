extension ScoreParser {
  /// The largest number of unknown words beside a score.
  private static let unknownWordLimit = 3
  /// The largest number of letters of an unknown word.
  private static let unknownLetterLimit = 12

  /// Parses a score with unknown words after it, such as "2:3 pp" and "1-1 (4-5 str.)", or with a
  /// pair of numbers after a draw, whose meaning other rows show; nil for any other text.
  ///
  /// Unknown words do not change who has won: the larger number of the score, and after a draw that
  /// of the second pair, if that cannot be an earlier score. Sets followed by unknown words can end
  /// by a retirement, and have no winner.
  static func parseLoosely(_ text: String) -> MatchRecord.Result? {
    let text = FoldedText.narrowed(text)
    guard let tokens = ScoreTokens(text)?.tokens, let reading = LooseTokens(tokens) else {
      return nil
    }
    var result = MatchRecord.Result()
    if !reading.words.isEmpty { result.unknownWords = writtenWords(of: text) }
    result.ending = reading.isExtraTime ? .extraTime : .regular
    if reading.areSets {
      guard !reading.words.isEmpty else { return nil }
      (result.sets, result.note) = (reading.pairs, text)
      return result
    }
    result.score = reading.pairs[0]
    guard reading.pairs.count > 1 else { return reading.words.isEmpty ? nil : result }
    guard reading.isBracketed || !reading.words.isEmpty else { return nil }
    return add(reading.pairs[1], to: result)
  }

  /// Adds the second pair of numbers: a shoot-out, or an earlier score.
  private static func add(
    _ pair: MatchRecord.Score,
    to given: MatchRecord.Result
  ) -> MatchRecord.Result? {
    var result = given
    guard let score = result.score else { return nil }
    let canBeEarlier = pair.home <= score.home && pair.away <= score.away
    if score.leader != nil || pair.leader == nil {
      result.listsEarlierScore = true
      return canBeEarlier ? result : nil
    }
    let isClear = !canBeEarlier && !result.unknownWords.isEmpty
    if isClear { result.penalties = pair } else { result.unclear = pair }
    return result
  }

  /// The words of a text as written.
  private static func writtenWords(of text: String) -> String {
    let words = text.split { !$0.isLetter && $0 != "." }.filter { $0.contains(where: \.isLetter) }
    return words.joined(separator: " ")
  }

  /// The pairs and the unknown words of a text that begins with a score.
  private struct LooseTokens {
    private(set) var pairs: [MatchRecord.Score] = []
    private(set) var words: [String] = []
    private(set) var isExtraTime = false
    private(set) var areSets = false
    /// Whether the last pair is in brackets.
    private(set) var isBracketed = false

    /// Sorts tokens; nil for texts that are not a score with words.
    init?(_ tokens: [ScoreTokens.Token]) {
      guard let first = tokens.first, first.group == 0 else { return nil }
      var outside = 0
      for token in tokens {
        switch token.value {
        case .pair(let pair):
          pairs.append(pair)
          outside += token.group == 0 ? 1 : 0
          isBracketed = token.group > 0
        case .ratio(let pair) where token.group == 0:
          pairs.append(pair)
          areSets = true
        case .word(let word): guard add(word) else { return nil }
        case .number, .ratio: return nil
        }
        if pairs.isEmpty { return nil }
      }
      guard words.count <= ScoreParser.unknownWordLimit else { return nil }
      areSets = areSets || outside > 2 || (outside > 1 && pairs[0].leader != nil)
      guard areSets || pairs.count <= 2 else { return nil }
    }

    /// Adds a word; returns false for a word that says more than how the match ended.
    private mutating func add(_ word: String) -> Bool {
      switch ScoreWords.kind(of: word) {
      case nil where word.count <= ScoreParser.unknownLetterLimit: words.append(word)
      case .extraTime: isExtraTime = true
      case .filler, .shootout: break
      default: return false
      }
      return true
    }
  }
}
