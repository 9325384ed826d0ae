public import Foundation

/// A rectangle of a selection.
@preconcurrency @MainActor
open class UITextSelectionRect: NSObject {
  /// The rectangle, in the text input's coordinates.
  open var rect: CGRect { value.rect }
  /// Whether the rectangle contains the start of the selection.
  open var containsStart: Bool { value.containsStart }
  /// Whether the rectangle contains the end of the selection.
  open var containsEnd: Bool { value.containsEnd }

  private let value: (rect: CGRect, containsStart: Bool, containsEnd: Bool)

  /// Creates a rectangle.
  package init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    value = (rect, containsStart, containsEnd)
  }
}
