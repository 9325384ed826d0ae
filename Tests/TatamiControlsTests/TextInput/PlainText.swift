/// A plain model of an edited text: its UTF-16 units and the selection.
///
/// Every boundary between characters is found by walking over the whole text.
struct PlainText {
  private(set) var units: [UInt16] = []
  private(set) var anchor = 0
  private(set) var head = 0
  private(set) var marked: Range<Int>?
  /// Whether line breaks become spaces.
  let isSingleLine: Bool

  init(isSingleLine: Bool) {
    self.isSingleLine = isSingleLine
  }

  var string: String { String(decoding: units, as: UTF16.self) }
  var selection: Range<Int> { min(anchor, head)..<max(anchor, head) }

  /// The offsets between characters, with both ends of the text.
  var boundaries: [Int] { Self.boundaries(of: string) }

  private static func boundaries(of string: String) -> [Int] {
    string.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.utf16.count) }
  }

  /// Returns a range expanded to whole characters; an empty one moves back to a boundary.
  private static func whole(_ range: Range<Int>, in boundaries: [Int]) -> Range<Int> {
    let end = boundaries.last ?? 0
    let lower = boundaries.last { $0 <= range.lowerBound } ?? 0
    guard !range.isEmpty else { return lower..<lower }
    return lower..<max(lower, boundaries.first { $0 >= range.upperBound } ?? end)
  }

  private func whole(_ range: Range<Int>) -> Range<Int> { Self.whole(range, in: boundaries) }

  private func sanitized(_ string: String) -> String {
    isSingleLine ? String(string.map { $0.isNewline ? " " : $0 }) : string
  }

  // MARK: Edits

  /// Replaces the whole text and moves the caret to its end.
  mutating func set(_ string: String) {
    units = Array(sanitized(string).utf16)
    select(units.count..<units.count)
  }

  mutating func replace(_ range: Range<Int>, with string: String) {
    let range = whole(range)
    let new = Array(sanitized(string).utf16)
    units.replaceSubrange(range, with: new)
    let caret = boundaries.first { $0 >= range.lowerBound + new.count } ?? units.count
    select(caret..<caret)
  }

  mutating func insert(_ string: String) {
    replace(marked ?? selection, with: string)
  }

  /// Deletes the selection, or else the character before (-1) or after (1) the caret.
  mutating func delete(_ direction: Int) {
    guard selection.isEmpty else { return replace(selection, with: "") }
    let other = neighbor(of: head, direction)
    if other != head { replace(min(other, head)..<max(other, head), with: "") }
  }

  mutating func mark(_ string: String, selected: Range<Int>) {
    let start = whole(marked ?? selection).lowerBound
    let length = sanitized(string).utf16.count
    insert(string)
    let range = whole(start..<start + length)
    let inside = Self.whole(selected, in: Self.boundaries(of: string)).clamped(to: 0..<range.count)
    select(range.lowerBound + inside.lowerBound..<range.lowerBound + inside.upperBound)
    marked = range.isEmpty ? nil : range
  }

  mutating func unmark() { marked = nil }

  // MARK: Selection

  mutating func select(_ range: Range<Int>) {
    let range = whole(range)
    (anchor, head, marked) = (range.lowerBound, range.upperBound, nil)
  }

  mutating func move(to offset: Int, extending: Bool) {
    head = offset
    if !extending { anchor = head }
    marked = nil
  }

  /// Returns the next boundary before (-1) or after (1) an offset.
  func neighbor(of offset: Int, _ direction: Int) -> Int {
    direction < 0
      ? boundaries.last { $0 < offset } ?? offset : boundaries.first { $0 > offset } ?? offset
  }
}
