public import Foundation

/// A view whose content can be larger than itself and is moved by fingers (S98-S114).
///
/// Nothing runs while the content rests, however large it is.
@MainActor
open class UIScrollView: UIView, UIScrollViewDelegating {
  /// Makes a scroll view with a frame; content is cut off at its bounds (S13).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.allowedScrollTypesMask = .all
    attachRecognizers()
  }

  /// Archives cannot be read by this kit: nil.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  weak var scrollDelegate: (any UIScrollViewDelegate)?
  var activity = ScrollActivity()

  isolated deinit {
    activity.frames?.cancel()
    indicators?.end()
    zoom.frames?.cancel()
  }

  // MARK: Content (S98-S102, S111, S114)

  /// The point of the content at the bounds' origin; not clamped (S98, S100).
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// Scrolls to an offset, at once or within 0.3 seconds (S102).
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset) } else { jump(to: contentOffset) }
  }

  /// Scrolls so far that a rectangle of the content is seen; not if it is seen already.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The size of the content, in points.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize.width.isFinite, contentSize.height.isFinite else {
        layer.refuse("a content size", contentSize)
        return contentSize = oldValue
      }
      if oldValue != contentSize { contentSizeChanged() }
    }
  }

  /// Space around the content, in points (S114).
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      guard contentInset.isFinite else {
        layer.refuse("a content inset", contentInset)
        return contentInset = oldValue
      }
      if oldValue != contentInset { updateInsets() }
    }
  }

  /// The space around the content, safe area included (S111).
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaShare }

  /// Which edges of the safe area are added to the content's insets (S111).
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { if oldValue != contentInsetAdjustmentBehavior { updateInsets() } }
  }

  /// The edges of the safe area that are added to the content's insets.
  var safeAreaShare = UIEdgeInsets.zero
  /// The insets that the delegate knows of.
  var contentInsetReported = UIEdgeInsets.zero

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Ways of scrolling (S106-S109)

  /// Whether fingers can scroll.
  open var isScrollEnabled = true {
    didSet { panGestureRecognizer.isEnabled = isScrollEnabled }
  }
  /// Whether content can be pulled beyond its edges.
  open var bounces = true { didSet { updateInsets() } }
  /// Whether content that fits can be pulled up and down.
  open var alwaysBounceVertical = false { didSet { updateInsets() } }
  /// Whether content that fits can be pulled to the sides.
  open var alwaysBounceHorizontal = false { didSet { updateInsets() } }
  /// Whether a finger that sets out along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether content comes to rest on multiples of the bounds' size only.
  open var isPagingEnabled = false
  /// How fast content slows down.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Indicators (S112)

  var indicators: ScrollIndicators?

  /// Whether an indicator of the vertical offset is shown while the content moves.
  open var showsVerticalScrollIndicator = true { didSet { indicators?.place() } }
  /// Whether an indicator of the horizontal offset is shown while the content moves.
  open var showsHorizontalScrollIndicator = true { didSet { indicators?.place() } }
  /// The colour of the indicators.
  open var indicatorStyle = IndicatorStyle.default { didSet { indicators?.place() } }
  /// How far the vertical indicator keeps from the edges, in points.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators?.place() } }
  /// How far the horizontal indicator keeps from the edges, in points.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero { didSet { indicators?.place() } }
  /// Whether the indicators keep clear of the safe area, too.
  open var automaticallyAdjustsScrollIndicatorInsets = true { didSet { indicators?.place() } }

  /// Shows the indicators for a moment.
  open func flashScrollIndicators() {
    flashIndicators()
  }

  // MARK: State (S103)

  /// Whether a finger is on the content.
  open var isTracking: Bool { activity.isTracking }
  /// Whether a finger moves the content.
  open var isDragging: Bool { activity.drag != nil }
  /// Whether the content moves on after a finger has let go.
  open var isDecelerating: Bool { activity.run?.kind == .deceleration }

  // MARK: Touches (S110)

  let touchRecognizer = ScrollTouchRecognizer()

  /// The recogniser of scrolling.
  public let panGestureRecognizer = UIPanGestureRecognizer()

  /// Whether the content hears of touches only when they are not about to scroll (S110).
  open var delaysContentTouches = true
  /// Whether touches are taken away from the content when they turn out to scroll (S110).
  open var canCancelContentTouches = true
  /// Whether scrolling puts the keyboard away.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Whether a view of the content hears of touches; false: the content never does.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    true
  }

  /// Whether touches may be taken away from a view of the content: not from controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether a recogniser may recognise; that of scrolling, if there is something to scroll to.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinchRecognizer { return zoomedView != nil }
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    guard !panMayBegin() else { return true }
    touchRecognizer.letTouchesThrough()
    return false
  }

  // MARK: Zooming (S113)

  var zoom = ScrollZoom()
  let pinchRecognizer = ScrollPinchRecognizer()

  /// The recogniser of zooming; nil while the limits leave one scale only.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? pinchRecognizer : nil
  }

  /// The least scale that content comes to rest at.
  open var minimumZoomScale: CGFloat = 1 {
    didSet {
      guard accepts(zoomScale: minimumZoomScale) else { return minimumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }

  /// The greatest scale that content comes to rest at.
  open var maximumZoomScale: CGFloat = 1 {
    didSet {
      guard accepts(zoomScale: maximumZoomScale) else { return maximumZoomScale = oldValue }
      zoomLimitsChanged()
    }
  }

  /// The scale of the view that the delegate names for zooming, within the limits; 1 without one.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom(toScale: newValue, animated: false) }
  }

  /// Zooms about the middle, at once or within 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms until a rectangle of the zoomed view fills the bounds.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  /// Whether fingers can zoom beyond the limits for a while.
  open var bouncesZoom = true
  /// Whether fingers are zooming.
  open var isZooming: Bool { zoom.pinch != nil }
  /// Whether the scale is coming back from beyond its limits.
  open var isZoomBouncing: Bool { zoom.run?.isBounce == true }

  // MARK: Overrides

  package override func layerBoundsDidChange(from old: CGRect) {
    tookBounds(from: old)
  }

  /// Content keeps clear of what is added to its insets, so its views need not (S111).
  override var safeAreaOfSubviews: UIEdgeInsets { safeAreaInsets - safeAreaShare }

  /// Brings the content's insets up to date (S40, S111).
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateInsets()
  }

  /// Content that leaves the window comes to rest.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { comeToRest() }
  }
}
