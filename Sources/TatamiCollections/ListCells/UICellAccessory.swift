public import TatamiViews

/// A view beside the content of a list cell, such as a disclosure indicator.
@preconcurrency @MainActor
public struct UICellAccessory {
  /// The modes of a list in which an accessory is shown.
  public enum DisplayedState: Sendable {
    /// Always.
    case always
    /// In editing mode.
    case whenEditing
    /// Except in editing mode.
    case whenNotEditing
  }

  /// The kinds of accessories; a cell has at most one accessory of each system kind.
  public enum AccessoryType: Hashable {
    /// An arrow, which indicates that the item leads to other content.
    case disclosureIndicator
    /// An arrow that shows and hides the children of an item.
    case outlineDisclosure
    /// A checkmark.
    case checkmark
    /// A button that deletes the item.
    case delete
    /// A button that inserts an item.
    case insert
    /// A handle with which the item is moved.
    case reorder
    /// A circle that shows whether the item is selected.
    case multiselect
    /// A label with a text.
    case label
    /// A custom view.
    case custom(UIView)
  }

  /// The widths that are reserved for accessories.
  public enum LayoutDimension: Equatable, Sendable {
    /// The width that aligns accessories of several rows.
    case standard
    /// The width of the accessory itself.
    case actual
    /// A width in points.
    case custom(CGFloat)
  }

  /// The edges and positions of custom views.
  public enum Placement {
    /// A closure that returns the index of an accessory among those at the same edge.
    public typealias Position =
      (_ accessories: [UICellAccessory]) -> Array<UICellAccessory>.Index

    /// The leading edge; by default, next to the content.
    case leading(
      displayed: DisplayedState = .always,
      at: Position = { $0.count }
    )
    /// The trailing edge; by default, next to the content.
    case trailing(
      displayed: DisplayedState = .always,
      at: Position = { _ in 0 }
    )
  }

  /// The closure that an accessory calls when it is tapped.
  public typealias ActionHandler = () -> Void

  /// The kind of the accessory.
  public let accessoryType: AccessoryType
  let displayed: DisplayedState
  var options = AccessoryOptions()
  var actionHandler: ActionHandler?
  /// The text of a label.
  var text = ""
  /// Whether a tap anywhere in the cell calls the action.
  var takesTapsOfCell = false
  /// Whether the accessory is at the leading edge.
  let isLeading: Bool
  /// The index among the accessories of the edge; nil for the system's order.
  var position: Placement.Position?

  init(_ type: AccessoryType, displayed: DisplayedState, isLeading: Bool) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
  }

  /// Whether the accessory is shown in a mode of the list.
  func isShown(isEditing: Bool) -> Bool {
    guard !options.isHidden else { return false }
    switch displayed {
    case .always: return true
    case .whenEditing: return isEditing
    case .whenNotEditing: return !isEditing
    }
  }
}

/// The options that all accessories have in common.
struct AccessoryOptions {
  var isHidden = false
  var reservedLayoutWidth = UICellAccessory.LayoutDimension.standard
  var tintColor: UIColor?
  var backgroundColor: UIColor?
  var font: UIFont?

  init(
    isHidden: Bool? = nil,
    reservedLayoutWidth: UICellAccessory.LayoutDimension? = nil,
    tintColor: UIColor? = nil,
    backgroundColor: UIColor? = nil
  ) {
    self.isHidden = isHidden ?? false
    self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    self.tintColor = tintColor
    self.backgroundColor = backgroundColor
  }
}
