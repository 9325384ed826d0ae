/// The names of the rounds of an elimination.
public enum RoundNames: String, CaseIterable, Sendable {
  /// `Round 1`, `Final Round`, `WB Round 1`, `Consolation Final`.
  case numbered
  /// `Quarter-finals`, `Final`, `Upper Round 1`, `Third place`.
  case friendly

  /// Returns the name of a round.
  ///
  /// - Parameters:
  ///   - number: The number of the round, from 1.
  ///   - count: The number of rounds of the bracket.
  func name(of bracket: Tournament.Bracket, round number: Int, of count: Int) -> String {
    switch self {
    case .numbered: Self.numberedName(of: bracket, round: number, of: count)
    case .friendly: Self.friendlyName(of: bracket, round: number, of: count)
    }
  }

  private static func numberedName(
    of bracket: Tournament.Bracket,
    round number: Int,
    of count: Int
  ) -> String {
    let name = number == count ? "Final Round" : "Round \(number)"
    switch bracket {
    case .single: return name
    case .upper: return "WB \(name)"
    case .lower: return "LB \(name)"
    case .grandFinal: return count == 1 ? "Grand Final" : "GF Round \(number)"
    case .thirdPlace, .consolation: return "Consolation Final"
    }
  }

  private static func friendlyName(
    of bracket: Tournament.Bracket,
    round number: Int,
    of count: Int
  ) -> String {
    switch bracket {
    case .single: return halvingName(rounds: count - number)
    case .upper: return number == count ? "Upper Final" : "Upper Round \(number)"
    case .lower: return number == count ? "Lower Final" : "Lower Round \(number)"
    case .grandFinal: return count == 1 || number == 1 ? "Grand Final" : "Grand Final, Match 2"
    case .thirdPlace, .consolation: return "Third place"
    }
  }

  /// Returns the name of a round by the number of rounds after it.
  static func halvingName(rounds after: Int) -> String {
    switch after {
    case 0: "Final"
    case 1: "Semi-finals"
    case 2: "Quarter-finals"
    default: "Round of \(2 << min(after, 40))"
    }
  }
}

extension RoundNames {
  /// Returns the label of a match.
  static func label(
    of bracket: Tournament.Bracket,
    round number: Int,
    match: Int,
    of count: Int
  ) -> String {
    let prefix: String
    switch bracket {
    case .single: prefix = ""
    case .upper: prefix = "WB "
    case .lower: prefix = "LB "
    case .grandFinal, .thirdPlace, .consolation:
      return numberedName(of: bracket, round: number, of: count)
    }
    if number == count { return "\(prefix)Final" }
    if number == count - 1 { return "\(prefix)Semi \(match)" }
    return "\(prefix.isEmpty ? "M " : prefix)\(number).\(match)"
  }
}
