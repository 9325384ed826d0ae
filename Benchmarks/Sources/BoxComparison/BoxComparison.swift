import Foundation
import Harness

/// Compares Tatami's boxes with Yoga and Taffy on the same trees in one run.
///
/// Prints a line per workload; `--json FILE` also writes all results as JSON.
@main
struct BoxComparison {
  static func main() throws {
    var results: [String: [String: Figures]] = [:]
    print(Machine.summary())
    for workload in Workload.all where isWanted(workload) {
      let figures = Trial(workload).figures()
      results[workload.name] = figures
      let lines = ["Tatami", "Yoga", "Taffy"].compactMap { figures[$0].map(line) }
      print(workload.name, lines.joined(separator: " | "))
      check(workload)
    }
    if let file = option("--json") {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(results).write(to: URL(filePath: file))
    }
  }

  /// Whether a workload's name starts with the value of `--only`.
  private static func isWanted(_ workload: Workload) -> Bool {
    option("--only").map { workload.name.hasPrefix($0) } ?? true
  }

  private static func option(_ name: String) -> String? {
    let arguments = CommandLine.arguments
    guard let index = arguments.firstIndex(of: name), index + 1 < arguments.count else {
      return nil
    }
    return arguments[index + 1]
  }

  /// Returns the shortest times in microseconds and the memory of a node.
  private static func line(_ figures: Figures) -> String {
    String(
      format: "build %.2f layout %.2f relayout %.2f µs, %.0f B",
      figures.build.shortest / 1e3,
      figures.layout.shortest / 1e3,
      figures.relayout.shortest / 1e3,
      figures.bytesPerNode
    )
  }

  /// Exits if the engines give roots of different widths and thus do not do the same work.
  private static func check(_ workload: Workload) {
    let width = width(of: TatamiEngine.self, workload)
    for (name, peer) in [
      ("Yoga", self.width(of: YogaEngine.self, workload)),
      ("Taffy", self.width(of: TaffyEngine.self, workload)),
    ] where peer != width {
      print(
        "\(workload.name): Tatami's root is \(width) points wide, \(name)'s \(peer);"
          + " make the trees of TatamiEngine.swift and of Peers equal"
      )
      exit(70)
    }
  }

  /// Returns the width of the root that an engine computes.
  private static func width(of type: (some Engine).Type, _ workload: Workload) -> Double {
    type.setLeafWidth(57)
    var engine = type.init(workload)
    defer { engine.release() }
    engine.layOut()
    return engine.width()
  }
}
