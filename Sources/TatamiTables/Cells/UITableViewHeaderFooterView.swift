public import Foundation
public import TatamiControls
public import TatamiListContent
public import TatamiViews

/// The header or footer of a table's section.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
  /// Updates a view's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// The identifier passed to the initializer, which selects the table's pool.
  let poolIdentifier: String?
  private let content = ConfiguredContent(preservesMargins: true)
  private var labels = HeaderFooterLabels()
  private var background: UIView?
  private var updates = (isNeeded: false, handler: ConfigurationUpdateHandler?.none)
  /// The role of the view: whether it is a header, and whether its table is grouped.
  var role = HeaderFooterRole()
  /// Whether the view is pinned to an edge of the table.
  var isPinned = false {
    didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Creates a header or footer.
  public init(reuseIdentifier: String?) {
    poolIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: HeaderFooterRole.plainHeight))
    super.directionalLayoutMargins = CellMetrics.margins(side: CellMetrics.side)
    solvesInLayout = true
    addSubview(content.contentView)
  }

  /// Creates a header or footer with a frame.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // MARK: Reuse

  /// The identifier by which the table reuses the view; nil for a view that is not reused.
  open var reuseIdentifier: String? { poolIdentifier }

  /// Prepares the view for another section; called before the table returns it from its pool.
  open func prepareForReuse() {}

  // MARK: Content

  /// The view of the content.
  open var contentView: UIView { content.contentView }
  /// The label of the title, made when first read; nil with a content configuration.
  open var textLabel: UILabel? {
    content.isConfigured ? nil : labels.text(in: contentView, role)
  }
  /// The label of the detail text, made when first read; nil with a content configuration.
  open var detailTextLabel: UILabel? {
    content.isConfigured ? nil : labels.detail(in: contentView)
  }
  /// The view behind the content; nil for the background of the table's style.
  open var backgroundView: UIView? {
    get { background }
    set {
      background?.removeFromSuperview()
      background = newValue
      guard let newValue else { return }
      content.setBackground(nil, in: self)
      newValue.frame = bounds
      insertSubview(newValue, at: 0)
    }
  }

  // MARK: Configurations

  /// The current state of the view.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isFocused = isFocused
    state.isPinned = isPinned
    return state
  }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    updates.isNeeded = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; called before layout after a change of the state.
  open func updateConfiguration(using state: UIViewConfigurationState) {
    content.update(for: state)
  }
  /// The closure that updates configurations for a new state; nil for none.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    get { updates.handler }
    set {
      updates.handler = newValue
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
  /// Returns the background of headers and footers in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    role.isGrouped ? .listGroupedHeaderFooter() : .listPlainHeaderFooter()
  }
  /// Returns the content configuration of headers or footers in the table's style, without content.
  public func defaultContentConfiguration() -> UIListContentConfiguration { role.content }
  /// The content; setting it replaces the content view, nil restores a plain one.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.content }
    set {
      if content.setContent(newValue, in: self) { labels = HeaderFooterLabels() }
      setNeedsUpdateConfiguration()
    }
  }
  /// The background; setting it removes the background view.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { content.background }
    set {
      if newValue != nil { backgroundView = nil }
      content.setBackground(newValue, in: self)
      setNeedsUpdateConfiguration()
    }
  }

  private func updateConfigurationIfNeeded() {
    guard updates.isNeeded else { return }
    updates.isNeeded = false
    let state = configurationState
    updateConfiguration(using: state)
    updates.handler?(self, state)
    updates.isNeeded = false
  }

  // MARK: Layout

  /// Returns the size that the constraints of the view and its content ask for; without constraints,
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
    guard contentView.hasConstraintsInside else { return own }
    return ownFittingSize(own, verticalFittingPriority) { contentHeight(inWidth: $0) }
  }

  private func contentHeight(inWidth width: CGFloat) -> CGFloat {
    let frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    return content.fittingHeight(in: frame, of: frame.size)
  }

  /// Returns the size that fits the content in a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    let width = size.width > 0 && size.width.isFinite ? size.width : bounds.width
    let height =
      content.isConfigured || contentView.hasConstraintsInside
      ? contentHeight(inWidth: width)
      : labels.height(role, in: width, margins: layoutMargins)
    return CGSize(width: width, height: height)
  }

  /// Places the content.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    contentView.frame = bounds
    background?.frame = bounds
    content.backgroundView?.frame = bounds
    if !content.isConfigured { labels.place(role, in: bounds, margins: layoutMargins) }
  }
}

extension UITableViewHeaderFooterView: ConfigurationUpdating {}
