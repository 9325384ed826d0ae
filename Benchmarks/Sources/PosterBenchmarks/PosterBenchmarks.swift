import Foundation
import TatamiHost
import Harness
import TatamiDrawing
import TatamiGeometry
import TatamiPicture

/// Times the stages of `tatami bracket` on a results file, the SVG of larger and larger draws, and the
/// whole command.
///
///     swift run -c release --package-path Benchmarks PosterBenchmarks [FILE.csv] [--json]
@main
@MainActor
struct PosterBenchmarks {
  private static let runs = 31

  static func main() throws {
    let named = CommandLine.arguments.dropFirst().first { !$0.hasPrefix("--") }
    let file = named ?? Machine.repository.appending(path: "Examples/worldcup-2022.csv").path
    let bytes = Array(try Data(contentsOf: URL(filePath: file)))
    var report = Report()
    for measurement in try stages(of: bytes, file: file) { report.add(measurement) }
    for measurement in try growth() { report.add(measurement) }
    if let command {
      report.add(wholeProcess("poster/process", command, file: file, format: "png", runs: 11))
      for measurement in try processGrowth(command) { report.add(measurement) }
    }
    report.print(item: "match")
  }

  private static func stages(of bytes: [UInt8], file: String) throws -> [Harness.Measurement] {
    let cup = try tournament(of: bytes, file: file)
    let count = cup.matches.count
    let view = TournamentPoster(of: cup).view()
    let size = Size(width: Double(view.bounds.width), height: Double(view.bounds.height))
    let list = ViewRenderer.displayList(of: view)
    let bitmap = try RasterRenderer.bitmap(of: list, size: size, scale: 2, background: nil)
    return [
      Harness.Measurement("poster/parse", count: count, runs: runs) {
        try? tournament(of: bytes, file: file)
      },
      Harness.Measurement("poster/layout", count: count, runs: runs) {
        TournamentPoster(of: cup).view()
      },
      Harness.Measurement("poster/text", count: count, runs: runs) { measureNames(of: cup) },
      Harness.Measurement("poster/list", count: count, runs: runs) {
        ViewRenderer.displayList(of: view)
      },
      Harness.Measurement("poster/draw", count: count, runs: runs) {
        try? RasterRenderer.bitmap(of: list, size: size, scale: 2, background: nil)
      },
      Harness.Measurement("poster/encode", count: count, runs: runs) { try? bitmap.pngData() },
    ]
  }

  /// The sizes of the draws whose files show the growth of the time.
  private static let entrantCounts = [1_024, 4_096, 16_384]

  /// Returns the times from the text of a draw to its SVG, which should grow linearly.
  private static func growth() throws -> [Harness.Measurement] {
    try entrantCounts.map { entrants in
      let bytes = draw(entrants: entrants)
      let count = try tournament(of: bytes, file: "draw.csv").matches.count
      return Harness.Measurement("poster/svg/\(entrants)", count: count, runs: 3) {
        try? svg(of: bytes)
      }
    }
  }

  /// Returns the results of a draw in which the first of each pair wins.
  private static func draw(entrants: Int) -> [UInt8] {
    var rows = ["round,home,away,score"]
    var names = (1...entrants).map { "Entrant \($0)" }
    while names.count > 1 {
      for index in stride(from: 0, to: names.count, by: 2) {
        rows.append("Last \(names.count),\(names[index]),\(names[index + 1]),\(index % 5 + 1)-0")
      }
      names = stride(from: 0, to: names.count, by: 2).map { names[$0] }
    }
    return Array(rows.joined(separator: "\n").utf8)
  }

  /// Returns the SVG of a draw.
  private static func svg(of bytes: [UInt8]) throws -> Data {
    let poster = TournamentPoster(of: try tournament(of: bytes, file: "draw.csv"))
    return try Picture(of: poster.layout()).data(as: .svg, scale: 1, title: "Draw")
  }

  private static func tournament(of bytes: [UInt8], file: String) throws -> Tournament {
    try Tournament.derive(from: MatchListParser.parse(bytes, name: file), name: "Cup")
  }

  /// Shapes every name with a cache that knows none of them.
  private static func measureNames(of cup: Tournament) -> Double {
    let shaper = PangoShaper(capacity: 1_024)
    let font = TextAttributes(font: FontDescriptor(pointSize: 14, weight: 600))
    return cup.matches.reduce(0) { width, match in
      [match.results.first, match.results.second].reduce(width) { width, side in
        let name = side?.participant.map { cup.participants[$0].name } ?? ""
        return width + shaper.layout(TextRequest(name, font)).size.width
      }
    }
  }

  /// The release build of the command, where there is one.
  private static var command: URL? {
    let url = Machine.repository.appending(path: ".build/release/tatami")
    return FileManager.default.isExecutableFile(atPath: url.path) ? url : nil
  }

  /// Returns the times of whole commands that draw larger and larger draws as SVG and as PDF.
  private static func processGrowth(_ command: URL) throws -> [Harness.Measurement] {
    let input = FileManager.default.temporaryDirectory.appending(path: "tatami-benchmark.csv")
    defer { try? FileManager.default.removeItem(at: input) }
    return try ["svg", "pdf"].flatMap { format in
      try entrantCounts.map { entrants in
        try Data(draw(entrants: entrants)).write(to: input)
        let name = "poster/process-\(format)/\(entrants)"
        return wholeProcess(name, command, file: input.path, format: format, runs: 3)
      }
    }
  }

  private static func wholeProcess(
    _ name: String,
    _ command: URL,
    file: String,
    format: String,
    runs: Int
  ) -> Harness.Measurement {
    let folder = FileManager.default.temporaryDirectory
    let output = folder.appending(path: "tatami-benchmark.\(format)")
    defer { try? FileManager.default.removeItem(at: output) }
    return Harness.Measurement(name, count: 1, runs: runs) {
      let process = Process()
      process.executableURL = command
      process.arguments = ["bracket", file, "-o", output.path]
      process.standardError = FileHandle.nullDevice
      let isDone = DispatchSemaphore(value: 0)
      process.terminationHandler = { _ in isDone.signal() }
      do { try process.run() } catch { return }
      isDone.wait()
    }
  }
}
