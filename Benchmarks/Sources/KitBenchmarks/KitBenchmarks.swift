import Harness
import TatamiHost
import TatamiUIKit

/// Times windows of views, at one and two pixels per point.
///
///     swift run -c release --package-path Benchmarks KitBenchmarks [--json] [GROUP...]
///
/// Groups are `drawing`, `scrolling`, `measuring`, `files`, `typing`, `huge`, `tables`,
/// `collections` and `starting`; all run if none is named. The program stops if pixels are not
/// as expected.
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
    ("starting", Starting.measurements),
  ]

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first != Starting.argument else { return try Starting.showWindow() }
    let named = arguments.filter { !$0.hasPrefix("--") }
    var report = Report()
    for group in groups where named.isEmpty || named.contains(group.name) {
      for measurement in try group.measure() { report.add(measurement) }
    }
    report.print(item: "item")
  }

  private static func encoding() throws -> Harness.Measurement {
    Workload.useScreen(scale: 2)
    let window = Workload.window()
    _ = Workload.fill(window, count: 1000)
    let image = try WindowHost(window).image()
    return Harness.Measurement("png/2x", count: 1, runs: 15) { image.pngData() }
  }
}
