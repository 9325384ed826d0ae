public import Foundation
import TatamiListContent

extension UITableView {
  /// The height of rows, headers and footers that are measured.
  public static let automaticDimension = CellMetrics.automaticDimension
  /// The title in a section index that stands for searching.
  public static let indexSearch = "{search}"
  /// Posted when the selection changes.
  nonisolated public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification"
  )
}

extension UITableView {
  /// The arrangements of sections.
  public enum Style: Int, Sendable {
    /// Rows from edge to edge, with headers and footers that stay visible.
    case plain = 0
    /// Sections with gaps between them.
    case grouped = 1
    /// Sections as cards with rounded corners.
    case insetGrouped = 2
  }

  /// The positions to which rows are scrolled.
  public enum ScrollPosition: Int, Sendable {
    /// The nearest position at which the row is visible.
    case none = 0
    /// The top.
    case top = 1
    /// The middle.
    case middle = 2
    /// The bottom.
    case bottom = 3
  }

  /// The animations of rows that are inserted, deleted or reloaded.
  public enum RowAnimation: Int, Sendable {
    /// The row fades.
    case fade = 0
    /// The row enters from the right edge and leaves to it.
    case right = 1
    /// The row enters from the left edge and leaves to it.
    case left = 2
    /// The row enters downward from above and leaves upward.
    case top = 3
    /// The row enters upward from below and leaves downward.
    case bottom = 4
    /// The row appears and disappears at once.
    case none = 5
    /// The row stays centered in the space that opens or closes.
    case middle = 6
    /// The table chooses.
    case automatic = 100
  }

  /// The origins of separator insets.
  public enum SeparatorInsetReference: Int, Sendable {
    /// The edges of the cell.
    case fromCellEdges = 0
    /// The automatic insets of the cell.
    case fromAutomaticInsets = 1
  }

  /// The changes after which cells are measured again.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// None.
    case disabled = 0
    /// Invalidations of the natural size of a cell or its content view.
    case enabled = 1
    /// Also changes of layout in the content view.
    case enabledIncludingConstraints = 2
  }
}
