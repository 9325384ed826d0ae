public import TatamiViews

extension UICellAccessory {
  /// The configuration of an accessory with a custom view.
  @preconcurrency @MainActor
  public struct CustomViewConfiguration {
    var common: AccessoryOptions

    /// Creates a configuration; nil stands for the default.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.maintainsFixedSize = maintainsFixedSize ?? false
      common = AccessoryOptions(
        isHidden: isHidden,
        reservedLayoutWidth: reservedLayoutWidth ?? .actual,
        tintColor: tintColor
      )
    }

    /// The view.
    public private(set) var customView: UIView
    /// The edge and the position of the view.
    public private(set) var placement: Placement
    /// Whether the accessory is hidden.
    public var isHidden: Bool {
      get { common.isHidden }
      set { common.isHidden = newValue }
    }
    /// The width that is reserved for the view; by default, the view's own width.
    public var reservedLayoutWidth: LayoutDimension {
      get { common.reservedLayoutWidth }
      set { common.reservedLayoutWidth = newValue }
    }
    /// The tint color; nil for that of the cell.
    public var tintColor: UIColor? {
      get { common.tintColor }
      set { common.tintColor = newValue }
    }
    /// Whether the view keeps the size of its frame; otherwise it has the size that fits.
    public var maintainsFixedSize: Bool
  }

  /// Returns an accessory that shows a custom view.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let view = configuration.customView
    if !configuration.maintainsFixedSize {
      let size = view.sizeThatFits(view.bounds.size)
      if size.width > 0, size.height > 0 { view.bounds.size = size }
    }
    let type = AccessoryType.custom(view)
    var accessory: UICellAccessory
    switch configuration.placement {
    case .leading(let displayed, let position):
      accessory = UICellAccessory(type, displayed: displayed, isLeading: true)
      accessory.position = position
    case .trailing(let displayed, let position):
      accessory = UICellAccessory(type, displayed: displayed, isLeading: false)
      accessory.position = position
    }
    accessory.options = configuration.common
    return accessory
  }
}
