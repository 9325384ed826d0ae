import Foundation

/// Plots times over numbers of items as SVG, with logarithmic axes.
struct Plot {
  private let comparison: Comparison
  private static let frame = (left: 70.0, top: 20.0, width: 560.0, height: 360.0)
  private static let colors = ["#0072B2", "#D55E00", "#009E73", "#CC79A7", "#56B4E9", "#E69F00"]

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// Returns the document.
  func svg() -> String {
    var parts = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 430\" font-family=\"sans-serif\""
        + " font-size=\"12\"><rect width=\"900\" height=\"430\" fill=\"white\"/>"
    ]
    parts += axes()
    for (index, series) in series().enumerated() { parts += line(series, number: index) }
    return (parts + ["</svg>"]).joined(separator: "\n") + "\n"
  }

  private struct Series {
    let name: String
    let isPlain: Bool
    let points: [(count: Double, time: Double)]
  }

  /// Returns one series per implementation and name, where the name excludes its count.
  private func series() -> [Series] {
    let names = comparison.rows.map {
      String($0.name.prefix(upTo: $0.name.lastIndex(of: "/") ?? $0.name.endIndex))
    }
    var seen: [String] = []
    for name in names where !seen.contains(name) { seen.append(name) }
    return seen.flatMap { name in
      let rows = zip(names, comparison.rows).filter { $0.0 == name }.map(\.1)
      return [
        Series(name: name, isPlain: false, points: rows.map { (Double($0.count), $0.ours) }),
        Series(
          name: name,
          isPlain: true,
          points: rows.compactMap { row in row.plain.map { (Double(row.count), $0) } }
        ),
      ]
    }
  }

  private var exponents: (counts: ClosedRange<Int>, times: ClosedRange<Int>) {
    let counts = comparison.rows.map { log10(Double($0.count)) }
    let times = comparison.rows.flatMap { [$0.ours, $0.plain ?? $0.ours] }.map(log10)
    return (
      Int(counts.min() ?? 0)...Int((counts.max() ?? 1).rounded(.up)),
      Int((times.min() ?? 0).rounded(.down))...Int((times.max() ?? 1).rounded(.up))
    )
  }

  private func x(_ count: Double) -> Double {
    let range = exponents.counts
    let share = (log10(count) - Double(range.lowerBound)) / Double(max(1, range.count - 1))
    return Self.frame.left + share * Self.frame.width
  }

  private func y(_ time: Double) -> Double {
    let range = exponents.times
    let share = (log10(time) - Double(range.lowerBound)) / Double(max(1, range.count - 1))
    return Self.frame.top + (1 - share) * Self.frame.height
  }

  private func axes() -> [String] {
    let frame = Self.frame
    let units = [0: "1 ns", 3: "1 µs", 6: "1 ms", 9: "1 s"]
    let vertical = exponents.counts.map { exponent in
      let x = x(pow(10, Double(exponent)))
      return grid(x, frame.top, x, frame.top + frame.height)
        + "<text x=\"\(x)\" y=\"\(frame.top + frame.height + 18)\" text-anchor=\"middle\">"
        + "10<tspan dy=\"-5\" font-size=\"9\">\(exponent)</tspan></text>"
    }
    let horizontal = exponents.times.map { exponent in
      let y = y(pow(10, Double(exponent)))
      let label = units[exponent] ?? ""
      return grid(frame.left, y, frame.left + frame.width, y)
        + "<text x=\"\(frame.left - 8)\" y=\"\(y + 4)\" text-anchor=\"end\">\(label)</text>"
    }
    let title = "<text x=\"350\" y=\"420\" text-anchor=\"middle\">items</text>"
    return vertical + horizontal + [title]
  }

  private func grid(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    "<line x1=\"\(x1)\" y1=\"\(y1)\" x2=\"\(x2)\" y2=\"\(y2)\" stroke=\"#ddd\"/>"
  }

  private func line(_ series: Series, number: Int) -> [String] {
    guard !series.points.isEmpty else { return [] }
    let color = Self.colors[number / 2 % Self.colors.count]
    let dash = series.isPlain ? " stroke-dasharray=\"6 4\"" : ""
    let points = series.points.map { "\(x($0.count)),\(y($0.time))" }.joined(separator: " ")
    let label = series.name + (series.isPlain ? ", plain" : "")
    let top = Self.frame.top + 14 + Double(number) * 20
    return [
      "<polyline points=\"\(points)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"2\"\(dash)/>",
      "<line x1=\"645\" y1=\"\(top - 4)\" x2=\"675\" y2=\"\(top - 4)\" stroke=\"\(color)\""
        + " stroke-width=\"2\"\(dash)/><text x=\"682\" y=\"\(top)\">\(label)</text>",
    ]
  }
}
