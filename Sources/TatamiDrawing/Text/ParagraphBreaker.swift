/// Breaks a shaped paragraph into lines by the rules of Pango's `process_line`, without shaping.
///
/// Lengths are in Pango units.
struct ParagraphBreaker {
  /// The part of an item that fits at the end of a line.
  private enum Fit {
    /// Nothing fits, and the item may not be divided.
    case none
    /// Nothing fits, but a line may end before the item.
    case empty
    case some
    case all
  }

  /// A place where the line may end, with the state of the line before its item.
  private struct Retreat {
    let pieceCount: Int
    let item: Int
    let start: Int
    let remaining: Int
  }

  /// The best end of a line in an item: a character, the advance before it, and the change of the
  /// advance if a line ends there.
  private struct Candidate {
    var end: Int
    var advance: Int
    var extra: Int

    var total: Int { advance + extra }
  }

  private let paragraph: ShapedParagraph
  private let characters: [ShapedCharacter]
  private let byWords: Bool
  /// The parts of items in the last line, in logical order.
  private(set) var pieces: [ShapedPiece] = []
  /// Whether the last line ends before the end of the paragraph.
  private(set) var isWrapped = false
  /// Whether the lines are not those of Pango.
  private(set) var failed = false
  private var item = 0
  /// The first character that is in no line.
  private(set) var start = 0
  private var remaining = 0
  /// Whether the advances of the rest of an item follow from shaping the item.
  private var isMeasured = false

  init(_ paragraph: ShapedParagraph, byWords: Bool) {
    self.paragraph = paragraph
    characters = paragraph.characters
    self.byWords = byWords
  }

  /// Whether all characters are in lines.
  var isAtEnd: Bool { item == paragraph.items.count }

  /// Fills the next line up to a width.
  mutating func breakLine(_ width: Int) {
    pieces.removeAll(keepingCapacity: true)
    isWrapped = false
    remaining = width
    var retreat: Retreat?
    while !isAtEnd, !failed {
      let before = Retreat(pieceCount: pieces.count, item: item, start: start, remaining: remaining)
      switch place(isForced: retreat == nil, mustDivide: false) {
      case .all:
        if canBreak(in: before.start..<paragraph.items[item].characters.upperBound) {
          retreat = before
        }
        advanceToNextItem()
        continue
      case .some, .empty:
        break
      case .none:
        guard let last = retreat else { return fail() }
        pieces.removeLast(pieces.count - last.pieceCount)
        (item, start, remaining, isMeasured) = (last.item, last.start, last.remaining, false)
        switch place(isForced: true, mustDivide: true) {
        case .some, .empty: break
        case .none, .all: return fail()
        }
      }
      isWrapped = true
      return
    }
  }

  private mutating func fail() { failed = true }

  private mutating func advanceToNextItem() {
    start = paragraph.items[item].characters.upperBound
    item += 1
    isMeasured = false
  }

  /// Adds as much as possible of the item to the line.
  private mutating func place(isForced: Bool, mustDivide: Bool) -> Fit {
    let all = start..<paragraph.items[item].characters.upperBound
    var whole = Candidate(end: all.upperBound, advance: restAdvance(all), extra: 0)
    isMeasured = true
    if failed { return .none }
    if !mustDivide, canBreak(before: all.upperBound, byWords) { whole.extra = extra(all) }
    let isLonely = all.count == 1 && pieces.isEmpty
    if !mustDivide, whole.total <= remaining || isLonely {
      whole.advance = advance(all)
      if whole.total <= remaining || isLonely {
        pieces.append(ShapedPiece(item: item, characters: all))
        remaining = max(0, remaining - whole.advance)
        return .all
      }
    }
    var best = bestEnd(whole, byWords: byWords, mustDivide: mustDivide)
    if byWords, isForced, best.total > remaining {
      best = bestEnd(whole, byWords: false, mustDivide: mustDivide)
    }
    guard isForced || best.total <= remaining else { return .none }
    remaining = max(0, remaining - best.total)
    if best.end == start { return .empty }
    pieces.append(ShapedPiece(item: item, characters: start..<best.end))
    if best.end == all.upperBound { return .all }
    start = best.end
    return .some
  }

