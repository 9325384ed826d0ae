import Harness
import Tatami

/// Times box views: the original's workloads beside Yoga and stack views, building bound views,
/// bindings and lists.
///
///     swift run -c release --package-path Benchmarks BoxViewBenchmarks [--json] [GROUP...]
///
/// Groups are `linear`, `flow`, `depth`, `column`, `building`, `binding` and `list`; all run if none is
/// named.
/// The program stops when frames are not what they should be.
@main
@MainActor
struct BoxViewBenchmarks {
  private typealias Group = (name: String, measure: @MainActor () -> [Harness.Measurement])

  private static let groups: [Group] = [
    ("linear", LayoutWorkloads.linear),
    ("flow", LayoutWorkloads.flow),
    ("depth", LayoutWorkloads.depth),
    ("column", LayoutWorkloads.column),
    ("building", BoundViews.building),
    ("binding", BoundViews.bindings),
    ("list", Lists.measurements),
  ]

  static func main() {
    let named = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    var report = Report()
    for group in groups where named.isEmpty || named.contains(group.name) {
      for measurement in group.measure() { report.add(measurement) }
    }
    report.print(item: "view")
  }
}
