import Foundation
import TatamiDrawing
import TatamiGeometry

/// A text with its lines, as a layout manager describes them.
package struct LaidOutText {
  /// A line with its terminator.
  struct Line {
    /// The characters, in UTF-16 units.
    let range: Range<Int>
    /// The number of units that end the line.
    let terminator: Int
    /// The rectangle across the whole container.
    let rect: CGRect
    /// The rectangle around the characters and the padding.
    let used: CGRect
    /// The distance of the baseline from the upper edge, in points.
    let baseline: CGFloat
  }

  private let text: String
  private let flow: TextFlow
  /// The width of the container, in points.
  private let width: CGFloat
  /// The space between lines and the sides of the container, in points.
  private let padding: CGFloat

  /// Creates the description of a laid-out text.
  package init(_ text: String, _ flow: TextFlow, width: CGFloat, padding: CGFloat) {
    (self.text, self.flow, self.width, self.padding) = (text, flow, width, padding)
  }

  /// The length, in UTF-16 units.
  var length: Int { text.utf16.count }

  /// The rectangle around all lines.
  var used: CGRect {
    let height = flow.size().height
    var edges: ClosedRange<Double>?
    for part in flow.layouts(in: 0...max(0, height)) {
      for line in part.layout.lines {
        let start = part.origin.x + line.origin.x
        let end = start + max(0, line.width)
        edges = min(edges?.lowerBound ?? start, start)...max(edges?.upperBound ?? end, end)
      }
    }
    let (start, end) = (edges?.lowerBound ?? 0, edges?.upperBound ?? 0)
    return CGRect(
      x: CGFloat(start),
      y: 0,
      width: CGFloat(end - start) + 2 * padding,
      height: CGFloat(height)
    )
  }

  /// Returns the characters of a range within the text, none of them divided.
  func whole(_ range: NSRange) -> NSRange { text.wholeCharacters(range).nsRange }

  /// Returns the line that contains a character; nil in an empty text.
  func line(at index: Int) -> Line? {
    guard length > 0 else { return nil }
    let position = CaretPosition(min(max(0, index), length - 1))
    guard let placed = flow.placedLine(at: position) else { return nil }
    let terminator = terminator(after: placed.characters.upperBound)
    let rect = CGRect(
      x: CGFloat(placed.fragment?.left ?? 0),
      y: CGFloat(placed.origin.y + placed.line.top),
      width: placed.fragment.map { CGFloat($0.width) + 2 * padding } ?? width,
      height: CGFloat(placed.line.height)
    )
    var used = rect
    used.origin.x = CGFloat(placed.origin.x + placed.line.origin.x)
    used.size.width = CGFloat(placed.line.width) + 2 * padding
    return Line(
      range: placed.characters.lowerBound..<placed.characters.upperBound + terminator,
      terminator: terminator,
      rect: rect,
      used: used,
      baseline: CGFloat(placed.line.ascent)
    )
  }

  /// Returns the number of units of the line terminator at an offset; 0 for other characters.
  private func terminator(after offset: Int) -> Int {
    let index = text.utf16.index(text.startIndex, offsetBy: offset)
    guard index < text.endIndex, text[index].isNewline else { return 0 }
    return text[index].utf16.count
  }

  /// Returns the line nearest to a height; nil in an empty text.
  func line(near y: CGFloat) -> Line? {
    line(at: flow.position(nearest: Point(x: 0, y: Double(y))).offset)
  }

  /// The rectangle of the empty line at the end; nil without one.
  var extraLine: CGRect? {
    guard text.last?.isNewline == true else { return nil }
    let caret = flow.caret(at: CaretPosition(length))
    return CGRect(x: 0, y: CGFloat(caret.minY), width: width, height: CGFloat(caret.height))
  }

  /// Returns the lines that a range touches, from the first on.
  func lines(in range: NSRange) -> [Line] {
    var lines: [Line] = []
    var index = range.location
    while index < range.location + range.length, let line = line(at: index) {
      lines.append(line)
      guard line.range.upperBound > index else { break }
      index = line.range.upperBound
    }
    return lines
  }

  /// Returns the rectangle around characters.
  func bounds(of range: NSRange) -> CGRect {
    lines(in: range).reduce(CGRect.null) { bounds, line in
      let start = max(range.location, line.range.lowerBound)
      let end = min(range.location + range.length, line.range.upperBound - line.terminator)
      let rects = flow.selectionRects(
        of: start..<max(start, end),
        in: Double(line.rect.midY)...Double(line.rect.midY)
      )
      return rects.reduce(bounds) { $0.union(CGRect($1).offsetBy(dx: padding, dy: 0)) }
    }
  }

  /// Returns the character nearest to a point of the container, and the part of its width before it.
  func character(nearest point: CGPoint) -> (index: Int, fraction: CGFloat) {
    guard length > 0, point.x.isFinite, point.y.isFinite else { return (0, 0) }
    let local = Point(x: Double(point.x - padding), y: Double(point.y))
    let offset = min(flow.position(nearest: local).offset, length)
    let candidates = [offset - 1, offset].map { whole(NSRange(location: $0, length: 1)) }
    for range in candidates where range.length > 0 {
      let bounds = bounds(of: range)
      guard bounds.minX <= point.x, point.x <= bounds.maxX, bounds.width > 0 else { continue }
      return (range.location, (point.x - bounds.minX) / bounds.width)
    }
    return offset < length ? (offset, 0) : (candidates[0].location, 1)
  }
}
