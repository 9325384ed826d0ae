import Foundation
import TatamiTournamentViews

/// Tournaments read from the example files.
enum ExampleCup {
  static var here: URL { URL(filePath: #filePath).deletingLastPathComponent() }
  static var root: URL { here.appending(path: "../..").standardized }

  static func tournament(_ example: String) throws -> Knockout {
    let url = root.appending(path: "Examples/\(example).csv")
    return try tournament(of: Array(Data(contentsOf: url)), name: url.lastPathComponent)
  }

  /// The stages of an example with groups or a losers' bracket.
  static func stages(_ example: String) throws -> Tournament {
    let url = root.appending(path: "Examples/\(example).csv")
    let bytes = Array(try Data(contentsOf: url))
    let list = try MatchListParser.parse(bytes, name: url.lastPathComponent)
    return try Tournament.derive(from: list, name: "Cup")
  }

  static func tournament(of bytes: [UInt8], name: String) throws -> Knockout {
    try Knockout.derive(from: MatchListParser.parse(bytes, name: name))
  }
}
