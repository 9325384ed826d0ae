import Harness
import TatamiUIKit

/// Times the layout of views by constraints.
///
///     swift run -c release --package-path Benchmarks ConstraintViewBenchmarks [--json] [GROUP...]
///
/// Groups are `cards`, `column`, `constant`, `stack`, `plain`, `members` and `cells`; all run if none is
/// named. The program stops when frames are not what they should be. With `--memory` it prints the
/// memory per constraint instead.
@main
@MainActor
struct ConstraintViewBenchmarks {
  private typealias Group = (name: String, measure: @MainActor () -> [Harness.Measurement])

  private static let groups: [Group] = [
    ("cards", Windows.cards),
    ("column", Columns.measurements),
    ("constant", Windows.constants),
    ("stack", Stacks.measurements),
    ("plain", Windows.plain),
    ("members", Members.measurements),
    ("cells", Cells.measurements),
  ]

  static func main() {
    if CommandLine.arguments.contains("--memory") { return Windows.printMemory() }
    let named = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    var report = Report()
    for group in groups where named.isEmpty || named.contains(group.name) {
      for measurement in group.measure() { report.add(measurement) }
    }
    report.print(item: "view")
  }
}
