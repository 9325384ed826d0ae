import Harness
import TatamiHost
import TatamiUIKit

/// Times windows of views, at one and two pixels per point.
///
///     swift run -c release --package-path Benchmarks KitBenchmarks [--json] [GROUP...]
///     swift run -c release --package-path Benchmarks KitBenchmarks --machine
///
/// Groups are `drawing`, `scrolling`, `measuring`, `files`, `typing`, `huge`, `tables`,
/// `collections`, `pushing`, `presenting` and `starting`; all run if none is named. The program stops
/// if pixels are not as expected. With `--machine` it prints the line about the machine only.
@main
@MainActor
struct KitBenchmarks {
  private typealias Group = (
    name: String, measure: @MainActor () throws -> [Harness.Measurement]
  )

  private static let groups: [Group] = [
    ("drawing", Drawing.measurements),
    ("scrolling", Scrolling.measurements),
    ("measuring", Measuring.measurements),
    ("files", { [try encoding()] }),
    ("typing", Typing.measurements),
    ("huge", Huge.measurements),
    ("tables", Tables.measurements),
    ("collections", Collections.measurements),
    ("pushing", Pushing.measurements),
    ("presenting", Pushing.presentations),
    ("starting", Starting.measurements),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first != Starting.argument else { return try Starting.showWindow() }
    guard arguments.first != "--machine" else { return print(Machine.summary()) }
    let named = arguments.filter { !$0.hasPrefix("--") }
    if let unknown = named.first(where: { name in !groups.contains { $0.name == name } }) {
      throw UnknownGroup(name: unknown, allowed: groups.map(\.name))
    }
    var report = Report()
    for group in groups where named.isEmpty || named.contains(group.name) {
      for measurement in try group.measure() { report.add(measurement) }
    }
    report.print(item: "item")
  }

  private struct UnknownGroup: Error, CustomStringConvertible {
    let name: String
    let allowed: [String]

    var description: String {
      "no group '\(name)'; the groups are \(allowed.joined(separator: ", "))"
    }
  }

  private static func encoding() throws -> Harness.Measurement {
    Workload.useScreen(scale: 2)
    let window = Workload.window()
    _ = Workload.fill(window, count: 1000)
    let image = try WindowHost(window).image()
    return Harness.Measurement("png/2x", count: 1, runs: 15) { image.pngData() }
  }
}
