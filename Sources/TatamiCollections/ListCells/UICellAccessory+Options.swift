public import TatamiViews

// The options of accessories. An argument of nil stands for the default.
extension UICellAccessory {
  /// The options of a disclosure indicator.
  @preconcurrency @MainActor
  public struct DisclosureIndicatorOptions {
    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }
  }

  /// The options of an arrow of an outline.
  @preconcurrency @MainActor
  public struct OutlineDisclosureOptions {
    /// The areas of a cell in which a tap shows or hides the children of an item.
    public enum Style: Sendable {
      /// The same as `cell`.
      case automatic
      /// The whole cell.
      case header
      /// The arrow.
      case cell
    }

    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
      self.style = style
    }

    /// The area in which a tap shows or hides the children.
    public var style: Style
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }
  }

  /// The options of a checkmark.
  @preconcurrency @MainActor
  public struct CheckmarkOptions {
    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }
  }

  /// The options of a button that deletes.
  @preconcurrency @MainActor
  public struct DeleteOptions {
    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    /// The color behind the accessory; nil for none.
    public var backgroundColor: UIColor? {
      get { common.backgroundColor }
      set { common.backgroundColor = newValue }
    }
  }

  /// The options of a button that inserts.
  @preconcurrency @MainActor
  public struct InsertOptions {
    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    /// The color behind the accessory; nil for none.
    public var backgroundColor: UIColor? {
      get { common.backgroundColor }
      set { common.backgroundColor = newValue }
    }
  }

  /// The options of a handle for moving.
  @preconcurrency @MainActor
  public struct ReorderOptions {
    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    /// Whether a line divides the handle from other accessories; it has no effect.
    public var showsVerticalSeparator: Bool
  }

  /// The options of a circle for selecting.
  @preconcurrency @MainActor
  public struct MultiselectOptions {
    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor,
        backgroundColor: backgroundColor
      )
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    /// The color behind the accessory; nil for none.
    public var backgroundColor: UIColor? {
      get { common.backgroundColor }
      set { common.backgroundColor = newValue }
    }
  }

  /// The options of a label.
  @preconcurrency @MainActor
  public struct LabelOptions {
    var common: AccessoryOptions

    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil
    ) {
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth,
        tintColor: tintColor
      )
      common.font = font
    }

    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }

    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }

    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }

    /// The font; nil for that of the body style.
    public var font: UIFont? {
      get { common.font }
      set { common.font = newValue }
    }
  }
}
