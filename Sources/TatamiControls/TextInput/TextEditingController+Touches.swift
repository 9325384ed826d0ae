import Foundation
import TatamiDrawing
import TatamiViews

/// A touch that selects text.
struct SelectionTouch {
  /// The location where the touch began, in the view's coordinates; nil without a touch.
  var start: CGPoint?
  /// The unit that the touch selects: characters, words or paragraphs.
  var unit = TextUnit.character
  /// The range that the beginning of the touch selected.
  var initialRange = 0..<0
  /// Whether the touch has moved far enough to be a drag.
  var isDrag = false
  /// The selection before the touch.
  var previousSelection = 0..<0
}

// A tap moves the caret, a double tap selects a word, a triple tap selects the paragraph, and a
// drag selects the characters between its start and its end.
extension TextEditingController {
  /// The distance within which a touch is still a tap, in points.
  private static let slop: CGFloat = 4

  func touchBegan(_ touch: UITouch, isEditing: Bool, extends: Bool) {
    guard let client else { return }
    let point = touch.location(in: client)
    let position = caretPosition(nearest: point)
    self.touch = SelectionTouch(start: point, previousSelection: editor.selection)
    self.touch.initialRange = position.offset..<position.offset
    guard isEditing else { return }
    if extends {
      changeSelection { $0.move(to: position, .extend) }
      self.touch.initialRange = editor.anchor..<editor.anchor
      self.touch.isDrag = true
    } else if touch.tapCount > 1 {
      self.touch.unit = touch.tapCount == 2 ? .word : .paragraph
      let offset = wordOffset(at: point, nearest: position)
      self.touch.initialRange = range(of: self.touch.unit, at: offset)
      select(self.touch.initialRange)
    }
  }

  func touchMoved(_ touch: UITouch) {
    guard let client, let start = self.touch.start else { return }
    let point = touch.location(in: client)
    if !self.touch.isDrag {
      guard max(abs(point.x - start.x), abs(point.y - start.y)) > Self.slop else { return }
      self.touch.isDrag = true
    }
    let position = caretPosition(nearest: point)
    var end = position.offset..<position.offset
    if self.touch.unit != .character { end = range(of: self.touch.unit, at: position.offset) }
    let initial = self.touch.initialRange
    changeSelection { editor in
      let isBackward = position.offset < initial.lowerBound
      editor.move(to: CaretPosition(isBackward ? initial.upperBound : initial.lowerBound))
      let head = isBackward ? end.lowerBound : max(end.upperBound, initial.upperBound)
      editor.move(to: CaretPosition(head, position.affinity), .extend)
    }
  }

  /// Whether there is a touch that has not moved, the first of several in a row.
  var isTap: Bool { touch.start != nil && !touch.isDrag && touch.unit == .character }

  /// Returns the offset of the character at a point, in UTF-16 units; nil beside the text.
  func characterOffset(at point: CGPoint) -> Int? {
    let offset = wordOffset(at: point, nearest: caretPosition(nearest: point))
    guard offset < text.utf16.count else { return nil }
    let end = editor.adjacentOffset(to: offset, .forward)
    return selectionRects(of: offset..<end).contains { $0.contains(point) } ? offset : nil
  }

  func touchEnded(_ touch: UITouch) {
    defer { self.touch = SelectionTouch() }
    guard isTap, let start = self.touch.start else { return }
    let position = caretPosition(nearest: start)
    changeSelection { $0.move(to: position) }
  }

  /// Restores the selection from before the touch.
  func touchCancelled() {
    guard touch.start != nil else { return }
    let previous = touch.previousSelection
    touch = SelectionTouch()
    select(previous)
  }

  /// Returns the offset of the character under a point, so that its word is selected.
  private func wordOffset(at point: CGPoint, nearest position: CaretPosition) -> Int {
    guard !text.isEmpty else { return 0 }
    let isBefore = caretRect(at: position).minX > point.x
    return isBefore ? editor.adjacentOffset(to: position.offset, .backward) : position.offset
  }
}

extension UIEvent {
  /// Whether a touch extends the selection: the Shift key is held down.
  var extendsSelection: Bool { modifierFlags.contains(.shift) }
}
