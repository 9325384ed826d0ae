import Foundation
import TatamiTournament
import Testing

/// Helpers for tests of match lists.
enum MatchListFixture {
  /// The bytes of an example file.
  static func example(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: root.appending(path: "Examples/\(name)")))
  }

  /// The tournament of a text, read as `cup.csv`.
  static func tournament(_ text: String) throws -> Knockout {
    try Knockout.derive(from: MatchListParser.parse(Array(text.utf8), name: "cup.csv"))
  }

  /// The tournament of rows under the short header `round,home,away,home_score,away_score`.
  static func cup(_ rows: String...) throws -> Knockout {
    try tournament((["round,home,away,home_score,away_score"] + rows).joined(separator: "\n"))
  }

  /// The match list of a text, read as `cup.csv`.
  static func list(_ text: String) throws -> MatchList {
    try MatchListParser.parse(Array(text.utf8), name: "cup.csv")
  }

  /// The error message for a text, nil if the text is accepted.
  static func errorMessage(_ text: String) -> String? {
    do {
      _ = try tournament(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// The matches as indented lines, the final first.
  static func outline(_ cup: Knockout) -> [String] {
    var lines: [String] = []
    var pending = [(match: cup.matches.count - 1, indent: "")]
    while let (index, indent) = pending.popLast() {
      let match = cup.matches[index]
      lines.append("\(indent)\(match.layer) \(side(match.home)) \(side(match.away))")
      for side in [match.away, match.home] {
        if case .winner(let source) = side.origin { pending.append((source, indent + "  ")) }
      }
    }
    return lines
  }

  private static func side(_ side: Knockout.Side) -> String {
    var text = side.label.isEmpty ? "?" : side.label
    if let score = side.score { text += " \(score)" }
    if let penalties = side.penalties { text += "(\(penalties))" }
    return text + (side.isWinner ? "*" : "")
  }
}
