import Harness
import TatamiUIKit

/// Times windows of views, at one and two pixels per point.
///
///     swift run -c release --package-path Benchmarks KitBenchmarks [--json]
@main
@MainActor
struct KitBenchmarks {
  private static let runs = 61

  static func main() throws {
    var report = Report()
    for scale in [1, 2] as [CGFloat] {
      for measurement in try drawing(scale: scale) { report.add(measurement) }
      report.add(try scrolling(scale: scale))
    }
    for measurement in measuring() { report.add(measurement) }
    report.add(try encoding())
    for measurement in Typing.measurements() { report.add(measurement) }
    report.print(item: "item")
  }

  /// A full drawing of a thousand labels and images, and one after a single label has changed.
  private static func drawing(scale: CGFloat) throws -> [Harness.Measurement] {
    let window = Workload.window()
    let labels = Workload.fill(window, count: 1000)
    let name = "\(Int(scale))x"
    let full = Harness.Measurement("draw/\(name)/1000", count: 1000, runs: 15) {
      window.layer.isHidden.toggle()
      _ = try? Headless.commit(window, scale: scale)
      window.layer.isHidden.toggle()
      _ = try? Headless.commit(window, scale: scale)
    }
    var turn = 0
    let change = Harness.Measurement("change-one-label/\(name)/1000", count: 1, runs: runs) {
      turn += 1
      labels[turn * 37 % labels.count].text = "Inbox \(turn % 10)"
      _ = try? Headless.commit(window, scale: scale)
    }
    let nothing = Harness.Measurement("change-nothing/\(name)/1000", count: 1, runs: runs) {
      _ = try? Headless.commit(window, scale: scale)
    }
    return [full, change, nothing]
  }

  /// Frames of a list that moves by ten points each.
  private static func scrolling(scale: CGFloat) throws -> Harness.Measurement {
    let window = Workload.window()
    let list = Workload.list(in: window, rows: 1000)
    var offset: CGFloat = 0
    return Harness.Measurement("scroll/\(Int(scale))x/1000", count: 1, runs: 241) {
      offset = offset > 40_000 ? 0 : offset + 10
      list.bounds.origin.y = offset
      _ = try? Headless.commit(window, scale: scale)
    }
  }

  /// Labels that are measured for the first time, and again.
  private static func measuring() -> [Harness.Measurement] {
    let limit = CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)
    let label = UILabel()
    label.numberOfLines = 0
    var turn = 0
    let cold = Harness.Measurement("measure/cold", count: 100, runs: runs) {
      for _ in 0..<100 {
        turn += 1
        label.text = "Measured for the first time: \(turn)"
        blackHole(label.sizeThatFits(limit))
      }
    }
    let cached = Harness.Measurement("measure/cached", count: 1000, runs: runs) {
      for _ in 0..<1000 { blackHole(label.sizeThatFits(limit)) }
    }
    return [cold, cached]
  }

  private static func encoding() throws -> Harness.Measurement {
    let window = Workload.window()
    _ = Workload.fill(window, count: 1000)
    let image = try Headless.image(of: window)
    return Harness.Measurement("png/2x", count: 1, runs: 7) { image.pngData() }
  }
}
