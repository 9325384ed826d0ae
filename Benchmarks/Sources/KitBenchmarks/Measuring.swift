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
    return [cold, cached, again(limit), newWidths(), newTexts()]
  }

  private static let words = """
    the quick brown fox jumps over a lazy dog and then lays out many views of text in columns, rows \
    or cards; every label is measured with care. When people read an article on a small screen, \
    lines are broken between words.
    """.split(separator: " ")

  /// 500 texts of 8 to 37 words.
  private static let paragraphs = (0..<500).map { index in
    (0..<8 + index % 30).map { words[(index * 7 + $0 * 11) % words.count] }.joined(separator: " ")
  }

  private static func labels(_ texts: [String]) -> [UILabel] {
    texts.map { text in
      let label = UILabel()
      label.numberOfLines = 0
      label.text = text
      return label
    }
  }

  /// Measures 500 labels at a width at which they have not been measured.
  private static func newWidths() -> Harness.Measurement {
    let labels = labels(paragraphs)
    var width = 180.0
    return Harness.Measurement("measure/new-width/500", count: labels.count, runs: runs) {
      width += 1.25
      let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
      for label in labels { blackHole(label.sizeThatFits(limit)) }
    }
  }

  /// Measures 500 texts that no label has shown.
  private static func newTexts() -> Harness.Measurement {
    let labels = labels(paragraphs)
    let limit = CGSize(width: 240, height: CGFloat.greatestFiniteMagnitude)
    var turn = 0
    return Harness.Measurement("measure/new-text/500", count: labels.count, runs: 11) {
      turn += 1
      for (label, text) in zip(labels, paragraphs) {
        label.text = "\(turn) \(text)"
        blackHole(label.sizeThatFits(limit))
      }
    }
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
