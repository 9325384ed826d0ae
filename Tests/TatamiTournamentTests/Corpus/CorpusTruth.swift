import Foundation

/// The facts that are known about a file of the corpus, because its tournament was invented for it.
struct CorpusTruth: Decodable {
  let sport: String
  let language: String
  /// The form of the tournament; `refused` for files that must not be drawn.
  let kind: String
  /// Words of which an error about the file contains at least one.
  let refused: [String]?
  /// Whether a refused file may also be drawn, if a notice contains one of the words.
  let noted: Bool?
  /// The winner of the main bracket or league.
  let champion: String?
  /// The matches in the order of the file, byes left out; they state teams, rounds and places, too.
  let matches: [Match]?

  /// A match, or a tie of several legs, games or replays.
  struct Match: Decodable {
    let round: String
    let sides: [String]
    /// The winner, `draw`, or nil for a match that is not decided.
    let winner: String?

    init(from decoder: any Decoder) throws {
      var values = try decoder.unkeyedContainer()
      round = try values.decode(String.self)
      sides = [try values.decode(String.self), try values.decode(String.self)]
      winner = try values.decodeNil() ? nil : values.decode(String.self)
    }
  }

  /// Whether the file has a bracket.
  var hasBracket: Bool { !["groups", "league", "swiss", "refused"].contains(kind) }
}
