import Foundation
import TatamiTournament
import Testing

/// Shorthands of the tests about results files.
enum ResultsFixture {
  /// The bytes of an example file.
  static func example(_ name: String) throws -> [UInt8] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    return [UInt8](try Data(contentsOf: root.appending(path: "Examples/\(name)")))
  }

  /// The tournament of a text, read as `cup.csv`.
  static func tournament(_ text: String) throws -> Tournament {
    try Tournament.derive(from: Results.parse(Array(text.utf8), name: "cup.csv"))
  }

  /// The tournament of rows under the short header `round,home,away,home_score,away_score`.
  static func cup(_ rows: String...) throws -> Tournament {
    try tournament((["round,home,away,home_score,away_score"] + rows).joined(separator: "\n"))
  }

  /// The sentence a text is refused with, nil if it is accepted.
  static func refusal(_ text: String) -> String? {
    do {
      _ = try tournament(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// A tournament as an indented drawing, the final first.
  static func drawing(_ cup: Tournament) -> [String] {
    var lines: [String] = []
    var open = [(match: cup.matches.count - 1, indent: "")]
    while let (index, indent) = open.popLast() {
      let match = cup.matches[index]
      lines.append("\(indent)\(match.layer) \(side(match.home)) \(side(match.away))")
      for side in [match.away, match.home] {
        if case .winner(let source) = side.origin { open.append((source, indent + "  ")) }
      }
    }
    return lines
  }

  private static func side(_ side: Tournament.Side) -> String {
    var text = side.label.isEmpty ? "?" : side.label
    if let score = side.score { text += " \(score)" }
    if let penalties = side.penalties { text += "(\(penalties))" }
    return text + (side.isWinner ? "*" : "")
  }
}
