import TatamiTournament
import TestSupport
import Testing

/// Files with many placement matches, each of which is a stage of its own.
@Suite struct PlacementGrowthTests {
  /// Returns a knockout in which losers of the first round play placement matches.
  private func text(placementMatches count: Int) -> String {
    var rows = ["round,home,away,home_score,away_score"]
    var teams = (0..<4 * count).map { "T\($0)" }
    let losers = stride(from: 1, to: teams.count, by: 2).map { teams[$0] }
    while teams.count > 1 {
      for index in stride(from: 0, to: teams.count, by: 2) {
        rows.append("Last \(teams.count),\(teams[index]),\(teams[index + 1]),1,0")
      }
      teams = stride(from: 0, to: teams.count, by: 2).map { teams[$0] }
    }
    for index in 0..<count {
      rows.append("\(2 * index + 5)th place,\(losers[2 * index]),\(losers[2 * index + 1]),1,0")
    }
    return rows.joined(separator: "\n")
  }

  /// Returns the shortest processor time, in seconds, of deriving a tournament and laying out its
  /// stages.
  private func seconds(placementMatches count: Int) throws -> Double {
    let list = try MatchListFixture.list(text(placementMatches: count))
    let times = try (0..<3).map { _ in
      try ProcessorTime.measure {
        let cup = try Tournament.derive(from: list, name: "Cup")
        #expect(cup.stages.count == count + 1)
        for stage in cup.stages.indices {
          #expect(!cup.layout(ofStage: stage).boxes.isEmpty)
          _ = cup.references(ofStage: stage)
        }
      }
    }
    return try #require(times.min()) / .seconds(1)
  }

  @Test func `the time of a tournament grows like the number of its stages`() throws {
    let (small, large) = (try seconds(placementMatches: 128), try seconds(placementMatches: 512))
    // Four times as many stages take four times as long, or sixteen times if each looks through
    // all matches.
    #expect(large / small < 8)
  }
}
