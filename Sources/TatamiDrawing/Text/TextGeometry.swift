public import TatamiGeometry

/// The geometry of laid-out text: carets, positions nearest to a point, selection rectangles.
///
/// ```swift
/// let request = TextRequest("Hello", TextAttributes(font: FontDescriptor(pointSize: 20)))
/// let text = TextGeometry(request, shaper: ArithmeticShaper())
/// let caret = text.caret(at: TextGeometry.Position(5))
/// ```
///
/// Offsets count UTF-16 units, as `NSRange` does. They are clamped to the text and moved back to
/// the start of their character (grapheme cluster).
public struct TextGeometry: Sendable {
  /// The side an offset belongs to where its two sides are apart: at the end of a wrapped line
  /// and where the direction changes.
  public enum Affinity: Hashable, Sendable {
    /// The offset belongs to the character before it.
    case upstream
    /// The offset belongs to the character after it.
    case downstream
  }

  /// A position between two characters.
  ///
  /// ```swift
  /// let afterLineBreak = TextGeometry.Position(12)
  /// let beforeLineBreak = TextGeometry.Position(12, .upstream)
  /// let carets = [afterLineBreak, beforeLineBreak].map { text.caret(at: $0) }
  /// ```
  public struct Position: Hashable, Sendable {
    /// The number of UTF-16 units before the position.
    public var offset: Int
    /// The side that the position belongs to.
    public var affinity: Affinity

    /// Creates a position; by default it belongs to the character after it.
    public init(_ offset: Int, _ affinity: Affinity = .downstream) {
      self.offset = offset
      self.affinity = affinity
    }
  }

  /// The text.
  public let text: String
  /// The layout of the text; an empty text has one empty line.
  public let layout: TextLayout

  /// Lays out a text; limits on the number of lines and the height are meant for labels only.
  public init(_ request: TextRequest, shaper: any TextShaping) {
    text = request.runs.map(\.text).joined()
    guard text.isEmpty, let attributes = request.runs.first?.attributes else {
      layout = shaper.layout(request)
      return
    }
    // The line of an empty text is the first line of a new-line character.
    var line = request
    line.runs = [TextRequest.Run("\n", attributes)]
    layout = shaper.layout(line).firstLine
  }
}

extension TextGeometry {
  /// Returns the UTF-16 range of a line, without a new-line character at its end.
  ///
  /// - Precondition: `index` is the index of a line of the layout.
  public func lineRange(_ index: Int) -> Range<Int> {
    let range = layout.lines[index].range
    return utf16Offset(range.lowerBound)..<utf16Offset(range.upperBound)
  }

  /// Returns the index of the line that contains a position; nil without lines.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  public func lineIndex(at position: Position) -> Int? {
    lineIndex(utf8: utf8Offset(position.offset), position.affinity)
  }

  /// Returns the caret at a position, with a line's height and no width; nil without lines.
  public func caret(at position: Position) -> Rect? {
    let offset = utf8Offset(position.offset)
    guard let index = lineIndex(utf8: offset, position.affinity) else { return nil }
    let line = layout.lines[index]
    let x = line.caretX(at: offset, position.affinity, extents: line.characterExtents(in: text))
    return Rect(x: line.origin.x + x, y: line.top, width: 0, height: line.height)
  }

  /// Returns the position nearest to a point: the nearest edge of a character on the line at the
  /// point's height.
  public func position(nearest point: Point) -> Position {
    guard let index = lineIndex(y: point.y) else { return Position(0) }
    return position(inLine: index, nearestX: point.x)
  }

  /// Returns the position on a line nearest to an x coordinate, in points.
  ///
  /// - Precondition: `index` is the index of a line of the layout.
  public func position(inLine index: Int, nearestX x: Double) -> Position {
    let line = layout.lines[index]
    let extents = line.characterExtents(in: text)
    guard let nearest = line.extent(nearest: x - line.origin.x, among: extents) else {
      return Position(utf16Offset(line.range.lowerBound))
    }
    let isLeft = x - line.origin.x < (nearest.left + nearest.right) / 2
    guard isLeft != nearest.isRightToLeft else {
      let end = nearest.range.upperBound
      let isApart =
        lineIndex(utf8: end, .downstream) != index
        || line.caretX(at: end, .downstream, extents: extents) != nearest.trailing
      return Position(utf16Offset(end), isApart ? .upstream : .downstream)
    }
    return Position(utf16Offset(nearest.range.lowerBound))
  }
}

extension TextGeometry {
  /// Returns the number of bytes before an offset, moved back to the start of a character.
  func utf8Offset(_ offset: Int) -> Int {
    guard offset > 0 else { return 0 }
    guard
      let index = text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
    else { return text.utf8.count }
    let start = text.index(index, offsetBy: 0)
    return text.utf8.distance(from: text.startIndex, to: start)
  }

  /// Returns the number of UTF-16 units before a byte, moved back to the start of a character.
  ///
  /// The offset may lie inside a character: Pango breaks lines inside some characters of Indic
  /// scripts.
  func utf16Offset(_ offset: Int) -> Int {
    let index = text.utf8.index(text.startIndex, offsetBy: offset)
    return text.utf16.distance(from: text.startIndex, to: text.index(index, offsetBy: 0))
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
  /// Returns the x coordinate of a caret, in points from the line's left end.
  func caretX(
    at offset: Int,
    _ affinity: TextGeometry.Affinity,
    extents: [CharacterExtent]
  ) -> Double {
    let after = extents.firstIndex(after: offset) { $0.range.lowerBound }
    let next = after > 0 && extents[after - 1].range.lowerBound == offset ? after - 1 : after
    let isUpstream = affinity == .upstream || next == extents.count
    if isUpstream, next > 0 { return extents[next - 1].trailing }
    if next < extents.count { return extents[next].leading }
    return 0
  }

  /// Returns the character nearest to an x coordinate, in points from the line's left end.
  func extent(nearest x: Double, among extents: [CharacterExtent]) -> CharacterExtent? {
    // Infinite coordinates would be equally far from all characters.
    let x = max(-1e9, min(x.isNaN ? 0 : x, 1e9))
    return extents.min { $0.distance(to: x) < $1.distance(to: x) }
  }
}

extension CharacterExtent {
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
