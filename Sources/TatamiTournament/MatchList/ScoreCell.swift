/// One side's cell of a score in two columns: "3", "21.0", "2 (4)", "W", "w/o".
struct ScoreCell {
  /// A mark that replaces or accompanies a number.
  enum Mark {
    case won, lost, forfeited, walkover, retired
  }

  private(set) var points: MatchRecord.Points?
  private(set) var penalties: MatchRecord.Points?
  private(set) var mark: Mark?

  /// Whether the cell is empty.
  var isBlank: Bool { points == nil && mark == nil }

  /// Creates an empty cell.
  init() {}

  /// Parses a cell; nil if it is not the score of one side.
  init?(_ text: String) {
    guard !ScoreParser.isBlank(text) else { return }
    if let whole = ScoreParser.number(text) {
      points = MatchRecord.Points(whole)
      return
    }
    if let points = ScoreNumber.points(text) {
      self.points = points
      return
    }
    guard let tokens = ScoreTokens(text)?.tokens else { return nil }
    for token in tokens {
      guard add(token) else { return nil }
    }
    if penalties != nil, points == nil { return nil }
  }

  private mutating func add(_ token: ScoreTokens.Token) -> Bool {
    switch token.value {
    case .pair: return false
    case .number(let number) where token.group == 0 && points == nil: points = number
    case .number(let number) where token.group > 0 && penalties == nil: penalties = number
    case .number: return false
    case .word(let word):
      if token.group > 0, ScoreWords.kind(of: word) == .shootout { return true }
      guard mark == nil, let found = ScoreCell.mark(of: word) else { return false }
      mark = found
    }
    return true
  }

  private static func mark(of word: String) -> Mark? {
    switch word {
    case "w", "win", "won": return .won
    case "l", "loss", "lost": return .lost
    case "f", "ff": return .forfeited
    default: break
    }
    switch ScoreWords.kind(of: word) {
    case .walkover: return .walkover
    case .retirement: return .retired
    default: return nil
    }
  }
}
