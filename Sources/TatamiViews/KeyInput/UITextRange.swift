public import Foundation
package import TatamiDrawing

/// A range of characters of a text input.
@preconcurrency @MainActor
open class UITextRange: NSObject {
  /// The start of the range.
  open var start: UITextPosition { UITextPosition(CaretPosition(range.lowerBound)) }
  /// The end of the range.
  open var end: UITextPosition { UITextPosition(CaretPosition(range.upperBound, affinity)) }
  /// Whether the range contains no characters.
  open var isEmpty: Bool { range.isEmpty }

  /// The characters, in UTF-16 units.
  package let range: Range<Int>
  private let affinity: TextGeometry.Affinity

  /// Creates a range.
  package init(_ range: Range<Int>, _ affinity: TextGeometry.Affinity = .downstream) {
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
