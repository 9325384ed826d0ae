import Foundation

/// Compares Tatami's boxes with Yoga on the same trees in one run.
///
/// Prints a line per workload; `--json FILE` also writes all results as JSON.
@main
struct BoxComparison {
  static func main() throws {
    var results: [String: [String: Figures]] = [:]
    for workload in Workload.all where isWanted(workload) {
      let (tatami, yoga) = (TatamiEngine.figures(workload), YogaEngine.figures(workload))
      var fixed = workload
      fixed.content = .fixed
      results[workload.name] = [
        TatamiEngine.name: tatami,
        YogaEngine.name: yoga,
        "Tatami, fixed leaves": TatamiEngine.figures(fixed),
      ]
      print(workload.name, line(tatami), "|", line(yoga), "|", ratios(tatami, yoga))
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

  private static func line(_ figures: Figures) -> String {
    String(
      format: "build %.2f layout %.2f relayout %.2f us, %.0f B",
      figures.build / 1e3,
      figures.layout / 1e3,
      figures.relayout / 1e3,
      figures.bytesPerNode ?? 0
    )
  }

  private static func ratios(_ tatami: Figures, _ yoga: Figures) -> String {
    String(
      format: "build %.3f layout %.3f relayout %.3f",
      tatami.build / yoga.build,
      tatami.layout / yoga.layout,
      tatami.relayout / yoga.relayout
    )
  }

  /// Exits if the engines give roots of different widths and thus do not do the same work.
  private static func check(_ workload: Workload) {
    TatamiEngine.setLeafWidth(57)
    YogaEngine.setLeafWidth(57)
    var (tatami, yoga) = (TatamiEngine(workload), YogaEngine(workload))
    tatami.layOut()
    yoga.layOut()
    guard tatami.width() == yoga.width() else {
      print("\(workload.name): \(tatami.width()) points wide, Yoga has \(yoga.width())")
      exit(70)
    }
    yoga.release()
  }
}
