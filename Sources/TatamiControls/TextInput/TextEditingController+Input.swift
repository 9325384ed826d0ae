import Foundation
import TatamiDrawing
import TatamiViews

// The members of `UITextInput`, which text fields and text views forward to their controller.
extension TextEditingController {
  /// Replaces the selection without a check by the delegate.
  func insert(_ string: String) {
    replace(editor.insertion(of: sanitized(string)))
  }

  /// Deletes the selection or the character before the caret, without a check by the delegate.
  func deleteBackward() {
    if let edit = edit(deleting: .backward, by: .character) { replace(edit) }
  }

  func replace(_ range: UITextRange, withText text: String) {
    replace(TextEdit(range: range.range, replacement: sanitized(text)))
  }

  func text(in range: UITextRange) -> String { editor.string(in: range.range) }

  var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection, editor.head.affinity) }
    set { if let newValue { select(newValue.range, newValue.end.caretPosition.affinity) } }
  }

  var markedTextRange: UITextRange? { editor.marked.map { UITextRange($0) } }

  var endPosition: UITextPosition { UITextPosition(CaretPosition(text.utf16.count)) }

  // MARK: Positions

  func range(from start: UITextPosition, to end: UITextPosition) -> UITextRange {
    let (lower, upper) = (start.caretPosition.offset, end.caretPosition.offset)
    return UITextRange(min(lower, upper)..<max(lower, upper), end.caretPosition.affinity)
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (target, overflows) = position.caretPosition.offset.addingReportingOverflow(offset)
    guard !overflows, target >= 0, target <= text.utf16.count else { return nil }
    return UITextPosition(
      CaretPosition(
        offset > 0
          ? text.characterBoundary(atOrAfter: target) : text.characterBoundary(atOrBefore: target)
      )
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
      let start = displayed(position.caretPosition)
      return flow.position(movedByLines: lines, from: start, column: flow.column(at: start))
        .map { UITextPosition(underlying($0)) }
    case .left, .right:
      let isForward = (direction == .right) == (offset > 0)
      let steps = offset.magnitude
      return self.position(from: position, isForward ? .forward : .backward, steps: steps)
    }
  }

  /// Returns the position at a distance in characters; nil beyond the text.
  private func position(
    from position: UITextPosition,
    _ direction: TextDirection,
    steps: UInt
  ) -> UITextPosition? {
    var (offset, remaining) = (position.caretPosition.offset, steps)
    while remaining > 0 {
      let next = editor.adjacentOffset(to: offset, direction)
      guard next != offset else { return nil }
      (offset, remaining) = (next, remaining - 1)
    }
    return UITextPosition(CaretPosition(offset))
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (left, right) = (position.caretPosition.offset, other.caretPosition.offset)
    return left < right ? .orderedAscending : left > right ? .orderedDescending : .orderedSame
  }

  func offset(from start: UITextPosition, to end: UITextPosition) -> Int {
    end.caretPosition.offset - start.caretPosition.offset
  }

  // MARK: Geometry

  func firstRect(for range: UITextRange) -> CGRect {
    let range = text.wholeCharacters(range.range)
    return selectionRects(of: range).first ?? caretRect(at: CaretPosition(range.lowerBound))
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    let rects = selectionRects(of: text.wholeCharacters(range.range))
    return rects.indices.map { index in
      UITextSelectionRect(
        rects[index],
        containsStart: index == 0,
        containsEnd: index == rects.count - 1
      )
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition {
    UITextPosition(caretPosition(nearest: point))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition {
    let range = text.wholeCharacters(range.range)
    let position = caretPosition(nearest: point)
    guard range.contains(position.offset) || position.offset == range.upperBound else {
      let isBefore = position.offset < range.lowerBound
      return UITextPosition(CaretPosition(isBefore ? range.lowerBound : range.upperBound))
    }
    return UITextPosition(position)
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    guard !text.isEmpty else { return nil }
    let position = caretPosition(nearest: point)
    let isBefore = caretRect(at: position).minX > point.x || position.offset == text.utf16.count
    let start = isBefore ? editor.adjacentOffset(to: position.offset, .backward) : position.offset
    return UITextRange(start..<editor.adjacentOffset(to: start, .forward))
  }
}
