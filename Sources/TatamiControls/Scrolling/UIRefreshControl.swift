public import Foundation
package import TatamiViews

/// A control above the content of a scroll view that starts a refresh when it is pulled down.
///
/// Set it as the `refreshControl` of a scroll view. Pulling sends `valueChanged`; the program calls
/// `endRefreshing()` when its content is up to date.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  /// The height of the control, in points.
  static let length: CGFloat = 60
  /// The distance by which the content must be pulled to start a refresh, in points.
  private static let threshold: CGFloat = 90
  private static let spinnerLength: CGFloat = 28

  private var spinner = SpinnerAnimation()
  private let titleLabel = UILabel()
  /// The distance by which the content is pulled, in units of the threshold.
  private var pull: CGFloat = 0
  /// Whether the current drag has not started a refresh yet.
  private var isArmed = true

  /// Creates a control; its scroll view sets the frame.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: frame.width, height: Self.length))
    isOpaque = false
    isUserInteractionEnabled = false
    contentMode = .redraw
    titleLabel.textAlignment = .center
    titleLabel.font = .preferredFont(forTextStyle: .footnote)
    titleLabel.textColor = .secondaryLabel
    addSubview(titleLabel)
  }

  /// Returns nil: this kit cannot read archives.
  public required init?(coder: NSCoder) { nil }

  /// The text below the spinner.
  open var attributedTitle: NSAttributedString? {
    get { titleLabel.attributedText }
    set {
      titleLabel.attributedText = newValue
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  // MARK: Refreshing

  /// Whether a refresh has begun and not ended.
  open private(set) var isRefreshing = false

  /// Begins a refresh programmatically; sends no event and does not scroll.
  open func beginRefreshing() { setRefreshing(true) }

  /// Ends a refresh and returns the content to its top.
  open func endRefreshing() { setRefreshing(false) }

  private var scrollView: UIScrollView? {
    let above = superview as? UIScrollView
    return above?.refreshControl === self ? above : nil
  }

  private func setRefreshing(_ isRefreshing: Bool) {
    guard isRefreshing != self.isRefreshing else { return }
    self.isRefreshing = isRefreshing
    updateSpinning()
    scrollView?.refreshingDidChange()
  }

  /// Follows the content of the scroll view; starts a refresh if it is pulled far enough.
  func contentDidMove(in scrollView: UIScrollView) {
    let top = scrollView.adjustedContentInset.top - scrollView.scrollState.refresh.inset.top
    let edge = scrollView.contentOffset.y + top
    frame = CGRect(
      x: 0,
      y: min(edge, -Self.length),
      width: scrollView.bounds.width,
      height: Self.length
    )
    if edge >= 0 || !scrollView.isDragging { isArmed = true }
    let pull = max(0, -edge) / Self.threshold
    if pull != self.pull { setNeedsDisplay() }
    self.pull = pull
    guard pull >= 1, scrollView.isDragging, isArmed, isEnabled, !isRefreshing else { return }
    isArmed = false
    setRefreshing(true)
    send(.valueChanged)
  }

  /// Pauses the spinner outside of windows.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    updateSpinning()
  }

  private func updateSpinning() {
    setNeedsDisplay()
    spinner.setSpinning(isRefreshing && window != nil) { [weak self] in self?.setNeedsDisplay() }
  }

  // MARK: Layout

  /// Places the title below the spinner.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = titleLabel.sizeThatFits(bounds.size).height
    titleLabel.frame = CGRect(
      x: 0,
      y: onPixel(bounds.height - height - 4),
      width: bounds.width,
      height: height
    )
  }

  /// Draws the spinner: all spokes during a refresh, otherwise a number that increases with the
  /// pull.
  open override func draw(_ rect: CGRect) {
    let spokes = SpinnerAnimation.spokes
    let count = isRefreshing ? spokes : Int(min(1, pull) * CGFloat(spokes))
    let hasTitle = attributedTitle != nil
    let side = Self.spinnerLength
    let square = CGRect(
      x: onPixel(bounds.midX - side / 2),
      y: onPixel(hasTitle ? 6 : bounds.midY - side / 2),
      width: side,
      height: side
    )
    spinner.draw(in: square, color: ownTintColor ?? .secondaryLabel, count: count)
  }

  /// The available width and the height of the control.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width < 1e6 ? size.width : bounds.width, height: Self.length)
  }
  /// The height of the control; no natural width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.length)
  }

  /// Updates the spinner for the new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// Whether the control can receive focus: false.
  open override var canBecomeFocused: Bool { false }

  package override var ownAccessibility: AccessibilityContent {
    var content = super.ownAccessibility
    content.isElement = isRefreshing
    content.label = attributedTitle?.string
    content.value = isRefreshing ? "1" : "0"
    content.traits.insert(.updatesFrequently)
    return content
  }
}
