import Foundation

/// Plots times over numbers of rows as SVG, with logarithmic axes.
struct Plot {
  /// One line of the plot.
  struct Line {
    var name: String
    var isDashed: Bool
    var points: [(rows: Int, nanoseconds: Double)]
  }

  private let left = 70.0
  private let top = 30.0
  private let width = 520.0
  private let height = 380.0
  private let colors = ["#4269d0", "#ef7a1a", "#3ca951", "#e0473c", "#8a5bc7"]

  /// Returns the plot; the colors repeat.
  func svg(_ lines: [Line]) -> String {
    var text = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 860 470" font-family="sans-serif" \
      font-size="13" role="img">
      <title>Time per operation over the number of rows</title>
      <rect width="860" height="470" fill="white"/>

      """
    text += grid()
    for (index, line) in lines.enumerated() {
      text += draw(line, colors[index % colors.count], slot: index)
    }
    return text + "</svg>\n"
  }

  private func grid() -> String {
    var text = ""
    for power in 3...6 {
      let x = x(pow(10, Double(power)))
      text += rule(x, top, x, top + height)
      text += label(x, top + height + 20, "10^\(power) rows", anchor: "middle")
    }
    for (power, name) in [(1, "10 ns"), (3, "1 µs"), (5, "100 µs"), (7, "10 ms")] {
      let y = y(pow(10, Double(power)))
      text += rule(left, y, left + width, y)
      text += label(left - 8, y + 4, name, anchor: "end")
    }
    return text
  }

  private func draw(_ line: Line, _ color: String, slot: Int) -> String {
    let points = line.points.map { point in
      "\(Self.text(x(Double(point.rows)))),\(Self.text(y(point.nanoseconds)))"
    }
    let dash = line.isDashed ? " stroke-dasharray=\"5 4\"" : ""
    let style = "stroke=\"\(color)\" stroke-width=\"2\" fill=\"none\"\(dash)"
    let legend = top + 12 + Double(slot) * 24
    return "<polyline points=\"\(points.joined(separator: " "))\" \(style)/>\n"
      + "<path d=\"M610 \(legend)h30\" \(style)/>\n"
      + label(648, legend + 4, line.name, anchor: "start")
  }

  private func rule(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
    "<path d=\"M\(Self.text(x1)) \(Self.text(y1))L\(Self.text(x2)) \(Self.text(y2))\" "
      + "stroke=\"#ddd\"/>\n"
  }

  private func label(_ x: Double, _ y: Double, _ text: String, anchor: String) -> String {
    "<text x=\"\(Self.text(x))\" y=\"\(Self.text(y))\" text-anchor=\"\(anchor)\">\(text)</text>\n"
  }

  private func x(_ rows: Double) -> Double {
    left + (log10(rows) - 3) / 3 * width
  }

  private func y(_ nanoseconds: Double) -> Double {
    top + height - log10(max(1, nanoseconds)) / 7.5 * height
  }

  private static func text(_ number: Double) -> String {
    String(format: "%.1f", number)
  }
}
