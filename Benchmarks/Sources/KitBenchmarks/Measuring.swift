import Harness
import TatamiUIKit

/// Measures the times of measuring labels, for the first time and again.
@MainActor
enum Measuring {
  private static let runs = 61

  static func measurements() -> [Harness.Measurement] {
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
    return [cold, cached, again(limit)]
  }

  /// Measures a text that other labels have measured before, in a label that shows it for the first
  /// time.
  private static func again(_ limit: CGSize) -> Harness.Measurement {
    let texts = (0..<100).map { "Measured by several labels: \($0)" }
    let label = UILabel()
    label.numberOfLines = 0
    return Harness.Measurement("measure/known-text", count: texts.count, runs: runs) {
      for text in texts {
        label.text = text
        blackHole(label.sizeThatFits(limit))
      }
    }
  }
}
