public import TatamiDragging

/// What a table would do with a drop, and where.
open class UITableViewDropProposal: UIDropProposal {
  /// Where the items of a drop go.
  public enum Intent: Int, Sendable {
    /// The table shows nothing.
    case unspecified = 0
    /// A gap opens between rows.
    case insertAtDestinationIndexPath = 1
    /// The row is highlighted, into which the items go.
    case insertIntoDestinationIndexPath = 2
    /// Into the middle half of a row, otherwise between rows.
    case automatic = 3
  }

  /// Where the items go.
  open private(set) var intent = Intent.unspecified

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    super.init(operation: operation)
    self.intent = intent
  }
}
