import Foundation
import Harness
import TatamiConstraints
import TatamiGeometry

/// Measures first solutions and edits of constraints; with `--json`, prints the figures as JSON, and
/// with `--memory` the memory per constraint.
@main
struct ConstraintBenchmarks {
  static func main() throws {
    if CommandLine.arguments.contains("--memory") { return try printMemory() }
    var report = Report()
    for constraints in [200, 1_000, 3_000, 10_000] {
      try add(.siblings(constraints / 3), to: &report)
      try add(.row(constraints / 4), to: &report)
      try add(.chain(constraints / 3), to: &report)
      try add(.nested(constraints / 3), to: &report)
    }
    try add(.grid(50), to: &report)
    try add(.form(20), to: &report)
    try add(.cards(50), to: &report)
    try add(.cards(200), to: &report)
    for constraints in [1_000, 10_000] { try addContradiction(constraints / 3, to: &report) }
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
  private static func add(_ workload: Workload, to report: inout Report) throws {
    let count = workload.count
    let runs = max(7, 20_000 / count)
    let first = Measurement("first/\(workload.name)/\(count)", count: count, runs: runs) {
      (try? workload.solved()) != nil
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
      print("\(workload.name): \(bytes / workload.count) bytes per constraint")
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
