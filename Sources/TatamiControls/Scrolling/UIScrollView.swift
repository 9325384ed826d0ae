public import Foundation
public import TatamiViews

/// A view that scrolls and zooms content larger than its bounds.
///
/// ```swift
/// let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// scrollView.addSubview(content)
/// scrollView.contentSize = content.bounds.size
/// ```
///
/// A scroll view at rest takes no processor time, regardless of the size of its content.
@preconcurrency @MainActor
open class UIScrollView: UIView, UIScrollViewDelegating, ScrollContainer {
  /// Creates a scroll view with a frame; it clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    contentPriorities.compression = .scrolls
    panGestureRecognizer.allowedScrollTypesMask = .all
    attachRecognizers()
  }

  /// Returns nil: archives are not supported.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  package weak var scrollDelegate: (any UIScrollViewDelegate)?
  /// Changes the final offset of a drag before the delegate is called; receives the offset and the
  /// velocity, in points per millisecond.
  package var retargetDrag: ((CGPoint, CGPoint) -> CGPoint)?
  /// Whether content that a touch has stopped moves on to the offset that `retargetDrag` returns.
  package final var restsAtTargets = false
  /// Called after the offset has changed, before the delegate; set by a container with bars.
  package final var offsetHandler: (() -> Void)?
  /// Called after the distance to the end of the content may have changed; set by a container with a
  /// bar at the bottom.
  package final var endHandler: (() -> Void)?
  /// Called after the offset has changed, with false, and after a drag or an animation has ended, with
  /// true; set by a page controller.
  package final var motionHandler: ((Bool) -> Void)?
  /// The height, in points, by which a bar above the content has shrunk, and which it regains while
  /// the content is scrolled to its top.
  package final internal(set) var collapsedTop: CGFloat = 0
  /// The distances from the top of the content, besides 0, at which a drag that ends within them
  /// rests, ascending.
  final var snappingStops: [CGFloat] = []
  /// Whether a bar shrinks or grows, which moves the insets and not the legal offsets.
  final var isCollapsing = false
  var options = ScrollOptions()
  var scrollState = ScrollState()

  // MARK: Content

  /// The point of the content at the bounds' origin; may be set beyond the edges of the content.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { setOffset(newValue) }
  }

  /// Scrolls to an offset, immediately or animated within 0.3 seconds.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    if animated { animate(to: contentOffset) } else { jump(to: contentOffset) }
  }

  /// Scrolls by the shortest distance that makes a rectangle of the content visible.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    setContentOffset(offset(showing: rect), animated: animated)
  }

  /// The size of the content, in points.
  open var contentSize: CGSize {
    get { options.contentSize }
    set { setContentSize(newValue) }
  }

  /// The rectangle of the content, to which constraints of the content refer.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }
  /// The rectangle of the frame, which does not scroll with the content.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }
  /// Whether constraints may determine the size of the content; false if the view computes it.
  package final var takesSolvedContentSize = true

  /// The space around the content, in points.
  open var contentInset: UIEdgeInsets {
    get { options.contentInset }
    set { setContentInset(newValue) }
  }

  /// The space around the content, including the safe area and a refreshing refresh control.
  open var adjustedContentInset: UIEdgeInsets {
    contentInset + appliedSafeArea + scrollState.refresh.inset
  }

  /// The control that is revealed by pulling the content down; nil for none.
  open var refreshControl: UIRefreshControl? {
    get { scrollState.refresh.control }
    set { setRefreshControl(newValue) }
  }

  /// The way in which the safe area is added to the content insets.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { options.contentInsetAdjustmentBehavior }
    set { changeInsets { $0.contentInsetAdjustmentBehavior = newValue } }
  }

  /// The part of the safe area that is added to the content insets.
  var appliedSafeArea = UIEdgeInsets.zero
  /// The adjusted insets that were last reported to the delegate.
  var reportedContentInset = UIEdgeInsets.zero

  /// Called after `adjustedContentInset` has changed.
  open func adjustedContentInsetDidChange() {}

  // MARK: Scrolling behavior

  /// Whether the user can scroll.
  open var isScrollEnabled: Bool {
    get { options.isScrollEnabled }
    set {
      options.isScrollEnabled = newValue
      panGestureRecognizer.isEnabled = newValue
    }
  }

  /// Whether the content bounces at its edges.
  open var bounces: Bool {
    get { options.bounces }
    set { changeInsets { $0.bounces = newValue } }
  }

  /// Whether content bounces vertically even if it fits.
  open var alwaysBounceVertical: Bool {
    get { options.alwaysBounceVertical }
    set { changeInsets { $0.alwaysBounceVertical = newValue } }
  }

  /// Whether content bounces horizontally even if it fits.
  open var alwaysBounceHorizontal: Bool {
    get { options.alwaysBounceHorizontal }
    set { changeInsets { $0.alwaysBounceHorizontal = newValue } }
  }

  /// Whether a drag that begins along one axis stays on it.
  open var isDirectionalLockEnabled = false
  /// Whether content stops only at multiples of the bounds' size.
  open var isPagingEnabled = false
  /// The rate at which content decelerates after a drag.
  open var decelerationRate = DecelerationRate.normal

  // MARK: Indicators

  var indicators: ScrollIndicators?

  /// Whether the vertical indicator is shown while the content moves.
  open var showsVerticalScrollIndicator: Bool {
    get { options.showsVerticalScrollIndicator }
    set { changeIndicators { $0.showsVerticalScrollIndicator = newValue } }
  }

  /// Whether the horizontal indicator is shown while the content moves.
  open var showsHorizontalScrollIndicator: Bool {
    get { options.showsHorizontalScrollIndicator }
    set { changeIndicators { $0.showsHorizontalScrollIndicator = newValue } }
  }

  /// The style of the indicators.
  open var indicatorStyle: IndicatorStyle {
    get { options.indicatorStyle }
    set { changeIndicators { $0.indicatorStyle = newValue } }
  }

  /// The insets of the vertical indicator from the edges, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { options.verticalScrollIndicatorInsets }
    set { changeIndicators { $0.verticalScrollIndicatorInsets = newValue } }
  }

  /// The insets of the horizontal indicator from the edges, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { options.horizontalScrollIndicatorInsets }
    set { changeIndicators { $0.horizontalScrollIndicatorInsets = newValue } }
  }

  /// Whether the safe area is added to the indicator insets.
  open var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { options.automaticallyAdjustsScrollIndicatorInsets }
    set { changeIndicators { $0.automaticallyAdjustsScrollIndicatorInsets = newValue } }
  }

  /// Shows the indicators for one second.
  open func flashScrollIndicators() {
    flashIndicators()
  }

  // MARK: State

  /// Whether a finger is on the content.
  open var isTracking: Bool { scrollState.isTracking }
  /// Whether the user is dragging the content.
  open var isDragging: Bool { scrollState.drag != nil }
  /// Whether the content is moving after a drag has ended.
  open var isDecelerating: Bool { scrollState.animation?.kind == .deceleration }

  // MARK: Touches

  let touchRecognizer = ScrollTouchRecognizer()

  /// The gesture recognizer of drags and scroll events.
  open private(set) var panGestureRecognizer = UIPanGestureRecognizer()

  /// Whether touches are delivered to content views only when scrolling is unlikely.
  open var delaysContentTouches = true
  /// Whether touches of content views are canceled when they turn into a drag.
  open var canCancelContentTouches = true
  /// The way in which scrolling dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// Returns whether a content view receives touches.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>,
    with event: UIEvent?,
    in view: UIView
  ) -> Bool {
    true
  }

  /// Returns whether touches of a content view may be canceled; false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Returns whether a recognizer may begin; for drags, whether the content can scroll.
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    if gestureRecognizer === pinchRecognizer { return zoomedView != nil }
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    guard !panMayBegin() else { return true }
    touchRecognizer.stopDelayingTouches()
    return false
  }

  // MARK: Zooming

  var zoom = ScrollZoom()
  let pinchRecognizer = ScrollPinchRecognizer()

  /// The gesture recognizer of zooming; nil if the limits allow one scale only.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? {
    maximumZoomScale > minimumZoomScale ? pinchRecognizer : nil
  }

  /// The minimum scale of the content at rest.
  open var minimumZoomScale: CGFloat {
    get { options.minimumZoomScale }
    set { changeZoomLimit(to: newValue) { $0.minimumZoomScale = newValue } }
  }

  /// The maximum scale of the content at rest.
  open var maximumZoomScale: CGFloat {
    get { options.maximumZoomScale }
    set { changeZoomLimit(to: newValue) { $0.maximumZoomScale = newValue } }
  }

  /// The scale of the view that the delegate returns for zooming; 1 if there is none.
  open var zoomScale: CGFloat {
    get { zoom.scale }
    set { zoom(toScale: newValue, animated: false) }
  }

  /// Zooms about the center, immediately or animated within 0.3 seconds.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    zoom(toScale: scale, animated: animated)
  }

  /// Zooms until a rectangle of the zoomed view fills the bounds.
  open func zoom(to rect: CGRect, animated: Bool) {
    zoom(toRect: rect, animated: animated)
  }

  /// Whether a pinch may exceed the limits temporarily.
  open var bouncesZoom = true
  /// Whether the user is zooming.
  open var isZooming: Bool { zoom.pinch != nil }
  /// Whether the scale is returning to its limits.
  open var isZoomBouncing: Bool { zoom.animation?.isBounce == true }

  // MARK: Overrides

  package func boundsDidChange(from old: CGRect) {
    boundsChanged(from: old)
  }

  /// Updates the content insets.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateInsets()
  }

  /// Stops scrolling when the view leaves its window.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { stopScrolling() }
  }

  /// Scrolls by a page; returns false at the end of the content.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }
}
