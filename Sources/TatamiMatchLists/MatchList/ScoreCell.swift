/// One side's cell of a score in two columns: "3", "21.0", "2 (4)", "W", "w/o".
struct ScoreCell {
  /// A mark that replaces or accompanies a number.
  enum Mark {
    case won, lost, forfeited, walkover, retired
  }

  /// The meaning of the numbers of a cell.
  enum Form {
    /// A number of points, or a mark.
    case plain
    /// Points with the letter of a victory or defeat: "V15".
    case marked
    /// Runs and wickets, with overs: "164/7 (20)".
    case wickets
    /// Goals and points, of which a goal counts three: "2-10".
    case goalsAndPoints
    /// The games of each set: "6 4 7".
    case sets
  }

  private(set) var points: MatchRecord.Points?
  private(set) var penalties: MatchRecord.Points?
  private(set) var mark: Mark?
  private(set) var form = Form.plain
  /// The games of each set, empty for other cells.
  private(set) var sets: [MatchRecord.Points] = []
  /// The two numbers of goals and points.
  private(set) var pair: MatchRecord.Score?

  /// Whether the cell is empty.
  var isBlank: Bool { points == nil && mark == nil }

  /// Creates an empty cell.
  init() {}

  /// Parses a cell; nil if it is not the score of one side.
  init?(_ text: String) {
    let text = FoldedText.narrowed(text)
    guard !ScoreParser.isBlank(text) else { return }
    if let whole = ScoreParser.number(text) {
      points = MatchRecord.Points(whole)
      return
    }
    if let points = ScoreNumber.points(text) {
      self.points = points
      return
    }
    guard let tokens = ScoreTokens(text)?.tokens, read(tokens, of: text) else { return nil }
    if penalties != nil, points == nil { return nil }
    if form == .plain, mark == .won || mark == .lost, points != nil { form = .marked }
    // The letters of "V15" and "D9" are names without a number.
    if form == .plain, ["v", "d"].contains(text.lowercased()) { return nil }
  }

  private mutating func read(_ tokens: [ScoreTokens.Token], of text: String) -> Bool {
    if !text.contains("."), readSets(tokens) { return true }
    for token in tokens {
      guard add(token) else { return false }
    }
    return true
  }

  /// Reads several numbers as sets, each perhaps followed by the points of a tie-break in brackets.
  private mutating func readSets(_ tokens: [ScoreTokens.Token]) -> Bool {
    let numbers = tokens.compactMap { token -> MatchRecord.Points? in
      if case .number(let number) = token.value, token.group == 0 { number } else { nil }
    }
    let areNumbers = tokens.allSatisfy { if case .number = $0.value { true } else { false } }
    guard areNumbers, numbers.count > 1 else { return false }
    (sets, form, points) = (numbers, .sets, 0)
    return true
  }

  private mutating func add(_ token: ScoreTokens.Token) -> Bool {
    switch token.value {
    case .ratio(let ratio) where token.group == 0 && points == nil && ratio.away <= 10:
      (points, form) = (ratio.home, .wickets)
    case .pair(let pair) where token.group == 0 && points == nil:
      let total = MatchRecord.Points(halves: 3 * pair.home.halves + pair.away.halves)
      (points, form, self.pair) = (total, .goalsAndPoints, pair)
    case .pair, .ratio: return false
    case .number(let number) where token.group == 0 && points == nil: points = number
    case .number where token.group > 0 && form == .wickets: break
    case .number(let number) where token.group > 0 && form == .goalsAndPoints:
      return number == points
    case .number(let number) where token.group > 0 && penalties == nil: penalties = number
    case .number(let balls) where token.group > 0 && balls <= 5:
      // The second number of "121 (18.4)", the balls after the overs.
      (penalties, form) = (nil, .wickets)
    case .number: return false
    case .word(let word): return add(word, inBrackets: token.group > 0)
    }
    return true
  }

  private mutating func add(_ word: String, inBrackets: Bool) -> Bool {
    if inBrackets, ScoreWords.kind(of: word) == .shootout { return true }
    if form == .wickets { return ["d", "dec", "ov", "overs", "all", "out"].contains(word) }
    guard mark == nil, let found = ScoreCell.mark(of: word) else { return false }
    mark = found
    return true
  }

  /// Whether a folded word is a mark.
  static func isMark(_ word: String) -> Bool { mark(of: word) != nil }

  private static func mark(of word: String) -> Mark? {
    if ScoreWords.won.contains(word) { return .won }
    if ScoreWords.lost.contains(word) { return .lost }
    if ScoreWords.losing.contains(word) { return .forfeited }
    switch ScoreWords.kind(of: word) {
    case .walkover: return .walkover
    case .retirement: return .retired
    default: return nil
    }
  }
}

extension ScoreCell {
  /// The result of the cells of both sides in equal forms; nil if the forms do not belong together.
  ///
  /// - Parameter text: The result as written.
  static func result(_ home: ScoreCell, _ away: ScoreCell, text: String) -> MatchRecord.Result? {
    switch (home.form, away.form) {
    case (.sets, .sets) where home.sets.count == away.sets.count:
      return ScoreParser.sets(
        zip(home.sets, away.sets).map { MatchRecord.Score(home: $0, away: $1) }
      )
    case (.goalsAndPoints, .goalsAndPoints) where home.pair == away.pair?.reversed:
      // The same score, written by each side.
      return MatchRecord.Result(score: home.pair)
    case (.goalsAndPoints, .goalsAndPoints), (.wickets, .wickets), (.wickets, .plain),
      (.plain, .wickets), (.marked, .marked), (.marked, .plain), (.plain, .marked):
      guard let left = home.points, let right = away.points else { return nil }
      var result = MatchRecord.Result(score: MatchRecord.Score(home: left, away: right))
      guard home.form == .marked || away.form == .marked else {
        result.note = text
        return result
      }
      guard home.mark != away.mark else { return nil }
      result.winner = home.mark == .won || away.mark == .lost ? .home : .away
      return result
    default: return nil
    }
  }
}
