public import TatamiDragging

/// What a collection view would do with a drop, and where.
open class UICollectionViewDropProposal: UIDropProposal {
  /// Where the items of a drop go.
  public enum Intent: Int, Sendable {
    /// The view shows nothing.
    case unspecified = 0
    /// The items make room for a moved item.
    case insertAtDestinationIndexPath = 1
    /// The item is highlighted, into which the items go.
    case insertIntoDestinationIndexPath = 2
  }

  /// Where the items go.
  open private(set) var intent = Intent.unspecified

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
    super.init(operation: operation)
    self.intent = intent
  }
}
