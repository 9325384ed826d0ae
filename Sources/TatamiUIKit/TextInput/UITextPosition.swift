public import Foundation
import TatamiDrawing

/// A place between two characters of a text input.
@MainActor
open class UITextPosition: NSObject {
  let place: TextPlace

  init(_ place: TextPlace) {
    self.place = place
  }

  /// Whether two positions are the same place.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.place.offset == place.offset
  }

  /// The hash of the place.
  open override nonisolated var hash: Int { place.offset.hashValue }
}

/// Neighbouring characters of a text input.
@MainActor
open class UITextRange: NSObject {
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition(TextPlace(range.lowerBound)) }
  /// Where the range ends.
  open var end: UITextPosition { UITextPosition(TextPlace(range.upperBound, affinity)) }
  /// Whether there are no characters in it.
  open var isEmpty: Bool { range.isEmpty }

  let range: Range<Int>
  private let affinity: TextGeometry.Affinity

  init(_ range: Range<Int>, _ affinity: TextGeometry.Affinity = .downstream) {
    self.range = range
    self.affinity = affinity
  }

  /// Whether two ranges have the same ends.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  /// The hash of the ends.
  open override nonisolated var hash: Int { range.hashValue }
}

/// A rectangle of a selection.
@MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the text input's coordinates.
  open var rect: CGRect { value.rect }
  /// Whether the selection begins in it.
  open var containsStart: Bool { value.containsStart }
  /// Whether the selection ends in it.
  open var containsEnd: Bool { value.containsEnd }

  private let value: (rect: CGRect, containsStart: Bool, containsEnd: Bool)

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    value = (rect, containsStart, containsEnd)
  }
}
