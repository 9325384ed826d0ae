public import Foundation

/// The operation of a drop on the items.
public enum UIDropOperation: UInt, Sendable {
  /// Nothing: the items return.
  case cancel = 0
  /// Nothing, although the destination accepts such items at other times; a sign shows this.
  case forbidden = 1
  /// The destination copies the items.
  case copy = 2
  /// The destination moves the items; the drag must allow it.
  case move = 3
}

/// The proposal of a destination for a drop.
@preconcurrency @MainActor
open class UIDropProposal: NSObject, NSCopying {
  /// The operation of the drop.
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
