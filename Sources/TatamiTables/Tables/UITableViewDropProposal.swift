public import TatamiDragging

/// The operation and the destination that are proposed for a drop onto a table.
open class UITableViewDropProposal: UIDropProposal {
  /// The destination of the items of a drop.
  public enum Intent: Int, Sendable {
    /// The table shows nothing.
    case unspecified = 0
    /// A gap opens between rows.
    case insertAtDestinationIndexPath = 1
    /// The row into which the items go is highlighted.
    case insertIntoDestinationIndexPath = 2
    /// Into the middle half of a row, otherwise between rows.
    case automatic = 3
  }

  /// The destination of the items.
  open private(set) var intent = Intent.unspecified

  /// Creates a proposal without an intent.
  public override init(operation: UIDropOperation) { super.init(operation: operation) }

  /// Creates a proposal with an intent.
  public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
    super.init(operation: operation)
    self.intent = intent
  }
}
