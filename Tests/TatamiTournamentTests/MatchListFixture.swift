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
  static func tournament(_ text: String) throws -> Tournament {
    try Tournament.derive(from: list(text), name: "Cup")
  }

  /// The tournament of an example file, read as `cup.csv`.
  static func cup(ofExample name: String) throws -> Tournament {
    try Tournament.derive(
      from: MatchListParser.parse(example(name), name: "cup.csv"),
      name: "Cup"
    )
  }

  /// The tournament of rows under the short header `round,home,away,home_score,away_score`.
  static func cup(_ rows: String...) throws -> Tournament {
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
}
