public import TatamiGeometry

/// Where the characters of a text stand: carets, the offset nearest to a point, selections.
///
/// Offsets count UTF-16 units, as `NSRange` does. They are limited to the text and moved back
/// to the start of the character (grapheme cluster) they lie in.
public struct TextGeometry: Sendable {
  /// To which side an offset belongs where both sides stand apart: at the end of a wrapped line,
  /// and where the direction changes.
  public enum Affinity: Hashable, Sendable {
    /// To the character before.
    case upstream
    /// To the character after.
    case downstream
  }

  /// A place between two characters.
  public struct Position: Hashable, Sendable {
    /// The UTF-16 units before it.
    public var offset: Int
    /// The side it belongs to.
    public var affinity: Affinity

    /// Makes a position; it belongs to the character after it unless said otherwise.
    public init(_ offset: Int, _ affinity: Affinity = .downstream) {
      self.offset = offset
      self.affinity = affinity
    }
  }

  /// The characters.
  public let text: String
  /// Their layout; an empty text has one empty line in it.
  public let layout: TextLayout

  /// Lays out a text; the request's limits on lines and height are not for text to be edited.
  public init(_ request: TextRequest, shaper: any TextShaping) {
    text = request.runs.map(\.text).joined()
    guard text.isEmpty, let look = request.runs.first?.attributes else {
      layout = shaper.layout(request)
      return
    }
    // The line before a new line is the line of an empty text.
    var line = request
    line.runs = [TextRequest.Run("\n", look)]
    layout = shaper.layout(line).firstLine
  }
}

extension TextGeometry {
  /// Returns the UTF-16 units of a line; a new-line character at its end is not among them.
  ///
  /// - Precondition: The layout has such a line.
  public func lineRange(_ index: Int) -> Range<Int> {
    let range = layout.lines[index].range
    return utf16Offset(range.lowerBound)..<utf16Offset(range.upperBound)
  }

  /// Returns the line a position is in; nil where there are no lines.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(at position: Position) -> Int? {
    lineIndex(utf8: utf8Offset(position.offset), position.affinity)
  }

  /// Returns the caret at a position: a line's height, no width; nil where there are no lines.
  public func caret(at position: Position) -> Rect? {
    let offset = utf8Offset(position.offset)
    guard let index = lineIndex(utf8: offset, position.affinity) else { return nil }
    let line = layout.lines[index]
    let x = line.caretX(at: offset, position.affinity, cells: line.cells(in: text))
    return Rect(x: line.origin.x + x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the position nearest to a point: of the line at its height, the nearest edge of a
  /// character.
  public func position(nearest point: Point) -> Position {
    guard let index = lineIndex(y: point.y) else { return Position(0) }
    return position(inLine: index, nearestX: point.x)
  }

  /// Returns the position of a line that is nearest to a horizontal place, in points.
  ///
  /// - Precondition: The layout has such a line.
  public func position(inLine index: Int, nearestX x: Double) -> Position {
    let line = layout.lines[index]
    let cells = line.cells(in: text)
    guard let cell = line.cell(nearest: x - line.origin.x, among: cells) else {
      return Position(utf16Offset(line.range.lowerBound))
    }
    let isLeft = x - line.origin.x < (cell.left + cell.right) / 2
    guard isLeft != cell.isRightToLeft else {
      let end = cell.range.upperBound
      let isApart =
        lineIndex(utf8: end, .downstream) != index
        || line.caretX(at: end, .downstream, cells: cells) != cell.trailing
      return Position(utf16Offset(end), isApart ? .upstream : .downstream)
    }
    return Position(utf16Offset(cell.range.lowerBound))
  }
}

extension TextGeometry {
  /// Returns the bytes before an offset, moved back to the start of a character.
  func utf8Offset(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard
      let place = text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    else { return text.utf8.count }
    let start = text.index(place, offsetBy: 0)
    return text.utf8.distance(from: text.startIndex, to: start)
  }

  /// Returns the UTF-16 units before a byte, moved back to the start of a character.
  ///
  /// Pango breaks lines inside some characters of Indic scripts.
  func utf16Offset(_ offset: Int) -> Int {
    let place = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf16.distance(from: text.startIndex, to: text.index(place, offsetBy: 0))
  }

  func lineIndex(utf8 offset: Int, _ affinity: Affinity) -> Int? {
    let lines = layout.lines
    guard !lines.isEmpty else { return nil }
    let after = lines.firstIndex(after: offset) { $0.range.lowerBound }
    let index = max(0, after - 1)
    let isWrapped =
      index > 0 && lines[index].range.lowerBound == offset
      && lines[index - 1].range.upperBound == offset
    return isWrapped && affinity == .upstream ? index - 1 : index
  }

  private func lineIndex(y: Double) -> Int? {
    let lines = layout.lines
    guard !lines.isEmpty else { return nil }
    guard !y.isNaN else { return 0 }
    return max(0, lines.firstIndex(after: y) { $0.top } - 1)
  }
}

extension TextLine {
  /// The upper edge, in points from the layout's top-left corner.
  public var top: Double { origin.y - ascent }

  /// Returns where a caret stands, in points from the line's left end.
  func caretX(at offset: Int, _ affinity: TextGeometry.Affinity, cells: [TextCell]) -> Double {
    let after = cells.firstIndex(after: offset) { $0.range.lowerBound }
    let next = after > 0 && cells[after - 1].range.lowerBound == offset ? after - 1 : after
    let isUpstream = affinity == .upstream || next == cells.count
    if isUpstream, next > 0 { return cells[next - 1].trailing }
    if next < cells.count { return cells[next].leading }
    return 0
  }

  /// Returns the character that is nearest to a place, in points from the line's left end.
  func cell(nearest x: Double, among cells: [TextCell]) -> TextCell? {
    // Infinite places are as far from all characters as each other.
    let x = max(-1e9, min(x.isNaN ? 0 : x, 1e9))
    return cells.min { $0.distance(to: x) < $1.distance(to: x) }
  }
}

extension TextCell {
  fileprivate func distance(to x: Double) -> Double {
    x < left ? left - x : x > right ? x - right : 0
  }
}

extension TextLayout {
  fileprivate var firstLine: TextLayout {
    guard let line = lines.first else { return self }
    return TextLayout(
      size: Size(width: 0, height: line.height),
      lines: [line],
      isTruncated: false
    )
  }
}
