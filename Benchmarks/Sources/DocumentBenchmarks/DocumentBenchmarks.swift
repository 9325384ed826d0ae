import Foundation
import Harness
import TatamiJSON
import TatamiTournament

/// Measures reading and writing of JSON and of databases of tournaments.
///
///     swift run -c release --package-path Benchmarks DocumentBenchmarks [--json] [--first]
///     DocumentBenchmarks --file PATH        # writes the JSON of 1,024 entrants, for other programs
///
/// `--first` measures 1,024 entrants only.
@main
struct DocumentBenchmarks {
  private static let counts = [1_024, 8_192, 65_536]

  static func main() throws {
    if let option = CommandLine.arguments.firstIndex(of: "--file") {
      let path = CommandLine.arguments.dropFirst(option + 1).first ?? "database.json"
      try Data(text(ofEntrants: counts[0])).write(to: URL(filePath: path))
      return
    }
    var report = Report()
    let isFirst = CommandLine.arguments.contains("--first")
    for count in counts.prefix(isFirst ? 1 : counts.count) {
      let text = try text(ofEntrants: count)
      let value = try JSONReader.value(of: text)
      let tournament = try Tournament(bracketsModel: value)
      report.add(measure("json/read", count) { try? JSONReader.value(of: text) })
      report.add(measure("json/write", count) { JSONWriter.text(of: value) })
      report.add(measure("database/build", count) { try? Tournament(bracketsModel: value) })
      report.add(measure("database/read", count) { try? Tournament(bracketsModel: text) })
      report.add(
        measure("database/write", count) { tournament.bracketsModelText() }
      )
    }
    report.print(item: "entrant")
  }

  private static func measure<Result>(
    _ name: String,
    _ count: Int,
    _ work: () -> Result
  ) -> Harness.Measurement {
    Harness.Measurement(
      "\(name)/\(count)",
      count: count,
      runs: 21,
      limit: .seconds(5),
      work
    )
  }

  /// The database of a single elimination as JSON; every match of the first round has a result.
  private static func text(ofEntrants count: Int) throws -> [UInt8] {
    var cup = Tournament()
    let names = (0..<count).map { "Entrant \($0) of \(count)" }
    _ = try cup.add(StageDefinition(.singleElimination, name: "Cup", entrants: names))
    for index in 0..<count / 2 {
      let update = MatchUpdate(
        first: MatchUpdate.Opponent(score: 3, result: .win),
        second: MatchUpdate.Opponent(score: 1)
      )
      _ = try cup.update(match: cup.matches[index].id, update)
    }
    return Array(JSONWriter.text(of: cup.bracketsModel()).utf8)
  }
}
