import Foundation
import TatamiDrawing

// What `UITextInput` asks of a text, in terms of positions and ranges.
extension TextEditingController {
  /// Puts characters in place of the selection; the delegate is not asked.
  func insert(_ string: String) {
    replace(editor.insertion(of: sanitized(string)))
  }

  /// Deletes the selection, or the character before the caret; the delegate is not asked.
  func deleteBackward() {
    if let edit = edit(deleting: .backward, by: .character) { replace(edit) }
  }

  var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection, editor.head.affinity) }
    set { if let newValue { select(newValue.range, newValue.end.place.affinity) } }
  }

  var endPosition: UITextPosition { UITextPosition(TextPlace(text.utf16.count)) }

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (lower, upper) = (start.place.offset, end.place.offset)
    return UITextRange(min(lower, upper)..<max(lower, upper), end.place.affinity)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, isOver) = position.place.offset.addingReportingOverflow(offset)
    guard !isOver, target >= 0, target <= text.utf16.count else { return nil }
    return UITextPosition(
      TextPlace(offset > 0 ? text.ceiledOffset(target) : text.flooredOffset(target))
    )
  }

  func position(
    from position: UITextPosition,
    in direction: UITextLayoutDirection,
    offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .up, .down:
      guard offset != 0 else { return position }
      let lines = direction == .down ? offset : 0 - max(offset, -Int.max)
      let place = displayed(position.place)
      return flow.place(lines, below: place, nearest: flow.column(at: place))
        .map { UITextPosition(underlying($0)) }
    case .left, .right:
      let isForward = (direction == .right) == (offset > 0)
      return neighbour(
        of: position.place.offset,
        isForward ? .forward : .backward,
        steps: offset.magnitude
      )
    }
  }

  /// Returns the place some characters away; nil beyond the text.
  private func neighbour(
    of offset: Int,
    _ direction: TextDirection,
    steps: UInt
  ) -> UITextPosition? {
    var (offset, left) = (offset, steps)
    while left > 0 {
      let next = editor.neighbour(of: offset, direction)
      guard next != offset else { return nil }
      (offset, left) = (next, left - 1)
    }
    return UITextPosition(TextPlace(offset))
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (left, right) = (position.place.offset, other.place.offset)
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  func firstRect(of range: Range<Int>) -> CGRect {
    let range = text.wholeCharacters(range)
    return selectionRects(of: range).first ?? caretRect(at: TextPlace(range.lowerBound))
  }

  func rects(for range: Range<Int>) -> [UITextSelectionRect] {
    let rects = selectionRects(of: text.wholeCharacters(range))
    return rects.indices.map { index in
      UITextSelectionRect(
        rects[index],
        containsStart: index == 0,
        containsEnd: index == rects.count - 1
      )
    }
  }

  func position(nearest point: CGPoint, within range: Range<Int>) -> UITextPosition {
    let range = text.wholeCharacters(range)
    let place = place(nearest: point)
    guard range.contains(place.offset) || place.offset == range.upperBound else {
      let isBefore = place.offset < range.lowerBound
      return UITextPosition(TextPlace(isBefore ? range.lowerBound : range.upperBound))
    }
    return UITextPosition(place)
  }

  func character(at point: CGPoint) -> UITextRange? {
    guard !text.isEmpty else { return nil }
    let place = place(nearest: point)
    let isBehind = caretRect(at: place).minX > point.x || place.offset == text.utf16.count
    let start = isBehind ? editor.neighbour(of: place.offset, .backward) : place.offset
    return UITextRange(start..<editor.neighbour(of: start, .forward))
  }
}

extension UIEvent {
  /// Whether a touch extends the selection: Shift is held.
  var extendsSelection: Bool { modifierFlags.contains(.shift) }
}
