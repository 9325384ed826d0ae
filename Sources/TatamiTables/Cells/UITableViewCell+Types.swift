extension UITableViewCell {
  /// The arrangements of image, text and detail text.
  public enum CellStyle: Int, Sendable {
    /// A text.
    case `default` = 0
    /// A text and a detail text at the trailing edge.
    case value1 = 1
    /// A text in a narrow column and a detail text after it.
    case value2 = 2
    /// A text and a detail text below it.
    case subtitle = 3
  }

  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// No lines.
    case none = 0
    /// Lines of one pixel.
    case singleLine = 1
    /// The same as `singleLine`.
    @available(*, deprecated, message: "Use singleLine.")
    case singleLineEtched = 2
  }

  /// The appearances of selected cells.
  public enum SelectionStyle: Int, Sendable {
    /// A selected cell has no special appearance.
    case none = 0
    /// A gray background.
    case blue = 1
    /// A gray background.
    case gray = 2
    /// A gray background.
    case `default` = 3
  }

  /// The appearances of focused cells.
  public enum FocusStyle: Int, Sendable {
    /// The window draws a ring.
    case `default` = 0
    /// The cell draws its own appearance.
    case custom = 1
  }

  /// The controls of cells in editing mode.
  public enum EditingStyle: Int, Sendable {
    /// No control.
    case none = 0
    /// A control that deletes the row.
    case delete = 1
    /// A control that inserts a row.
    case insert = 2
  }

  /// The standard views at the trailing edge.
  public enum AccessoryType: Int, Sendable {
    /// No view.
    case none = 0
    /// An arrow, which indicates that the row leads to another screen.
    case disclosureIndicator = 1
    /// A button for details and an arrow.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The states of a cell in editing mode.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt

    /// Creates a set from raw bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The editing control is visible.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms a deletion is visible.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The states of a cell that is dragged.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is about to be dragged.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }
}
