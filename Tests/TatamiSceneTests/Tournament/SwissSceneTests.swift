import TatamiScene
import TestSupport
import Testing

/// The pairings of documents of Swiss tournaments.
@Suite struct SwissSceneTests {
  /// Returns the answer to rounds with results in half points: `[[2, 0], [1, 1]]`.
  private func answer(_ players: Int, _ results: [String]) throws -> SceneValue {
    let played = results.map { #"{"results": \#($0)}"# } + ["{}"]
    let rounds = played.joined(separator: ", ")
    let text = #"{"layout": "swiss", "players": \#(players), "rounds": [\#(rounds)]}"#
    return try SceneLayout.read(JSONReader.value(of: Array(text.utf8))).frames()
  }

  /// Returns the boards of the round after others: `6-2`, `5-bye`.
  private func boards(_ players: Int, after results: String...) throws -> [String] {
    let rounds = try #require(answer(players, results)["rounds"]).elements
    return try #require(rounds.last?["pairs"]).elements.map { pair in
      pair.elements.map { $0.number.map { "\(Int($0))" } ?? "bye" }.joined(separator: "-")
    }
  }

  /// Returns the half points by player.
  private func points(_ players: Int, after results: String) throws -> [Int: Int] {
    let rows = try #require(answer(players, [results])["table"]).elements
    return try [Int: Int](
      uniqueKeysWithValues: rows.map { row in
        (Int(try #require(row["id"]?.number)), Int(try #require(row["points"]?.number)))
      }
    )
  }

  @Test func `F91: a win is a point, a draw half of one, a bye a win`() throws {
    // The boards are 1-3 and 4-2.
    #expect(try points(4, after: "[[2, 0], [1, 1]]") == [1: 2, 2: 1, 3: 0, 4: 1])
    // 3 has the bye of the first round, 2 that of the second.
    #expect(try points(3, after: "[[2, 0], [2, 0]]") == [1: 2, 2: 2, 3: 2])
  }

  @Test func `F94, F95: the lowest-ranked of an odd group meets the best of the next one`() throws {
    #expect(try boards(6) == ["1-4", "5-2", "3-6"])
    // 1, 2 and 3 have won.
    #expect(try boards(6, after: "[[2, 0], [0, 2], [2, 0]]").map(players) == ["12", "34", "56"])
    // 1, 3 and 5 have won, and 5 has met 2.
    #expect(try boards(6, after: "[[2, 0], [2, 0], [2, 0]]").map(players) == ["13", "45", "26"])
  }

  /// The players of a board in ascending order.
  private func players(_ board: String) -> String { String(board.filter(\.isNumber).sorted()) }

  @Test func `F96, F99: the upper half meets the lower half in order`() throws {
    #expect(try boards(8) == ["1-5", "6-2", "3-7", "8-4"])
    let draws = "[[1, 1], [1, 1]]"
    #expect(try boards(4, after: draws).map(players) == ["14", "23"])
    #expect(try boards(4, after: draws, draws).map(players) == ["12", "34"])
  }

  @Test func `F97: home is who was home less often, or who was away at the latest difference`()
    throws
  {
    let wins = "[[0, 2], [2, 0], [2, 0], [0, 2]]"
    #expect(try boards(8, after: wins).prefix(2) == ["5-3", "4-6"])
    // 1 and 3 were home, 2 and 4 away: the better-ranked player changes sides.
    #expect(try boards(8, after: "[[2, 0], [0, 2], [2, 0], [0, 2]]").prefix(2) == ["3-1", "2-4"])
    let draws = "[[1, 1], [1, 1]]"
    #expect(try boards(4, after: draws) == ["4-1", "2-3"])
    // Both were home once; 1 was away in round 2.
    #expect(try boards(4, after: draws, draws) == ["1-2", "3-4"])
  }

  @Test func `F104: the brackets model has no Swiss stage`() throws {
    let stage = #"{"name": "C", "type": "swiss", "seeding": ["A", "B"]}"#
    #expect(throws: SceneError.self) { try TournamentAnswer(stage) }
    #expect(try boards(2) == ["1-2"])
  }
}
