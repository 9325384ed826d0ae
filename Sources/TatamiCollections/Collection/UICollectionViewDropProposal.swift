public import TatamiDragging

/// The operation and the destination that are proposed for a drop onto a collection view.
open class UICollectionViewDropProposal: UIDropProposal {
  /// The destination of the items of a drop.
  public enum Intent: Int, Sendable {
    /// The view shows nothing.
    case unspecified = 0
    /// The items make room for a moved item.
    case insertAtDestinationIndexPath = 1
    /// The item into which the items go is highlighted.
    case insertIntoDestinationIndexPath = 2
  }

  /// The destination of the items.
  open private(set) var intent = Intent.unspecified

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    super.init(operation: operation)
    self.intent = intent
  }
}
