import Foundation
import TatamiDrawing

/// A finger on a text.
struct SelectionTouch {
  /// Where it came down.
  var start: CGPoint?
  /// What is selected as one: characters, words or paragraphs.
  var unit = TextUnit.character
  /// What the first touch selected.
  var first = 0..<0
  /// Whether the finger has moved.
  var isDrag = false
  /// The selection before the touch.
  var before = 0..<0
}

/// A tap places the caret, a double tap selects a word, a triple one the paragraph, a drag what
/// it passes.
extension TextEditingController {
  /// How far a finger moves before it drags, in points.
  private static let slop: CGFloat = 4

  /// A finger came down.
  func touchBegan(_ touch: UITouch, isEditing: Bool, extends: Bool) {
    guard let client else { return }
    let point = touch.location(in: client)
    let place = place(nearest: point)
    self.touch = SelectionTouch(start: point, before: editor.selection)
    self.touch.first = place.offset..<place.offset
    guard isEditing else { return }
    if extends {
      changeSelection { $0.move(to: place, .extend) }
      self.touch.first = editor.anchor..<editor.anchor
      self.touch.isDrag = true
    } else if touch.tapCount > 1 {
      self.touch.unit = touch.tapCount == 2 ? .word : .paragraph
      self.touch.first = unit(self.touch.unit, at: wordOffset(place, at: point))
      select(self.touch.first)
    }
  }

  /// The finger moved.
  func touchMoved(_ touch: UITouch) {
    guard let client, let start = self.touch.start else { return }
    let point = touch.location(in: client)
    if !self.touch.isDrag {
      guard max(abs(point.x - start.x), abs(point.y - start.y)) > Self.slop else { return }
      self.touch.isDrag = true
    }
    let place = place(nearest: point)
    var end = place.offset..<place.offset
    if self.touch.unit != .character { end = unit(self.touch.unit, at: place.offset) }
    let first = self.touch.first
    changeSelection { editor in
      let isBackward = place.offset < first.lowerBound
      editor.move(to: TextPlace(isBackward ? first.upperBound : first.lowerBound))
      let head = isBackward ? end.lowerBound : max(end.upperBound, first.upperBound)
      editor.move(to: TextPlace(head, place.affinity), .extend)
    }
  }

  /// The finger was lifted: a tap places the caret.
  func touchEnded(_ touch: UITouch) {
    defer { self.touch = SelectionTouch() }
    guard let start = self.touch.start, !self.touch.isDrag, self.touch.unit == .character else {
      return
    }
    let place = place(nearest: start)
    changeSelection { $0.move(to: place) }
  }

  /// The touch was taken away: the selection is what it was.
  func touchCancelled() {
    guard touch.start != nil else { return }
    let before = touch.before
    touch = SelectionTouch()
    select(before)
  }

  /// Returns the offset of the character under a point, so that its word is selected.
  private func wordOffset(_ place: TextPlace, at point: CGPoint) -> Int {
    guard !text.isEmpty else { return 0 }
    let isBehind = caretRect(at: place).minX > point.x
    return isBehind ? editor.neighbour(of: place.offset, .backward) : place.offset
  }
}
