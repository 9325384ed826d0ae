extension MatchRecord {
  /// A number of goals, points, games or sets, whole or with a half, from 0 to 999,999.
  public struct Points: Hashable, Comparable, Sendable {
    /// Twice the number.
    public let halves: Int

    /// Creates a number from its halves; clamped to the range.
    public init(halves: Int) {
      self.halves = min(max(halves, 0), 2 * MatchListLimits.score)
    }

    /// Creates a whole number; clamped to the range.
    public init(_ whole: Int) {
      self.init(halves: 2 * min(max(whole, 0), MatchListLimits.score))
    }

    /// Whether the left number is smaller.
    public static func < (left: Points, right: Points) -> Bool { left.halves < right.halves }

    /// The sum of two numbers, clamped to the range.
    package static func + (left: Points, right: Points) -> Points {
      Points(halves: left.halves + right.halves)
    }
  }

  /// Goals, points, games or sets of both sides.
  public struct Score: Hashable, Sendable {
    /// The home side's number.
    public let home: Points
    /// The away side's number.
    public let away: Points

    /// Creates a score.
    public init(home: Points, away: Points) {
      self.home = home
      self.away = away
    }

    /// The side with the larger number, nil for a draw.
    public var leader: MatchRecord.Slot? {
      home == away ? nil : home > away ? .home : .away
    }

    /// The score before a shoot-out that it includes: equal numbers remain; otherwise the score itself.
    func without(_ penalties: Score) -> Score {
      let rest = (home.halves - penalties.home.halves, away.halves - penalties.away.halves)
      guard leader != nil, rest.0 == rest.1, rest.0 >= 0 else { return self }
      return Score(home: Points(halves: rest.0), away: Points(halves: rest.1))
    }

    /// The score with the sides exchanged.
    package var reversed: Score { Score(home: away, away: home) }
  }
}

extension MatchRecord.Points: ExpressibleByIntegerLiteral {
  /// Creates a whole number; clamped to the range.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension MatchRecord.Points: CustomStringConvertible {
  /// The number as text: `3`, `2½` or `½`.
  public var description: String {
    let whole = halves / 2
    if halves % 2 == 0 { return "\(whole)" }
    return whole == 0 ? "½" : "\(whole)½"
  }
}

extension MatchRecord.Score: CustomStringConvertible {
  /// The score as text: `3-1`.
  public var description: String { "\(home)-\(away)" }
}
