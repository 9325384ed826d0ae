import Foundation
import TatamiTournamentViews

/// Tournaments read from the example files.
enum ExampleCup {
  static var here: URL { URL(filePath: #filePath).deletingLastPathComponent() }
  static var root: URL { here.appending(path: "../..").standardized }

  static func tournament(_ example: String) throws -> Tournament {
    let url = root.appending(path: "Examples/\(example).csv")
    return try tournament(of: Array(Data(contentsOf: url)), name: url.lastPathComponent)
  }

  static func tournament(of text: String) throws -> Tournament {
    try tournament(of: Array(text.utf8), name: "cup.csv")
  }

  static func tournament(of bytes: [UInt8], name: String) throws -> Tournament {
    try Tournament.derive(from: MatchListParser.parse(bytes, name: name), name: "Cup")
  }
}