  /// Returns the advance of the rest of an item before Pango shapes the rest.
  private mutating func restAdvance(_ range: Range<Int>) -> Int {
    if isMeasured { return logical(range) }
    let startsItem = range.lowerBound == paragraph.items[item].characters.lowerBound
    // Pango shapes the rest of the item again, of which the logical advances are not known here.
    if !startsItem, !characters[range.lowerBound].traits.contains(.safe) { fail() }
    return advance(range)
  }

  /// Returns the best end of the line among the characters of an item.
  private func bestEnd(_ whole: Candidate, byWords: Bool, mustDivide: Bool) -> Candidate {
    let margin = paragraph.safeDistance(of: item)
    let first = pieces.isEmpty ? start + 1 : start
    let last = mustDivide ? whole.end - 1 : whole.end
    guard first <= last else { return whole }
    // Every end that is far from the line's end is accepted, so that only the last of them matters.
    let near = index(first...last, after: remaining - margin)
    var best = whole
    if let end = (first..<near).last(where: { canBreak(before: $0, byWords) }) {
      let advance = logical(start..<end)
      best = Candidate(end: end, advance: advance, extra: extra(start..<end))
    }
    guard near <= last else { return best }
    for end in near...last where canBreak(before: end, byWords) {
      var candidate = Candidate(end: end, advance: logical(start..<end), extra: extra(start..<end))
      let least = min(candidate.total, candidate.advance)
      if least > remaining + margin, best.end < whole.end { break }
      if end == start || candidate.total < remaining - margin {
        best = candidate
        continue
      }
      candidate.advance = advance(start..<end)
      // The space at the end of the paragraph counts.
      let isLast = end == whole.end && item == paragraph.items.count - 1
      if isLast { candidate.extra = 0 }
      if best.end == whole.end || candidate.total <= remaining || candidate.total < best.total {
        best = candidate
      }
    }
    return best
  }
}

extension ParagraphBreaker {
  /// Returns the first index of a range before which the advance since the line's start reaches a
  /// length; the index after the range if there is none.
  private func index(_ range: ClosedRange<Int>, after length: Int) -> Int {
    let origin = Int(characters[start].logical)
    var (low, high) = (range.lowerBound, range.upperBound + 1)
    while low < high {
      let middle = (low + high) / 2
      if Int(characters[middle].logical) - origin < length {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  private func canBreak(before index: Int, _ byWords: Bool) -> Bool {
    index == characters.count - 1
      || characters[index].traits.contains(byWords ? .lineBreak : .characterBreak)
  }

  /// Whether a line may break inside a range, or at its start unless that is the line's start.
  private func canBreak(in range: Range<Int>) -> Bool {
    let first = pieces.count == 1 ? range.lowerBound + 1 : range.lowerBound
    guard first < range.upperBound else { return false }
    return (first..<range.upperBound).contains { canBreak(before: $0, byWords) }
  }

  /// Returns the change of the advance of a range if a line ends after it: its last space does not
  /// count.
  private func extra(_ range: Range<Int>) -> Int {
    guard let last = range.last, characters[last].traits.contains(.white) else { return 0 }
    return -logical(last..<last + 1)
  }

  private func logical(_ range: Range<Int>) -> Int {
    Int(characters[range.upperBound].logical) - Int(characters[range.lowerBound].logical)
  }

  private func advance(_ range: Range<Int>) -> Int {
    paragraph.advance(ShapedPiece(item: item, characters: range))
  }
}

extension ShapedParagraph {
  /// Returns the distance from a line's end within which Pango measures breaks in an item exactly.
  fileprivate func safeDistance(of item: Int) -> Int {
    items[item].style.font.safeDistance(items[item].style.language)
  }
}
