public import Foundation

/// What a drop does with the items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items return.
  case cancel = 0
  /// Nothing, although the destination takes such items at other times: a sign shows it.
  case forbidden = 1
  /// The destination copies the items.
  case copy = 2
  /// The destination moves the items; the drag must allow it.
  case move = 3
}

/// What a destination would do with a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// What a drop would do.
  open private(set) var operation: UIDropOperation
  /// Whether the exact place of the touch matters; no effect.
  open var isPrecise = false
  /// Whether the preview keeps its size; no effect: it always does.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) { self.operation = operation }

  /// Returns the proposal itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
