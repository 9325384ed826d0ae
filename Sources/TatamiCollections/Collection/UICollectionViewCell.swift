public import Foundation
public import TatamiControls
public import TatamiListContent
public import TatamiViews

/// A cell: the view of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Updates a cell's configurations for a state.
  public typealias ConfigurationUpdateHandler = (
    _ cell: UICollectionViewCell, _ state: UICellConfigurationState
  ) -> Void

  var content = ConfiguredContent()
  var updates = CellUpdates()
  var state = CollectionCellState()

  /// Creates a cell with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    content.constraintsDidChange = { [weak self] in
      guard let self, !record.isMeasured,
        collectionView?.selfSizingInvalidation == .enabledIncludingConstraints
      else { return }
      collectionView?.measureAgain(self)
    }
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The view of the content, which fills the cell or, in a list cell, the space between
  /// accessories.
  open var contentView: UIView { content.contentView }

  // MARK: Configurations

  /// The current state of the cell; an override may add states of its own.
  open var configurationState: UICellConfigurationState { presentState }
  /// Requests an update of the configurations before the next layout.
  open func setNeedsUpdateConfiguration() {
    updates.isNeeded = true
    setNeedsLayout()
  }
  /// Updates the configurations for a state; called before layout after a change of the state.
  open func updateConfiguration(using state: UICellConfigurationState) {
    content.update(for: state)
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
  /// Returns the background of a cell outside of lists: a transparent one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  // MARK: Backgrounds

  private var backgrounds = CollectionCellBackgrounds()

  /// The view behind the content, which fills the cell; it replaces the background configuration.
  open var backgroundView: UIView? {
    get { backgrounds.normal }
    set {
      if newValue != nil { removeBackgroundConfiguration() }
      backgrounds.normal?.removeFromSuperview()
      backgrounds.normal = newValue
      newValue.map { insertBackground($0, at: 0) }
    }
  }

  /// The view between background and content that is shown while the cell is selected or
  /// highlighted; it fills the cell.
  open var selectedBackgroundView: UIView? {
    get { backgrounds.selected }
    set {
      if newValue != nil { removeBackgroundConfiguration() }
      backgrounds.selected?.removeFromSuperview()
      backgrounds.selected = newValue
      updateSelectedBackground()
    }
  }

  // MARK: State

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { state.isSelected }
    set { change { $0.isSelected = newValue } }
  }

  /// Whether the cell is highlighted: touched, and selected if the touch ends.
  open var isHighlighted: Bool {
    get { state.isHighlighted }
    set { change { $0.isHighlighted = newValue } }
  }

  /// Whether the cell can receive keyboard focus; Tab reaches one cell of a collection view.
  open override var canBecomeFocused: Bool { collectionView?.canFocus(self) ?? false }

  /// Selects the cell's item as a tap does.
  open override func accessibilityActivate() -> Bool { collectionView?.activate(self) ?? false }

  /// Requests a new measurement from the collection view, unless its `selfSizingInvalidation`
  /// disables it.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    collectionView?.measureAgain(self)
  }

  /// The state of a drag of the cell.
  public enum DragState: Int, Sendable {
    /// The cell is not dragged.
    case none = 0
    /// The cell is being lifted.
    case lifting = 1
    /// The cell is dragged.
    case dragging = 2
  }

  /// Called when the user begins or stops moving the cell.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Updates the configurations after changes of the state.
  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
  }

  /// Returns the size that the constraints of the cell and its content ask for.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let content = constrainedContentSize(
      targetSize,
      horizontalFittingPriority,
      verticalFittingPriority
    )
    if let content, !hasConstraintsInside { return content }
    let own = super.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
    guard let content else { return own }
    return CGSize(width: max(content.width, own.width), height: max(content.height, own.height))
  }

  /// Returns the size of the configured content; without a configuration, the given size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return content.isConfigured ? contentView.sizeThatFits(size) : super.sizeThatFits(size)
  }

  /// Updates the configurations for the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  func change(_ change: (inout CollectionCellState) -> Void) {
    let old = state
    change(&state)
    guard state != old else { return }
    setNeedsUpdateConfiguration()
    guard state.isEmphasized != old.isEmphasized else { return }
    updateSelectedBackground()
    for view in contentView.subtree {
      if let label = view as? UILabel { label.isHighlighted = state.isEmphasized }
      if let image = view as? UIImageView { image.isHighlighted = state.isEmphasized }
    }
  }

  private func updateSelectedBackground() {
    guard let view = backgrounds.selected else { return }
    guard state.isEmphasized else { return view.removeFromSuperview() }
    insertBackground(view, at: backgrounds.normal == nil ? 0 : 1)
  }

  private func insertBackground(_ view: UIView, at index: Int) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: index)
  }
}

/// The views behind a cell's content.
private struct CollectionCellBackgrounds {
  var normal: UIView?
  var selected: UIView?
}

extension UIView {
  /// The view and its descendants.
  fileprivate var subtree: [UIView] {
    var views = [self]
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    return views
  }
}
