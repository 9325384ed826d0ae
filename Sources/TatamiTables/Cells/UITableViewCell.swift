public import Foundation
public import TatamiControls
public import TatamiListContent
public import TatamiViews

/// A row of a table: content, accessories, backgrounds and separators.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// Updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  let style: CellStyle
  /// The identifier passed to the initializer, which selects the table's pool.
  let poolIdentifier: String?
  let content = ConfiguredContent(preservesMargins: true)
  var labels = CellLabels()
  var backgrounds = CellBackgrounds()
  let accessories = CellAccessories()
  let controls = CellControls()
  let separators = CellSeparators()
  var cellState = CellState()
  /// The table that shows the cell.
  weak var host: (any TableCellHost)?

  /// Creates a cell of a style.
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    poolIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: CellMetrics.height))
    clipsToBounds = false
    solvesInLayout = true
    super.directionalLayoutMargins = CellMetrics.margins(side: CellMetrics.side)
    addSubview(content.contentView)
    content.contentSizeDidChange = { [weak self] in
      if let self { host?.contentSizeDidChange(of: self) }
    }
    content.constraintsDidChange = { [weak self] in
      if let self { host?.constraintsDidChange(in: self) }
    }
  }

  /// Creates a cell of the default style with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Reuse

  /// The identifier by which the table reuses the cell; nil for a cell that is not reused.
  open var reuseIdentifier: String? { poolIdentifier }

  /// Prepares the cell for another row; called before the table returns it from its pool.
  open func prepareForReuse() {
    cellState.isHighlighted = false
    cellState.isSelected = false
    (cellState.drag, cellState.drop) = (.none, .none)
    stateDidChange()
  }

  // MARK: Content

  /// The view of the content, between the controls and accessories at both ends.
  open var contentView: UIView { content.contentView }
  /// The image view, made when first read; nil with a content configuration.
  open var imageView: UIImageView? { content.isConfigured ? nil : labels.image(in: self) }
  /// The label of the text, made when first read; nil with a content configuration.
  open var textLabel: UILabel? { content.isConfigured ? nil : labels.text(in: self) }
  /// The label of the detail text, made when first read; nil in the default style and with a
  /// content configuration.
  open var detailTextLabel: UILabel? {
    content.isConfigured || style == .default ? nil : labels.detail(in: self)
  }

  // MARK: Configurations

  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    cellState.needsConfigurationUpdate = true
    setNeedsLayout()
  }

  /// The closure that updates configurations for a new state; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { cellState.updateHandler }
    set {
      cellState.updateHandler = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the content configuration is updated for each new state.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { content.updatesContent }
    set { content.updatesContent = newValue }
  }

  /// Whether the background configuration is updated for each new state.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { content.updatesBackground }
    set { content.updatesBackground = newValue }
  }

  /// Returns the background of cells in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    cellState.isGrouped ? .listGroupedCell() : .listPlainCell()
  }

  /// Updates the configurations for a state; called before layout after a change of the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    content.update(for: state)
  }

  // MARK: Backgrounds

  /// The view behind all others; nil for the background color.
  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set { setBackgroundView(newValue) }
  }

  /// The view behind the content while the cell is highlighted or selected; nil for a gray one.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set { changeBackgrounds { $0.selected = newValue } }
  }

  /// The view behind the content of a selected cell in a table with multiple selection.
  open var multipleSelectionBackgroundView: UIView? {
    get { backgrounds.multipleSelection }
    set { changeBackgrounds { $0.multipleSelection = newValue } }
  }

  /// The background color; nil for that of the table's style.
  open override var backgroundColor: UIColor? {
    get { super.backgroundColor }
    set {
      backgrounds.hasOwnColor = newValue != nil
      if newValue != nil { dropBackgroundConfiguration() }
      super.backgroundColor =
        newValue ?? (content.background == nil ? backgrounds.defaultColor : nil)
    }
  }

  // MARK: State

  /// The appearance of a selected cell.
  open var selectionStyle: SelectionStyle {
    get { backgrounds.selectionStyle }
    set { changeBackgrounds { $0.selectionStyle = newValue } }
  }

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { cellState.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether the cell is highlighted.
  open var isHighlighted: Bool {
    get { cellState.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects or deselects the cell, optionally animated.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != cellState.isSelected else { return }
    cellState.isSelected = selected
    UIView.animateState(animated) { self.stateDidChange() }
  }

  /// Highlights the cell or ends the highlight, optionally animated.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != cellState.isHighlighted else { return }
    cellState.isHighlighted = highlighted
    UIView.animateState(animated) { self.stateDidChange() }
  }

  /// The appearance of a focused cell; no effect, focused cells have the focus ring of all views.
  open var focusStyle = FocusStyle.default

  // MARK: Accessories

  /// The standard view at the trailing edge.
  open var accessoryType: AccessoryType {
    get { accessories.type }
    set { changeAccessories { $0.type = newValue } }
  }

  /// The view at the trailing edge, in place of a standard one.
  open var accessoryView: UIView? {
    get { accessories.view }
    set { changeAccessories { $0.view = newValue } }
  }

  /// The standard view at the trailing edge in editing mode.
  open var editingAccessoryType: AccessoryType {
    get { accessories.editingType }
    set { changeAccessories { $0.editingType = newValue } }
  }

  /// The view at the trailing edge in editing mode, in place of a standard one.
  open var editingAccessoryView: UIView? {
    get { accessories.editingView }
    set { changeAccessories { $0.editingView = newValue } }
  }

  /// The level by which the content is indented.
  open var indentationLevel: Int {
    get { cellState.indentationLevel }
    set { changeLayout { $0.indentationLevel = newValue } }
  }

  /// The indentation of one level, in points.
  open var indentationWidth: CGFloat {
    get { cellState.indentationWidth }
    set { changeLayout { $0.indentationWidth = newValue } }
  }

  /// The insets of the separator from the left and right edges, in points; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { separators.ownInset ?? separators.tableInset }
    set {
      separators.ownInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Editing

  /// The control that the cell shows in editing mode.
  open var editingStyle: EditingStyle { controls.style }
  /// Whether the cell shows a control for moving it in editing mode.
  open var showsReorderControl: Bool {
    get { controls.isReorderRequested }
    set { changeControls { $0.isReorderRequested = newValue } }
  }

  /// Whether the content is indented in editing mode; in grouped tables only.
  open var shouldIndentWhileEditing: Bool {
    get { controls.indents }
    set { changeControls { $0.indents = newValue } }
  }

  /// Whether the cell is in editing mode.
  open var isEditing: Bool {
    get { cellState.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode, optionally animated.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != cellState.isEditing else { return }
    changeEditing(to: editing, animated: animated)
  }

  /// Whether the button that confirms a deletion is visible.
  open var showingDeleteConfirmation: Bool { cellState.isSwiped }
  /// Called before the cell enters or leaves editing mode.
  open func willTransition(to state: StateMask) {}
  /// Called after the cell has entered or left editing mode.
  open func didTransition(to state: StateMask) {}
  /// Called when the cell is lifted, dragged or dropped.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell takes touches while it is dragged; no effect.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Layout

  /// Returns the size that the constraints of the cell and its content ask for; without constraints,
  /// that of the content.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let own = super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    guard hasContent else { return own }
    return ownFittingSize(own, verticalFittingPriority) { fittingHeight(in: $0) }
  }

  /// Returns the size that fits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    return CGSize(width: width, height: fittingHeight(in: width))
  }

  /// Places the content, the accessories, the controls and the separators.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    layoutParts()
  }

  /// Requests a new measurement from the table.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    host?.contentSizeDidChange(of: self)
  }

  /// Updates the colors of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Focus and accessibility

  /// Whether the cell can receive keyboard focus: the one of the table's cells that Tab reaches.
  open override var canBecomeFocused: Bool { host?.canFocus(self) ?? false }

  /// Selects the row as a tap does.
  open override func accessibilityActivate() -> Bool { host?.activate(self) ?? false }

  /// The swipe actions of the row, or deleting and moving it while the table is edited, unless set.
  open override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get {
      if let actions = super.accessibilityCustomActions { return actions }
      let actions = host?.accessibilityActions(of: self) ?? []
      return actions.isEmpty ? nil : actions
    }
    set { super.accessibilityCustomActions = newValue }
  }

  /// Whether the cell is an element; by default if it has a text.
  open override var isAccessibilityElement: Bool {
    get { cellState.isElement ?? (spokenText != nil) }
    set { cellState.isElement = newValue }
  }

  /// The texts of the cell, separated by commas, unless set.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? spokenText }
    set { super.accessibilityLabel = newValue }
  }

  /// The button trait, and the selected trait while the cell is selected.
  open override var accessibilityTraits: UIAccessibilityTraits {
    get { isSelected ? super.accessibilityTraits.union(.selected) : super.accessibilityTraits }
    set { super.accessibilityTraits = newValue }
  }
}
