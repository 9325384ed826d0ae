public import Foundation
import TatamiDrawing

/// A position between two characters of a text input.
@preconcurrency @MainActor
open class UITextPosition: NSObject {
  package let caretPosition: CaretPosition

  /// Creates a position.
  package init(_ caretPosition: CaretPosition) {
    self.caretPosition = caretPosition
  }

  /// Whether two positions have the same offset.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.caretPosition.offset == caretPosition.offset
  }

  /// The hash of the offset.
  open override nonisolated var hash: Int { caretPosition.offset.hashValue }
}
