import Foundation
import Harness
import TatamiConstraints
import TatamiGeometry

/// Measures first solutions and edits of constraints.
///
///     swift run -c release --package-path Benchmarks ConstraintBenchmarks [--json] [WORKLOAD...]
///
/// A workload is a shape with its number of views, such as `row/250`; all run if none is named. With
/// `--memory` it prints the memory per constraint instead.
@main
struct ConstraintBenchmarks {
  private typealias Shape = (name: String, sizes: [Int], make: @Sendable (Int) throws -> Workload)

  private static let shapes: [Shape] = [
    ("siblings", [67, 333, 1_000, 3_333], Workload.siblings),
    ("row", [50, 250, 750, 2_500], Workload.row),
    ("chain", [67, 333, 1_000, 3_333], Workload.chain),
    ("nested", [67, 333, 1_000, 3_333], Workload.nested),
    ("grid", [50], Workload.grid),
    ("form", [20], Workload.form),
    ("cards", [50, 200], Workload.cards),
  ]

  static func main() throws {
    if CommandLine.arguments.contains("--memory") { return try printMemory() }
    let named = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
    var report = Report()
    for shape in shapes {
      for size in shape.sizes where named.isEmpty || named.contains("\(shape.name)/\(size)") {
        try add(shape, size, to: &report)
      }
    }
    for views in [333, 3_333] where named.isEmpty || named.contains("contradiction/\(views)") {
      try addContradiction(views, to: &report)
    }
    report.print(item: "constraint")
  }

  /// Measures a new constant in a chain of views of which two other constraints contradict each other.
  private static func addContradiction(_ views: Int, to report: inout Report) throws {
    var workload = try Workload.chain(views)
    let right = ConstraintAnchor(workload.engine.root, .right)
    guard let last = workload.last else { return }
    try workload.add(ConstraintAnchor(last, .right), right, constant: -10)
    var engine = try workload.solved()
    let handle = workload.middle
    var constant = 0.1
    let name = "constant/contradiction/\(workload.count)"
    report.add(
      Measurement(name, count: workload.count, runs: max(70, 200_000 / workload.count)) {
        constant = constant == 0.1 ? 1.1 : 0.1
        return (try? Self.setConstant(constant, of: handle, &engine)) != nil
      }
    )
  }

  /// Measures the first solution, a new root width, and a new constant.
  private static func add(_ shape: Shape, _ size: Int, to report: inout Report) throws {
    let workload = try shape.make(size)
    let count = workload.count
    let runs = max(7, 20_000 / count)
    var waiting = try (0...runs).map { _ in try shape.make(size) }
    var solved: [Workload] = []
    let first = Measurement("first/\(workload.name)/\(count)", count: count, runs: runs) {
      var workload = waiting.removeLast()
      precondition((try? workload.solve()) != nil)
      solved.append(workload)
    }
    report.add(first)
    var engine = try workload.solved()
    var width = Workload.size.width
    report.add(
      Measurement("width/\(workload.name)/\(count)", count: count, runs: 10 * runs) {
        width = width == Workload.size.width ? width + 1 : width - 1
        return (try? Self.setWidth(width, of: &engine)) != nil
      }
    )
    let (handle, old) = (workload.middle, try engine.constraint(workload.middle).constant)
    var constant = old
    report.add(
      Measurement("constant/\(workload.name)/\(count)", count: count, runs: 10 * runs) {
        constant = constant == old ? old + 1 : old
        return (try? Self.setConstant(constant, of: handle, &engine)) != nil
      }
    )
  }

  /// Prints how much the process grows for each constraint of solved engines.
  private static func printMemory() throws {
    for workload in [try Workload.siblings(30_000), try .row(25_000), try .cards(5_000)] {
      let before = residentBytes()
      let engine = try workload.solved()
      let bytes = residentBytes() - before
      print("- \(workload.name): \(bytes / workload.count) bytes per constraint")
      blackHole(engine)
    }
  }

  private static func residentBytes() -> Int {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * 4_096
  }

  private static func setWidth(_ width: Double, of engine: inout ConstraintEngine) throws {
    try engine.setRootSize(Size(width: width, height: Workload.size.height))
    try engine.solve()
  }

  private static func setConstant(
    _ constant: Double,
    of handle: ConstraintHandle,
    _ engine: inout ConstraintEngine
  ) throws {
    try engine.setConstant(constant, of: handle)
    try engine.solve()
  }
}
